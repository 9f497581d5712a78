import type { Figure } from './use-order-figures.ts';

/** Undefined when there was nothing to compare with. */
export const changeInPercent = ({ count, before }: Figure): number | undefined =>
  before === 0 ? undefined : Math.round(((count - before) / before) * 1000) / 10;
