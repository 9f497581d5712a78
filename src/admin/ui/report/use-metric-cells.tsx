import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ReportMetrics, SalesReport } from '#shared/reports.ts';
import { useStoreProfile } from '../../access/session.ts';
import { addressOf } from '../../data/list-state.ts';
import { changeOf, metricOf, percentOf, type MetricName } from '../../data/report-metrics.ts';
import { ordersOf, type Days } from '../../data/report-period.ts';
import { Money } from '../Money.tsx';
import { moneyText } from '../money-parts.ts';
import type { MetricCell } from './MetricStrip.tsx';

interface Options {
  names: readonly MetricName[];
  days: Days;
  currency: string;
  report: SalesReport | undefined;
  /** Without what is less than one of the currency, where there are thousands. */
  rounded?: boolean;
}

/** The figures of a report in words, each against the period before. */
export function useMetricCells({ names, days, currency, report, rounded = false }: Options): MetricCell[] {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const to = addressOf('orders', ordersOf(days));
  const toBefore = report && addressOf('orders', ordersOf(report.before));
  const amount = (figures: ReportMetrics, name: MetricName) => metricOf(name, figures, currency);
  const words = (name: MetricName, figures: ReportMetrics): string =>
    name === 'orders'
      ? figures.orders.toLocaleString('en')
      : moneyText(amount(figures, name), currency, locale, rounded);
  const cell = (name: MetricName, value: ReactNode | undefined, detail: ReactNode): MetricCell => ({
    name,
    label: translate(`reports.figure.${name}`),
    value,
    to,
    detail,
    toBefore,
    change: undefined,
  });
  return names.map((name) => {
    if (!report) return cell(name, undefined, '\u00a0');
    const { totals, totalsBefore } = report;
    if (name === 'refunded') {
      const [now, before] = [totals, totalsBefore].map((each) => percentOf(each.returned, each.total));
      const by = Math.round(((now ?? 0) - (before ?? 0)) * 10) / 10;
      return {
        ...cell(
          name,
          `${(now ?? 0).toFixed(1)}%`,
          translate('reports.back', { amount: words(name, totals) }),
        ),
        toBefore: undefined,
        change: { by, unit: ' pt', isGood: false },
      };
    }
    const by = changeOf(amount(totals, name), amount(totalsBefore, name));
    const value =
      name === 'orders' ? (
        words(name, totals)
      ) : (
        <Money amount={amount(totals, name)} currency={currency} rounded={rounded} />
      );
    return {
      ...cell(name, value, translate('reports.was', { was: words(name, totalsBefore) })),
      ...(by !== undefined && { change: { by, unit: '%' as const, isGood: true } }),
    };
  });
}
