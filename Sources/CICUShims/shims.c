#include "CICUShims.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

static ShimBreakIterator *open_iterator(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_FAILURE(status) ? NULL : (ShimBreakIterator *)iterator;
}

ShimBreakIterator *shim_ubrk_open_line(const char *locale) {
  return open_iterator(UBRK_LINE, locale);
}

ShimBreakIterator *shim_ubrk_open_character(const char *locale) {
  return open_iterator(UBRK_CHARACTER, locale);
}

void shim_ubrk_close(ShimBreakIterator *iterator) { ubrk_close((UBreakIterator *)iterator); }

bool shim_ubrk_setText(ShimBreakIterator *iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t shim_ubrk_next(ShimBreakIterator *iterator) {
  return ubrk_next((UBreakIterator *)iterator);
}

int32_t shim_ubrk_following(ShimBreakIterator *iterator, int32_t offset) {
  return ubrk_following((UBreakIterator *)iterator, offset);
}

bool shim_ubrk_isMandatory(ShimBreakIterator *iterator) {
  return ubrk_getRuleStatus((UBreakIterator *)iterator) >= UBRK_LINE_HARD;
}

ShimBidi *shim_ubidi_open(void) { return (ShimBidi *)ubidi_open(); }

void shim_ubidi_close(ShimBidi *bidi) { ubidi_close((UBiDi *)bidi); }

int32_t shim_ubidi_setParagraph(ShimBidi *bidi, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, UBIDI_DEFAULT_LTR, NULL, &status);
  int32_t count = ubidi_countRuns((UBiDi *)bidi, &status);
  return U_FAILURE(status) ? -1 : count;
}

bool shim_ubidi_getVisualRun(ShimBidi *bidi, int32_t index, int32_t *start, int32_t *length) {
  return ubidi_getVisualRun((UBiDi *)bidi, index, start, length) == UBIDI_RTL;
}

const uint8_t *shim_ubidi_getLevels(ShimBidi *bidi) {
  UErrorCode status = U_ZERO_ERROR;
  const UBiDiLevel *levels = ubidi_getLevels((UBiDi *)bidi, &status);
  return U_FAILURE(status) ? NULL : levels;
}

int32_t shim_uscript_getScript(uint32_t character) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)character, &status);
  return U_FAILURE(status) ? USCRIPT_UNKNOWN : script;
}

const char *shim_uscript_getShortName(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

int32_t shim_uscript_count(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

int32_t shim_u_charType(uint32_t character) { return u_charType((UChar32)character); }

bool shim_u_isDefaultIgnorable(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool shim_u_isWhiteSpace(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_WHITE_SPACE);
}

bool shim_u_isEmojiPresentation(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}

const char *shim_icu_version(void) { return U_ICU_VERSION; }
