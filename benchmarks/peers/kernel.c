/* The limit: the card grid's inner loop written by hand in C.
 *
 *     kernel FACES PLANES CARDS GAMES SEED
 *
 * Lays CARDS cards in each of GAMES towns, every card at a place drawn from all legal ones, with the same generator and
 * the same order of places as src/townwright/core/grid.py. FACES holds the cards as they lie: for each card, turn, half
 * and plane one 32-bit word. Prints the sum of all chosen codes, by which both are known to have done the same, and the
 * seconds it took.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIZE = 32, WRAP = SIZE - 1, ROTATIONS = 2, MAX_PLANES = 16, MAX_CARDS = 32, MAX_PLACES = 4096 };

typedef struct {
    uint32_t planes[MAX_PLANES][SIZE];
    uint32_t built[SIZE];
    int left, right, top, bottom;
} Town;

static uint32_t faces[MAX_CARDS * ROTATIONS * 2 * MAX_PLANES];
static int plane_count;

static uint64_t next_bits(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static uint32_t below(uint64_t *state, uint32_t n) {
    uint64_t spread = (next_bits(state) >> 32) * n;
    if ((uint32_t)spread < n) {
        uint32_t unfair = (uint32_t)(((uint64_t)1 << 32) % n);
        while ((uint32_t)spread < unfair)
            spread = (next_bits(state) >> 32) * n;
    }
    return (uint32_t)(spread >> 32);
}

static inline uint32_t turn_left(uint32_t row, int by) {
    by &= WRAP;
    return by ? row << by | row >> (SIZE - by) : row;
}

static void place(Town *town, int card, int x, int y, int turned) {
    uint32_t window = turn_left(3, x);
    for (int half = 0; half < 2; half++) {
        int row = (y + half) & WRAP;
        const uint32_t *face = faces + ((card * ROTATIONS + turned) * 2 + half) * plane_count;
        for (int plane = 0; plane < plane_count; plane++)
            town->planes[plane][row] = (town->planes[plane][row] & ~window) | turn_left(face[plane], x);
        town->built[row] |= window;
    }
    if (x < town->left) town->left = x;
    if (x + 1 > town->right) town->right = x + 1;
    if (y < town->top) town->top = y;
    if (y + 1 > town->bottom) town->bottom = y + 1;
}

static uint32_t near(const Town *town, int y) {
    uint32_t row = town->built[y & WRAP];
    return row | turn_left(row, 1) | turn_left(row, -1) | town->built[(y - 1) & WRAP] | town->built[(y + 1) & WRAP];
}

static int placements(const Town *town, int32_t *out) {
    int n = 0;
    for (int y = town->top - 2; y < town->bottom + 2; y++) {
        uint32_t row = near(town, y) | near(town, y + 1);
        row |= turn_left(row, -1);
        for (int x = town->left - 2; x < town->right + 2; x++)
            if (row >> (x & WRAP) & 1) {
                int code = ((y & WRAP) * SIZE + (x & WRAP)) * ROTATIONS;
                out[n++] = code;
                out[n++] = code + 1;
            }
    }
    return n;
}

static int64_t game(Town *town, int cards, uint64_t *luck) {
    int32_t out[MAX_PLACES];
    int64_t sum = 0;
    memset(town, 0, sizeof *town);
    town->right = town->bottom = 1;
    place(town, 0, 0, 0, 0);
    for (int card = 1; card < cards; card++) {
        int code = out[below(luck, (uint32_t)placements(town, out))];
        int left = town->left - 2, top = town->top - 2, square = code / ROTATIONS;
        int x = left + ((square % SIZE - left) & WRAP), y = top + ((square / SIZE - top) & WRAP);
        place(town, card, x, y, code % ROTATIONS);
        sum += code;
    }
    return sum;
}

int main(int count, char **arguments) {
    if (count != 6) return fputs("kernel FACES PLANES CARDS GAMES SEED\n", stderr), 2;
    FILE *file = fopen(arguments[1], "rb");
    plane_count = atoi(arguments[2]);
    int cards = atoi(arguments[3]);
    long games = atol(arguments[4]);
    uint64_t luck = strtoull(arguments[5], NULL, 10);
    if (!file || plane_count > MAX_PLANES || cards > MAX_CARDS) return fputs("bad arguments\n", stderr), 2;
    if (fread(faces, sizeof *faces, sizeof faces / sizeof *faces, file) == 0) return fputs("no faces\n", stderr), 2;
    fclose(file);
    static Town town;
    struct timespec began, ended;
    int64_t sum = 0;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (long i = 0; i < games; i++) sum += game(&town, cards, &luck);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    printf("%lld %.9f\n", (long long)sum,
           (double)(ended.tv_sec - began.tv_sec) + 1e-9 * (double)(ended.tv_nsec - began.tv_nsec));
    return 0;
}
