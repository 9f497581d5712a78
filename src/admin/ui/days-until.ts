const DAY = 86_400_000;

/** Days until then, begun ones counted; none once it is over. */
export const daysUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / DAY));
