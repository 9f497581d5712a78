import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { SalesReport } from '#shared/reports.ts';
import { useStoreProfile } from '../../access/session.ts';
import { bucketsOf, grainFor } from '../../data/report-buckets.ts';
import type { MetricName } from '../../data/report-metrics.ts';
import { daysLabel, isNamedPeriod } from '../../data/report-period.ts';
import { moneyText } from '../money-parts.ts';
import { chartPoints } from './chart-points.ts';
import { MetricsFailed } from './MetricsFailed.tsx';
import { MetricStrip } from './MetricStrip.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import styles from './report.module.css';
import { useMetricCells } from './use-metric-cells.tsx';
import type { ReportChoice } from './use-report-choice.ts';

interface Props {
  choice: ReportChoice;
  read: UseQueryResult<SalesReport>;
  names: readonly MetricName[];
  shape: 'line' | 'bars';
  rounded?: boolean;
}

/** "Europe/Lisbon" → "Lisbon". */
export const placeOf = (timeZone: string): string =>
  timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** "euro", "US dollar": as it stands in a sentence. */
export const currencyMessage = (currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
  })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Figures of a period against those before, and the chosen one of them day by day. */
export function SalesCard({ choice, read, names, shape, rounded = false }: Props) {
  const translate = useTranslate();
  const { timeZone, locale } = useStoreProfile();
  const { data: report, error, refetch } = read;
  const { params, currency, period } = choice;
  const figure = names.includes(choice.figure) ? choice.figure : 'sales';
  const grain = choice.grain ?? grainFor(report?.days.length ?? 0);
  const shown = report?.currency ?? currency;
  const cells = useMetricCells({ names, days: params, currency: shown, report, rounded });
  const weekFrom = translate('reports.weekFrom');
  const points = useMemo(
    () =>
      report &&
      chartPoints(bucketsOf(report.days, report.daysBefore, grain), {
        figure,
        currency: shown,
        grain,
        weekFrom,
        money: (amount) => moneyText(amount, shown, locale, rounded),
      }),
    [report, grain, figure, shown, weekFrom, locale, rounded],
  );
  if (error && !report) return <MetricsFailed error={error} refetch={refetch} />;
  const to = translate('reports.to');
  const legend = {
    now:
      isNamedPeriod(period) && rounded ? translate(`reports.period.${period}`) : daysLabel(params, to, false),
    before: report ? daysLabel(report.before, to, false) : '\u00a0',
  };
  const unit = translate(`reports.unit.${figure === 'orders' || figure === 'sales' ? figure : 'money'}`, {
    currency: currencyMessage(shown),
    per: translate(`reports.per.${grain}`),
    place: placeOf(timeZone),
  });
  const label = translate('reports.chart', {
    figure: translate(`reports.figure.${figure}`),
    per: translate(`reports.per.${grain}`),
    now: legend.now,
    before: legend.before,
  });
  return (
    <section className={styles['card']} aria-busy={read.isPlaceholderData}>
      <MetricStrip cells={cells} current={figure} onChange={(name) => choice.choose('figure', name)} />
      <PeriodChart shape={shape} label={label} points={points} legend={legend} unit={unit} />
    </section>
  );
}
