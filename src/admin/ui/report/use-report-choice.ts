import { useSearchParams } from 'react-router';
import { REPORT_COMPARISONS, type ReportComparison } from '#shared/reports.ts';
import { useStoreProfile } from '../../access/session.ts';
import { grains } from '../../data/report-buckets.ts';
import { isMetric, type MetricName } from '../../data/report-metrics.ts';
import { daysOf, readPeriod, usualPeriod } from '../../data/report-period.ts';
import type { ReportParams } from '../../data/reports.ts';
import { searchNow } from '../search-now.ts';
import { useNow } from '../use-now.ts';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

type Name = 'period' | 'currency' | 'figure' | 'against' | 'by' | 'of';

/** What is looked at, as it stands in the address: a link shows the same, and the way back too. */
export function useReportChoice() {
  const [search, setSearch] = useSearchParams();
  const store = useStoreProfile();
  const now = useNow();
  const usual: Readonly<Partial<Record<Name, string>>> = {
    period: usualPeriod,
    currency: store.currency,
    figure: 'sales',
    against: 'before',
  };
  const period = readPeriod(search.get('period'));
  const against: ReportComparison = oneOf(REPORT_COMPARISONS, search.get('against')) ?? 'before';
  const currency = /^[A-Z]{3}$/.exec(search.get('currency') ?? '')?.[0] ?? store.currency;
  const named = search.get('figure');
  const figure: MetricName = isMetric(named) ? named : 'sales';
  const params: ReportParams = {
    ...daysOf(period, now, store.timeZone),
    against,
    currency: currency === store.currency ? undefined : currency,
  };
  return {
    period,
    currency,
    against,
    figure,
    grain: oneOf(grains, search.get('by')),
    of: search.get('of'),
    params,
    /** Takes what is usual out of the address. */
    choose: (name: Name, value: string): void => {
      const next = searchNow();
      if (value === usual[name]) next.delete(name);
      else next.set(name, value);
      setSearch(next, { replace: true });
    },
  };
}

export type ReportChoice = ReturnType<typeof useReportChoice>;
