import type { Condition } from '#admin/data/filter-operators.ts';
import { addressOf } from '#admin/data/list-state.ts';
import type { Days } from '#admin/data/report-period.ts';

/** The approved reviews that were written in these days. */
export const reviewsOf = ({ from, to }: Days, ...more: readonly Condition[]): string =>
  addressOf('reviews', { tab: 'approved', where: [['written', 'between', `${from},${to}`], ...more] });
