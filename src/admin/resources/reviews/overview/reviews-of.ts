import type { Condition } from '../../../data/filter-operators.ts';
import { addressOf } from '../../../data/list-state.ts';
import type { Days } from '../../../data/report-period.ts';

/** The approved reviews that were written in these days. */
export const reviewsOf = ({ from, to }: Days, ...more: readonly Condition[]): string =>
  addressOf('reviews', { tab: 'approved', where: [['written', 'between', `${from},${to}`], ...more] });
