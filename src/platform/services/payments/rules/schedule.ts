/** Asking for an open charge again: after one minute, then two, four … at most every hour. */
const FIRST_ASK_MINUTES = 1;
const LONGEST_MINUTES = 60;

export const nextAsk = (now: Date, asks: number): string =>
  new Date(
    now.getTime() + Math.min(LONGEST_MINUTES, FIRST_ASK_MINUTES * 2 ** Math.min(asks, 10)) * 60_000,
  ).toISOString();
