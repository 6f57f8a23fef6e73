#pragma once
#include <stdbool.h>
#include <stdint.h>

// The functions of ICU that are used, under names that the importer can see.
//
// ICU renames its functions for each release by a macro that Swift does not expand, and its enums
// clash with those of the ICU inside Foundation as soon as one program imports both. So no header
// of ICU is included here: every shim is one call, and every type is opaque or a plain number.

typedef struct ShimBreakIterator ShimBreakIterator;
typedef struct ShimBidi ShimBidi;

/// Wraps `ubrk_open` with UBRK_LINE; NULL on failure.
ShimBreakIterator *shim_ubrk_open_line(const char *locale);
/// Wraps `ubrk_open` with UBRK_CHARACTER; NULL on failure.
ShimBreakIterator *shim_ubrk_open_character(const char *locale);
/// Wraps `ubrk_close`.
void shim_ubrk_close(ShimBreakIterator *iterator);
/// Wraps `ubrk_setText`; false on failure.
bool shim_ubrk_setText(ShimBreakIterator *iterator, const uint16_t *text, int32_t length);
/// Wraps `ubrk_next`; -1 (UBRK_DONE) at the end.
int32_t shim_ubrk_next(ShimBreakIterator *iterator);
/// Wraps `ubrk_following`; -1 (UBRK_DONE) at the end.
int32_t shim_ubrk_following(ShimBreakIterator *iterator, int32_t offset);
/// Whether `ubrk_getRuleStatus` is at least UBRK_LINE_HARD.
bool shim_ubrk_isMandatory(ShimBreakIterator *iterator);

/// Wraps `ubidi_open`.
ShimBidi *shim_ubidi_open(void);
/// Wraps `ubidi_close`.
void shim_ubidi_close(ShimBidi *bidi);
/// Wraps `ubidi_setPara` with UBIDI_DEFAULT_LTR, then `ubidi_countRuns`; -1 on failure.
int32_t shim_ubidi_setParagraph(ShimBidi *bidi, const uint16_t *text, int32_t length);
/// Wraps `ubidi_getVisualRun`; true when the run is right to left.
bool shim_ubidi_getVisualRun(ShimBidi *bidi, int32_t index, int32_t *start, int32_t *length);
/// Wraps `ubidi_getLevels`: a level for each code unit, good until the next paragraph; NULL on failure.
const uint8_t *shim_ubidi_getLevels(ShimBidi *bidi);

/// Wraps `uscript_getScript`: 0 is common, 1 inherited, 25 Latin, 103 unknown.
int32_t shim_uscript_getScript(uint32_t character);
/// Wraps `uscript_getShortName`: the ISO 15924 code; NULL for no script.
const char *shim_uscript_getShortName(int32_t script);
/// One more than the greatest script code.
int32_t shim_uscript_count(void);

/// Wraps `u_charType`.
int32_t shim_u_charType(uint32_t character);
/// Wraps `u_hasBinaryProperty` with UCHAR_DEFAULT_IGNORABLE_CODE_POINT.
bool shim_u_isDefaultIgnorable(uint32_t character);
/// Wraps `u_hasBinaryProperty` with UCHAR_WHITE_SPACE.
bool shim_u_isWhiteSpace(uint32_t character);
/// Wraps `u_hasBinaryProperty` with UCHAR_EMOJI_PRESENTATION.
bool shim_u_isEmojiPresentation(uint32_t character);
/// The version of ICU, such as 72.1.
const char *shim_icu_version(void);
