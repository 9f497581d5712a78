const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After which wait an event is tried again; after the last it is given up, three days after the first try. */
const WAITS = [
  5 * SECOND,
  15 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  DAY,
];

/** How often an event is tried while others get through. */
export const MAX_TRIES = WAITS.length + 1;

export const waitAfter = (tries: number): number => WAITS[Math.min(tries, WAITS.length) - 1] ?? 5 * SECOND;

/** So many failures with nothing between them, and it is the subscriber that is down, not an event that is bad. */
export const DOWN_AFTER = 3;
const MAX_REST = 5 * MINUTE;

/** How long a subscriber that is down is left in peace before it is asked with one event; 0 while it is up. */
export const restAfter = (failures: number): number =>
  failures < DOWN_AFTER ? 0 : Math.min(MAX_REST, 5 * SECOND * 2 ** Math.min(failures - DOWN_AFTER, 10));

/** Nothing got through for so long: it is told of no more until somebody looks. */
export const PARKED_AFTER = 3 * DAY;
