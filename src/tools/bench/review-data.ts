/** What the filled reviews hold, as far as those who measure them must know. */

export const REVIEWED_PRODUCTS = 2_000;
/** Three years of them, evenly. */
const SPAN_MS = 3 * 365 * 86_400_000;
/** One of so many among the newest waits; one of so many of the rest was rejected by a rule. */
export const WAITS_EVERY = 20;
export const REJECTED_EVERY = 16;

/** How many wait: a few thousand of a million, and never fewer than a morning's work. */
export const waitingOf = (reviews: number): number =>
  Math.min(Math.floor(reviews / WAITS_EVERY), Math.max(200, Math.floor(reviews / 500)));

/** Milliseconds between two of them. */
export const stepOf = (reviews: number): number => Math.floor(SPAN_MS / reviews);

/** When the review of that place was written, the newest being at 0. */
export const writtenAt = (place: number, reviews: number, now: number): string =>
  new Date(now - (place + 1) * stepOf(reviews)).toISOString();

export const ORDER_NUMBERS = 1_000_000;
/** One of so many names the number of its order, which no other does. */
export const NUMBERED_EVERY = 10;

const OPENINGS = [
  'Bought it for',
  'It hangs in',
  'Looked for one for',
  'We chose it for',
  'Third one in',
  'Framed for',
];
const PLACES = [
  'the hallway',
  'a small room',
  'the study',
  'the bedroom',
  'the kitchen',
  'our new flat',
  'the office',
];
const THINGS = ['The paper', 'The colour', 'The frame', 'The blue', 'The delivery', 'The print', 'The line'];
const JUDGED = [
  'is deeper than on the screen',
  'came with a bent corner',
  'is calm and warm',
  'took two weeks',
  'feels heavy and soft',
  'is lighter than I hoped',
  'looks better every day',
  'was worth the wait',
];
const CLOSINGS = [
  'Would buy again.',
  'Not sure yet.',
  'Friends ask where it is from.',
  'Sent it back once.',
  'Thank you for the note in the parcel.',
  'The low tide is my favourite.',
  'It glows in the evening light.',
  'Wrapped with care.',
  'A little small for the wall.',
  '',
];
export const TITLES = ['Worth the wait', 'Exactly the light', 'Not my blue', 'Lovely', 'Bent corner', 'Calm',
  'Better than on screen', 'Smaller than I thought', 'A second one', '']; // prettier-ignore

/** Two words that stand in many. */
export const COMMON = 'light evening';

const all = (starts: readonly string[], ends: readonly string[], end: string): string[] =>
  starts.flatMap((start) => ends.map((rest) => `${start} ${rest}${end}`));

/** A body is one of each. */
export const SENTENCES = {
  first: all(OPENINGS, PLACES, '.'),
  second: all(THINGS, JUDGED, '.'),
  last: CLOSINGS,
};

/** Days that hold so many reviews exactly; the first of them is the oldest, of a part that nothing else changes. */
export function windowOf(
  at: number,
  size: number,
  reviews: number,
  now: number,
): { from: string; to: string } {
  const newest = reviews - (at + 1) * size;
  return {
    from: writtenAt(newest + size - 1, reviews, now),
    to: writtenAt(newest - 1, reviews, now),
  };
}
