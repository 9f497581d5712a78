import type { Metric } from './use-order-metrics.ts';

/** Of so few no percentage says anything. */
const FEW = 10;

/** Undefined when there was nothing, or too little, to compare with. */
export const changeInPercent = ({ count, before }: Metric): number | undefined =>
  before < FEW ? undefined : Math.round(((count - before) / before) * 1000) / 10;

/** Whether it is more than the ups and downs of any two periods: twice what chance alone makes of such counts. */
export const isSignificant = ({ count, before }: Metric): boolean =>
  Math.abs(count - before) > 2 * Math.sqrt(count + before);
