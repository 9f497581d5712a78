const DAY = 86_400_000;

/** The clocks of server and browser differ, and the page's own lags: thirty days remain thirty and do not become 31. */
const TOLERANCE = 300_000;

/** Days until then, begun ones counted; none once it is over. */
export const daysUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime() - TOLERANCE) / DAY));
