import { sql } from 'kysely';
import { roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { AbandonedCheckoutsApi, Handler } from '#platform/contract/index.ts';
import { isDay } from '../../extensions/reports/public.ts';

interface Sum {
  status: string;
  count: number;
  value: string;
}

/** Those that were left on these days of the shop's zone, by what became of them since. */
async function sumsOf(
  { db, siteId, site }: Context,
  [from, to]: readonly [string, string],
  statuses: readonly string[],
): Promise<{ of: (status: string) => Omit<Sum, 'status'> }> {
  const moment = (day: string, plus: number) =>
    sql`to_char((${day}::date + ${plus}::int)::timestamp at time zone ${site.timeZone} at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } =
    await sql<Sum>`select status, count(*)::int as count, sum(total_price_amount)::text as value
    from abandoned_checkouts
    where site_id = ${siteId} and status = any(${[...statuses]}::text[])
      and created_date >= ${moment(from, 0)} and created_date < ${moment(to, 1)}
    group by status`.execute(db);
  return {
    of: (status) => rows.find((row) => row.status === status) ?? { count: 0, value: '0' },
  };
}

const METRICS = [
  'RECOVERABLE_VALUE',
  'RECOVERABLE_CHECKOUT_COUNT',
  'AVERAGE_RECOVERABLE_CHECKOUT_VALUE',
  'RECOVERED_VALUE',
  'RECOVERED_CHECKOUT_COUNT',
  'RECOVERY_RATE',
];

export const getAbandonedCheckoutAnalytics: Handler<
  AbandonedCheckoutsApi,
  'getAbandonedCheckoutAnalytics',
  Context
> = async ({ startDate, endDate, metrics, statuses }, context) => {
  for (const [field, day] of [
    ['startDate', startDate],
    ['endDate', endDate],
  ] as const)
    if (!isDay(day)) throw invalidField(field, 'FORMAT', 'is not a day');
  if (endDate < startDate) throw invalidField('endDate', 'OTHER', 'is before the first day');
  const { currency } = context.site;
  const requested = statuses?.length ? statuses : ['ABANDONED', 'RECOVERED'];
  const totals = await sumsOf(context, [startDate, endDate], requested);
  const [open, recovered] = [totals.of('ABANDONED'), totals.of('RECOVERED')];
  const all = open.count + recovered.count;
  const wanted = new Set<string>(metrics?.length ? metrics : METRICS);
  return {
    currency,
    ...(wanted.has('RECOVERABLE_VALUE') && { recoverableValue: roundMoney(open.value, currency) }),
    ...(wanted.has('RECOVERABLE_CHECKOUT_COUNT') && { recoverableCheckoutCount: open.count }),
    ...(wanted.has('AVERAGE_RECOVERABLE_CHECKOUT_VALUE') && {
      averageRecoverableCheckoutValue: roundMoney(
        open.count === 0 ? 0 : Number(open.value) / open.count,
        currency,
      ),
    }),
    ...(wanted.has('RECOVERED_VALUE') && { recoveredValue: roundMoney(recovered.value, currency) }),
    ...(wanted.has('RECOVERED_CHECKOUT_COUNT') && { recoveredCheckoutCount: recovered.count }),
    ...(wanted.has('RECOVERY_RATE') && { recoveryRate: all === 0 ? 0 : recovered.count / all }),
  };
};
