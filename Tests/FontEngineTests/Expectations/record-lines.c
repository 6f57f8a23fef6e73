// Writes lines.json: where texts break at some widths, found the slow way.
//
//   cc record-lines.c -o record-lines $(pkg-config --cflags --libs harfbuzz icu-uc)
//   ./record-lines ../../../Fonts > lines.json
//
// Every candidate for a line is shaped by itself and the longest one that fits is taken: no sums of
// advances, no adjustments, nothing shared with the engine but the libraries. HarfBuzz is told what
// stands around a line, so that Arabic letters stay joined where a word is broken inside.
//
// Rules: lines end at ICU's line boundaries for the language; spaces at a line's end hang; where no
// boundary fits, at grapheme boundaries, one grapheme at least; script and direction are those of
// the whole text, which has one script.

#include <hb-ot.h>
#include <hb.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>

static const struct {
  const char *file, *variations, *locale, *text;
} entries[] = {
    {"Montserrat/Montserrat[wght].ttf", "wght=400", "en",
     "Show homes near stations, parks and schools first"},
    {"Montserrat/Montserrat[wght].ttf", "wght=400", "en", "AVATAR Today — Wave to Tom’s Yacht"},
    {"Montserrat/Montserrat[wght].ttf", "wght=700", "de",
     "Haustürschlüsselübergabebestätigung per E-Mail senden"},
    {"Montserrat/Montserrat[wght].ttf", "wght=700", "ru", "Уведомления о снижении цены"},
    {"Montserrat/Montserrat[wght].ttf", "wght=400", "vi",
     "Căn hộ có ban công hướng về phía công viên"},
    {"PTSans/PT_Sans-Web-Regular.ttf", "", "en", "Two-bedroom flat, top floor: “light” and quiet"},
    {"PTSans/PT_Sans-Web-Regular.ttf", "", "en", "TAVATYAVOWAVATYOTAVYAWATO"},
    {"PTSans/PT_Sans-Web-Regular.ttf", "", "de", "Größe ab 54,5 m² und höchstens 1.250 € im Monat"},
    {"PTSans/PT_Sans-Web-Regular.ttf", "", "ru", "Добавьте фотографии, чтобы объявление заметили"},
    {"PTSans/PT_Sans-Web-Regular.ttf", "", "fr",
     "Où souhaitez-vous habiter\xC2\xA0? Près d’une gare"},
    {"Lato/Lato-Regular.ttf", "", "en", "Office affairs: fifty-five files, fluffy first drafts"},
    {"Lato/Lato-Regular.ttf", "", "pl", "Żółte światło, łąka i źródło wody"},
    {"Lato/Lato-Regular.ttf", "", "vi", "Tìm kiếm đã lưu và thông báo mới"},
    {"Lato/Lato-Regular.ttf", "", "en", "line one\nline two is longer\n\nlast"},
    {"OpenDyslexic/OpenDyslexic-Regular.otf", "", "en", "Easy reading for everybody, everywhere"},
    {"OpenDyslexic/OpenDyslexic-Bold.otf", "", "de", "Rechtsschutzversicherungsgesellschaften"},
    {"Figtree/Figtree[wght].ttf", "wght=600", "en", "Save search and/or share it with a friend"},
    {"Mulish/Mulish[wght].ttf", "wght=400", "en", "No new messages; you’re all caught up!"},
    {"Inter/Inter[opsz,wght].ttf", "opsz=14,wght=400", "en",
     "Price per month (without heating), in euros"},
    {"Inter/Inter[opsz,wght].ttf", "opsz=32,wght=700", "ru", "Сохранённые поиски и новые квартиры"},
    {"AtkinsonHyperlegible/AtkinsonHyperlegible-Regular.ttf", "", "en",
     "Read it   from far away   or close up"},
    {"NotoSansThai/NotoSansThai[wdth,wght].ttf", "", "th", "ค้นหาบ้านและห้องพักใกล้สถานีรถไฟ"},
    {"NotoSansThai/NotoSansThai[wdth,wght].ttf", "", "th", "การแจ้งเตือนใหม่ยังไม่ได้อ่าน"},
    {"NotoSansArabic/NotoSansArabic[wdth,wght].ttf", "", "ar", "ابحث عن شقة قريبة من المحطة"},
    {"NotoSansArabic/NotoSansArabic[wdth,wght].ttf", "", "ar", "حفظ الإعدادات والمتابعة لاحقا"},
    {"NotoSansDevanagari/NotoSansDevanagari[wdth,wght].ttf", "", "hi",
     "स्टेशन के पास घर और कमरे खोजें"},
};

// In thousandths of an em.
static const int widths[] = {2500, 4700, 7300, 11100, 16900};

static hb_font_t *font;
static double per_em;
static UChar text[1024];
static int32_t length;
static hb_segment_properties_t properties;
static bool ends[1025], must_end[1025], graphemes[1025];

static bool hangs(UChar unit) {
  return unit != 0xA0 && unit != 0x2007 && unit != 0x202F && u_isUWhiteSpace(unit);
}

static bool terminates(UChar unit) { return unit == '\n'; }

// The advance of text[start..<end] shaped by itself, up to what hangs at its end, in thousandths.
static double width_of(int32_t start, int32_t end) {
  int32_t visible = end;
  while (visible > start && hangs(text[visible - 1])) visible--;
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_set_segment_properties(buffer, &properties);
  hb_buffer_add_utf16(buffer, text, length, (unsigned)start, end - start);
  hb_shape(font, buffer, NULL, 0);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  double sum = 0;
  for (unsigned i = 0; i < count; i++) {
    int32_t place = (int32_t)infos[i].cluster;
    if (place < visible && !terminates(text[place])) sum += positions[i].x_advance;
  }
  hb_buffer_destroy(buffer);
  return sum / per_em * 1000;
}

static void find_boundaries(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  memset(ends, 0, sizeof ends);
  memset(must_end, 0, sizeof must_end);
  memset(graphemes, 0, sizeof graphemes);
  UBreakIterator *lines = ubrk_open(UBRK_LINE, locale, text, length, &status);
  for (int32_t at = ubrk_next(lines); at != UBRK_DONE; at = ubrk_next(lines)) {
    ends[at] = true;
    must_end[at] = ubrk_getRuleStatus(lines) >= UBRK_LINE_HARD || at == length;
  }
  ubrk_close(lines);
  UBreakIterator *characters = ubrk_open(UBRK_CHARACTER, locale, text, length, &status);
  for (int32_t at = ubrk_next(characters); at != UBRK_DONE; at = ubrk_next(characters)) {
    graphemes[at] = true;
  }
  ubrk_close(characters);
  if (U_FAILURE(status)) exit(2);
}

// Where the line that starts at start ends.
static int32_t line_end(int32_t start, int limit) {
  int32_t stop = start + 1;
  while (!must_end[stop]) stop++;
  for (int32_t end = stop; end > start; end--) {
    if (ends[end] && width_of(start, end) <= limit + 1e-6) return end;
  }
  int32_t first = start + 1;
  while (!graphemes[first]) first++;
  for (int32_t end = stop; end > first; end--) {
    if (graphemes[end] && width_of(start, end) <= limit + 1e-6) return end;
  }
  return first;
}

int main(int count, char **arguments) {
  if (count != 2) return 64;
  printf("{\"reference\":\"HarfBuzz %s and ICU %s, each line shaped by itself: record-lines.c\",\n",
         hb_version_string(), U_ICU_VERSION);
  printf("\"texts\":[\n");
  for (size_t e = 0; e < sizeof entries / sizeof *entries; e++) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", arguments[1], entries[e].file);
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return 2;
    hb_face_t *face = hb_face_create(blob, 0);
    font = hb_font_create(face);
    int scale = (int)hb_face_get_upem(face) * (hb_ot_var_has_data(face) ? 64 : 1);
    per_em = scale;
    hb_font_set_scale(font, scale, scale);
    hb_variation_t variations[4];
    unsigned variation_count = 0;
    char list[64];
    strcpy(list, entries[e].variations);
    for (char *part = strtok(list, ","); part; part = strtok(NULL, ",")) {
      hb_variation_from_string(part, -1, &variations[variation_count++]);
    }
    if (variation_count > 0) hb_font_set_variations(font, variations, variation_count);
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(text, 1024, &length, entries[e].text, -1, &status);
    hb_buffer_t *whole = hb_buffer_create();
    hb_buffer_add_utf16(whole, text, length, 0, length);
    hb_buffer_set_language(whole, hb_language_from_string(entries[e].locale, -1));
    hb_buffer_guess_segment_properties(whole);
    hb_buffer_get_segment_properties(whole, &properties);
    find_boundaries(entries[e].locale);
    printf("{\"file\":\"%s\",\"variations\":\"%s\",\"language\":\"%s\",\"text\":\"",
           entries[e].file, entries[e].variations, entries[e].locale);
    for (const char *c = entries[e].text; *c; c++) {
      if (*c == '\n') fputs("\\n", stdout);
      else putchar(*c);
    }
    printf("\",\"wraps\":[");
    for (size_t w = 0; w < sizeof widths / sizeof *widths; w++) {
      double widest = 0;
      printf("%s{\"width\":%d,\"ends\":[", w ? "," : "", widths[w]);
      for (int32_t start = 0; start < length;) {
        int32_t end = line_end(start, widths[w]);
        double width = width_of(start, end);
        if (width > widest) widest = width;
        printf("%s%d", start ? "," : "", end);
        start = end;
      }
      printf("],\"widest\":%.3f}", widest);
    }
    printf("]}%s\n", e + 1 < sizeof entries / sizeof *entries ? "," : "");
    hb_buffer_destroy(whole);
    hb_font_destroy(font);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
  }
  printf("]}\n");
  return 0;
}
