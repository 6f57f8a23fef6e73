// The benchmark's yardstick: the same work as fontgauge-bench, as a plain loop over HarfBuzz and ICU.
//
// usage: plain-loop FONT STRINGS [--threads N]
//
// STRINGS has one text a line, in UTF-8. Each text is shaped once and its line breaks are found once;
// then it is wrapped at twelve sizes and six widths. Prints the number of lines of all wraps and the
// sum, in points, of the widest line of each.

#include <hb-ot.h>
#include <hb.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ustring.h>

enum { SIZE_COUNT = 12, WIDTH_COUNT = 6, BATCH = 32, MAXIMUM_THREADS = 64 };

// Line spacings of the body style, from xSmall to AX5; a size is 17 times one of them over large's 22.
static const double LEADINGS[SIZE_COUNT] = {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62};
static const double WIDTHS[WIDTH_COUNT] = {288, 343, 358, 361, 398, 408};

typedef struct {
  const char *bytes;
  int32_t count;
} Line;

// What all workers read.
typedef struct {
  hb_font_t *font;
  double scale;  // of the font, in units per em
  const Line *lines;
  size_t line_count;
  atomic_size_t next;
} Job;

// What may change at a place where a text is broken: the width before it and the width after it.
typedef struct {
  double before;
  double after;
} Edge;

enum { INSIDE_CLUSTER = 0, SAFE = 1, UNSAFE = 2 };

// A piece of text between two break opportunities.
typedef struct {
  int32_t start;
  int32_t trimmed_end;  // without the white space that hangs
  int32_t end;
  bool hard;            // a line ends here whatever the width
  double trimmed_width; // from the text's start to trimmed_end, with the change that a break makes
  double base;          // from the text's start to start, less the change that a break makes
} Segment;

// One thread's handles and buffers, reused for every text.
typedef struct {
  Job *job;
  hb_buffer_t *buffer;
  hb_buffer_t *side; // for reshaping beside a break
  UBreakIterator *breaks;
  UBreakIterator *graphemes;
  bool graphemes_set; // to the current text
  int32_t capacity;
  UChar *text;
  int32_t length;
  hb_segment_properties_t properties;
  int32_t *positions; // advance from the text's start, by UTF-16 index; length + 1 of them
  uint8_t *boundaries;
  bool *edge_known;
  Edge *edges;
  Segment *segments;
  int32_t segment_count;
  long long lines;
  double widest;
} Worker;

static void die(const char *what, const char *path) {
  fprintf(stderr, "plain-loop: %s: %s\n", path, what);
  exit(2);
}

static void *allocate(void *old, size_t size) {
  void *memory = realloc(old, size);
  if (memory == NULL) die("out of memory", "plain-loop");
  return memory;
}

static void reserve(Worker *worker, int32_t units) {
  if (units < worker->capacity) return;
  size_t count = (size_t)units * 2 + 64;
  worker->capacity = (int32_t)count;
  worker->text = allocate(worker->text, count * sizeof *worker->text);
  worker->positions = allocate(worker->positions, count * sizeof *worker->positions);
  worker->boundaries = allocate(worker->boundaries, count * sizeof *worker->boundaries);
  worker->edge_known = allocate(worker->edge_known, count * sizeof *worker->edge_known);
  worker->edges = allocate(worker->edges, count * sizeof *worker->edges);
  worker->segments = allocate(worker->segments, count * sizeof *worker->segments);
}

static bool hangs(UChar unit) {
  return unit < 0x80 ? unit == ' ' || (unit >= 9 && unit <= 13) : u_isWhitespace(unit);
}

// Shapes the text and sums up advances by UTF-16 index.
static void shape(Worker *worker) {
  int32_t length = worker->length;
  hb_buffer_clear_contents(worker->buffer);
  hb_buffer_add_utf16(worker->buffer, worker->text, length, 0, length);
  hb_buffer_guess_segment_properties(worker->buffer);
  hb_buffer_get_segment_properties(worker->buffer, &worker->properties);
  hb_shape(worker->job->font, worker->buffer, NULL, 0);

  memset(worker->positions, 0, ((size_t)length + 1) * sizeof *worker->positions);
  memset(worker->boundaries, INSIDE_CLUSTER, (size_t)length + 1);
  memset(worker->edge_known, false, ((size_t)length + 1) * sizeof *worker->edge_known);
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(worker->buffer, &count);
  const hb_glyph_position_t *glyphs = hb_buffer_get_glyph_positions(worker->buffer, NULL);
  for (unsigned i = 0; i < count; i++) {
    uint32_t cluster = infos[i].cluster;
    // One place further on, so that the sums below give what lies before an index.
    worker->positions[cluster + 1] += glyphs[i].x_advance;
    bool unsafe = hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK;
    worker->boundaries[cluster] = unsafe ? UNSAFE : SAFE;
  }
  for (int32_t i = 0; i < length; i++) worker->positions[i + 1] += worker->positions[i];
  worker->boundaries[0] = SAFE;
  worker->boundaries[length] = SAFE;
}

// Shapes a part of the text by itself and sums up what comes before an index.
static int32_t width_of_part(Worker *worker, int32_t start, int32_t end, int32_t limit) {
  hb_buffer_clear_contents(worker->side);
  hb_buffer_set_segment_properties(worker->side, &worker->properties);
  hb_buffer_add_utf16(worker->side, worker->text + start, end - start, 0, end - start);
  hb_shape(worker->job->font, worker->side, NULL, 0);
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(worker->side, &count);
  const hb_glyph_position_t *glyphs = hb_buffer_get_glyph_positions(worker->side, NULL);
  int32_t width = 0;
  for (unsigned i = 0; i < count; i++) {
    if ((int32_t)infos[i].cluster + start < limit) width += glyphs[i].x_advance;
  }
  return width;
}

// How widths change when the text is broken at an index; trimmed is where ink ends before it.
static Edge edge_at(Worker *worker, int32_t index, int32_t trimmed) {
  if (worker->boundaries[index] == SAFE) return (Edge){0, 0};
  if (worker->edge_known[index]) return worker->edges[index];
  int32_t before = index - 1, after = index + 1;
  while (worker->boundaries[before] != SAFE) before--;
  while (worker->boundaries[after] != SAFE) after++;
  Edge edge = {0, 0};
  if (trimmed > before) {
    edge.before = width_of_part(worker, before, index, trimmed) -
                  (worker->positions[trimmed] - worker->positions[before]);
  }
  edge.after = width_of_part(worker, index, after, after) -
               (worker->positions[after] - worker->positions[index]);
  worker->edge_known[index] = true;
  worker->edges[index] = edge;
  return edge;
}

static void find_segments(Worker *worker) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(worker->breaks, worker->text, worker->length, &status);
  if (U_FAILURE(status)) die(u_errorName(status), "ICU");
  worker->segment_count = 0;
  worker->graphemes_set = false;
  double base = 0;
  int32_t start = 0, end;
  while ((end = ubrk_next(worker->breaks)) != UBRK_DONE) {
    int32_t trimmed = end;
    while (trimmed > start && hangs(worker->text[trimmed - 1])) trimmed--;
    int32_t rule = ubrk_getRuleStatus(worker->breaks);
    Edge edge = edge_at(worker, end, trimmed);
    worker->segments[worker->segment_count++] = (Segment){
        .start = start,
        .trimmed_end = trimmed,
        .end = end,
        .hard = end < worker->length && rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT,
        .trimmed_width = worker->positions[trimmed] + edge.before,
        .base = base};
    base = worker->positions[end] - edge.after;
    start = end;
  }
}

// Fills lines with the graphemes of a segment that is wider than a line. What is left over opens the
// next line: returns its base.
static double split(Worker *worker, const Segment *segment, double limit, int *lines,
                    double *widest) {
  UErrorCode status = U_ZERO_ERROR;
  if (!worker->graphemes_set) {
    ubrk_setText(worker->graphemes, worker->text, worker->length, &status);
    if (U_FAILURE(status)) die(u_errorName(status), "ICU");
    worker->graphemes_set = true;
  }
  double base = segment->base;
  int32_t start = segment->start;
  while (segment->trimmed_width - base > limit) {
    int32_t fitting = ubrk_following(worker->graphemes, start);
    if (fitting == UBRK_DONE || fitting >= segment->trimmed_end) break;
    double width = worker->positions[fitting] + edge_at(worker, fitting, fitting).before - base;
    for (;;) {
      int32_t next = ubrk_next(worker->graphemes);
      if (next == UBRK_DONE || next >= segment->trimmed_end) break;
      double wider = worker->positions[next] + edge_at(worker, next, next).before - base;
      if (wider > limit) break;
      fitting = next;
      width = wider;
    }
    *lines += 1;
    if (width > *widest) *widest = width;
    base = worker->positions[fitting] - edge_at(worker, fitting, fitting).after;
    start = fitting;
  }
  return base;
}

static void wrap(Worker *worker, double size, double width) {
  double limit = width / size * worker->job->scale;
  int lines = 0;
  double widest = 0, current = 0, base = 0;
  bool empty = true;
  for (int32_t i = 0; i < worker->segment_count; i++) {
    const Segment *segment = &worker->segments[i];
    if (!empty && segment->trimmed_width - base > limit) {
      lines++;
      if (current > widest) widest = current;
      empty = true;
    }
    if (empty) {
      base = segment->base;
      if (segment->trimmed_width - base > limit) {
        base = split(worker, segment, limit, &lines, &widest);
      }
      empty = false;
    }
    current = segment->trimmed_width - base;
    if (segment->hard) {
      lines++;
      if (current > widest) widest = current;
      empty = true;
    }
  }
  if (!empty || lines == 0) {
    lines++;
    if (current > widest) widest = current;
  }
  worker->lines += lines;
  worker->widest += widest * size / worker->job->scale;
}

static void measure(Worker *worker, Line line) {
  reserve(worker, line.count + 2);
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(worker->text, worker->capacity, &worker->length, line.bytes, line.count, 0xFFFD,
                       NULL, &status);
  if (U_FAILURE(status)) die(u_errorName(status), "ICU");
  shape(worker);
  find_segments(worker);
  for (int i = 0; i < SIZE_COUNT; i++) {
    for (int j = 0; j < WIDTH_COUNT; j++) wrap(worker, 17 * LEADINGS[i] / 22, WIDTHS[j]);
  }
}

static void *work(void *argument) {
  Worker *worker = argument;
  Job *job = worker->job;
  UErrorCode status = U_ZERO_ERROR;
  worker->buffer = hb_buffer_create();
  worker->side = hb_buffer_create();
  worker->breaks = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
  worker->graphemes = ubrk_open(UBRK_CHARACTER, "en", NULL, 0, &status);
  if (U_FAILURE(status)) die(u_errorName(status), "ICU");
  size_t first;
  while ((first = atomic_fetch_add(&job->next, BATCH)) < job->line_count) {
    size_t last = first + BATCH < job->line_count ? first + BATCH : job->line_count;
    for (size_t i = first; i < last; i++) measure(worker, job->lines[i]);
  }
  ubrk_close(worker->breaks);
  ubrk_close(worker->graphemes);
  hb_buffer_destroy(worker->buffer);
  hb_buffer_destroy(worker->side);
  return NULL;
}

static hb_font_t *open_font(const char *path, double *scale) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) die("cannot be read", path);
  if (hb_face_count(blob) == 0) die("is not a font", path);
  hb_face_t *face = hb_face_create(blob, 0);
  hb_font_t *font = hb_font_create(face);
  // Deltas of variable fonts are rounded to the scale, so theirs is finer than the font's grid.
  int units = (int)hb_face_get_upem(face) * (hb_ot_var_has_data(face) ? 64 : 1);
  hb_font_set_scale(font, units, units);
  hb_font_make_immutable(font);
  *scale = units;
  hb_face_destroy(face);
  hb_blob_destroy(blob);
  return font;
}

static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) die("cannot be read", path);
  size_t capacity = 1 << 20, count = 0, got;
  char *bytes = allocate(NULL, capacity);
  while ((got = fread(bytes + count, 1, capacity - count, file)) > 0) {
    count += got;
    if (count == capacity) bytes = allocate(bytes, capacity *= 2);
  }
  fclose(file);
  *size = count;
  return bytes;
}

static Line *split_lines(const char *bytes, size_t size, size_t *count) {
  size_t capacity = 1024;
  Line *lines = allocate(NULL, capacity * sizeof *lines);
  *count = 0;
  for (const char *start = bytes, *end = bytes + size; start < end;) {
    const char *newline = memchr(start, '\n', (size_t)(end - start));
    const char *stop = newline ? newline : end;
    if (*count == capacity) lines = allocate(lines, (capacity *= 2) * sizeof *lines);
    lines[(*count)++] = (Line){start, (int32_t)(stop - start)};
    start = stop + 1;
  }
  return lines;
}

int main(int argument_count, char **arguments) {
  int threads = 1;
  bool right = argument_count == 3;
  if (argument_count == 5 && strcmp(arguments[3], "--threads") == 0) {
    threads = atoi(arguments[4]);
    right = threads >= 1 && threads <= MAXIMUM_THREADS;
  }
  if (!right) {
    fprintf(stderr, "usage: plain-loop FONT STRINGS [--threads N]\n");
    return 64;
  }
  Job job = {.next = 0};
  job.font = open_font(arguments[1], &job.scale);
  size_t size;
  char *bytes = read_file(arguments[2], &size);
  Line *lines = split_lines(bytes, size, &job.line_count);
  job.lines = lines;

  Worker workers[MAXIMUM_THREADS];
  memset(workers, 0, sizeof workers);
  pthread_t handles[MAXIMUM_THREADS];
  for (int i = 0; i < threads; i++) {
    workers[i].job = &job;
    if (i > 0 && pthread_create(&handles[i], NULL, work, &workers[i]) != 0) {
      die("no thread could be made", "plain-loop");
    }
  }
  work(&workers[0]);
  long long count = workers[0].lines;
  double widest = workers[0].widest;
  for (int i = 1; i < threads; i++) {
    pthread_join(handles[i], NULL);
    count += workers[i].lines;
    widest += workers[i].widest;
  }
  printf("texts %zu lines %lld widest %.1f\n", job.line_count, count, widest);
  return 0;
}
