/** Asking for an open charge again: after one minute, then two, four … at most every hour. */
const FIRST_ASK_MINUTES = 1;
const MAX_MINUTES = 60;

/** @param asks how often it was asked for already */
export function nextAttempt(now: Date, asks: number): string {
  const doublings = Math.min(Math.max(asks - 1, 0), 10);
  const minutes = Math.min(MAX_MINUTES, FIRST_ASK_MINUTES * 2 ** doublings);
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
