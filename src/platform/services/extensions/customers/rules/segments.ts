import { customerSegments, segmentIds, type SegmentKind } from '#shared/customer-segments.ts';
import { compareMoney } from '#shared/money.ts';
import type { CustomerSummary } from '../summary.ts';

const DAY = 86_400_000;

export interface Moment {
  now: Date;
  currency: string;
}

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);

/** Which segments somebody belongs to, by their ids. @param summary undefined: nobody knows who it is, so to none */
export function segmentsOf(
  summary: CustomerSummary | undefined,
  isMember: boolean,
  { now, currency }: Moment,
): Set<string> {
  if (!summary) return new Set();
  const { orders, spent, lastOrder = '' } = summary;
  const belongs = customerSegments(currency).filter((segment) => {
    if (segment.kind === 'NEW') return orders === 0;
    if (segment.kind === 'MEMBER') return isMember;
    return (
      orders >= (segment.orders ?? 0) &&
      compareMoney(spent, segment.spent ?? '0') >= 0 &&
      (segment.days === undefined || lastOrder < daysBefore(now, segment.days))
    );
  });
  return new Set(belongs.map(({ id }) => id));
}

/** Somebody who just belongs to it, for trying a rule. */
export function sampleCustomerFor(
  kind: SegmentKind,
  { now, currency }: Moment,
): { summary: CustomerSummary; isMember: boolean } {
  const {
    orders = 0,
    spent,
    days = 0,
  } = customerSegments(currency).find(({ id }) => id === segmentIds[kind]) ?? {};
  const count = spent === undefined ? orders : Math.max(1, orders);
  const day = daysBefore(now, days + 1);
  return {
    summary: {
      orders: count,
      spent: spent ?? '0',
      ...(count > 0 && { firstOrder: day, lastOrder: day }),
    },
    isMember: kind === 'MEMBER',
  };
}
