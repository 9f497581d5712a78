import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { ProductSales, ReportDay } from '#shared/reports.ts';
import type { StockItem } from '#wix/product-operations.ts';
import type { Days } from '#admin/data/report-period.ts';

/** Thirty days one by one, or half a year by weeks. */
export type Reach = 'days' | 'weeks';

const LENGTH: Readonly<Record<Reach, number>> = { days: 30, weeks: 26 * 7 };
const WEEK = 7;

/** The last of them is `today`. */
export const reachOf = (reach: Reach, today: string): Days => ({
  from: format(addDays(parseISO(today), 1 - LENGTH[reach]), 'yyyy-MM-dd'),
  to: today,
});

export interface Bar extends Days {
  pieces: number;
}

/** A bar a day, or one a week; the last week ends today. */
export function inBars(days: readonly Pick<ReportDay, 'day' | 'pieces'>[], reach: Reach): Bar[] {
  const size = reach === 'weeks' ? WEEK : 1;
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    bars.unshift({
      from: part[0]?.day ?? '',
      to: part.at(-1)?.day ?? '',
      pieces: part.reduce((sum, { pieces }) => sum + pieces, 0),
    });
  }
  return bars;
}

/** How many days the counted pieces last as it went on those days; undefined where nothing is counted or sold. */
export function remainingDays(
  { days, totals }: Pick<ProductSales, 'days' | 'totals'>,
  stock: readonly Pick<StockItem, 'quantity' | 'trackQuantity'>[],
): number | undefined {
  const counted = stock.filter(
    ({ trackQuantity, quantity }) => trackQuantity && typeof quantity === 'number',
  );
  const pieces = counted.reduce((sum, { quantity }) => sum + Math.max(0, quantity ?? 0), 0);
  if (totals.pieces <= 0 || days.length === 0 || counted.length < stock.length || pieces === 0)
    return undefined;
  return Math.floor((pieces * days.length) / totals.pieces);
}
