import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';
import { useTranslate } from 'ra-core';
import { REPORT_COMPARISONS } from '#shared/reports.ts';
import { grainFor, grains } from '#admin/data/report-buckets.ts';
import type { MetricName } from '#admin/data/report-metrics.ts';
import { useSales, useTaxes } from '#admin/data/reports.ts';
import { Page } from '#admin/ui/Page.tsx';
import { ChoiceMenu } from '#admin/ui/report/ChoiceMenu.tsx';
import { CurrencyMenu } from '#admin/ui/report/CurrencyMenu.tsx';
import { preloadChart } from '#admin/ui/report/PeriodChart.tsx';
import { PeriodMenu } from '#admin/ui/report/PeriodMenu.tsx';
import { SalesCard } from '#admin/ui/report/SalesCard.tsx';
import { useReportChoice } from '#admin/ui/report/use-report-choice.ts';
import { Breakdown } from './Breakdown.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import styles from './Reports.module.css';
import { TaxesCard } from './TaxesCard.tsx';

const names: readonly MetricName[] = ['sales', 'orders', 'average', 'tax'];

void preloadChart();

/** How the shop did in a period, and by what. */
export function SalesReports() {
  const translate = useTranslate();
  const choice = useReportChoice();
  const { params, period, against, choose } = choice;
  const sales = useSales(params);
  const taxes = useTaxes(params);
  const days = differenceInCalendarDays(parseISO(params.to), parseISO(params.from)) + 1;
  const grain = choice.grain ?? grainFor(days);
  return (
    <Page
      title={translate('reports.title')}
      back={{ to: '/', label: translate('counterpart.frame.home') }}
      actions={
        <div className={styles['choices']}>
          <PeriodMenu exact period={period} days={params} onChange={(next) => choose('period', next)} />
          <ChoiceMenu
            label={translate('reports.againstLabel')}
            value={against}
            options={REPORT_COMPARISONS.map((value) => ({
              value,
              label: translate(`reports.against.${value}`, { smart_count: days }),
            }))}
            onChange={(next) => choose('against', next)}
          />
          <ChoiceMenu
            label={translate('reports.grainLabel')}
            value={grain}
            options={grains.map((value) => ({ value, label: translate(`reports.by.${value}`) }))}
            onChange={(next) => choose('by', next)}
          />
          <CurrencyMenu choice={choice} />
          <ExportMenu choice={choice} />
        </div>
      }
    >
      <div className={styles['columns']}>
        <SalesCard choice={{ ...choice, grain }} read={sales} names={names} shape="bars" />
        <TaxesCard read={taxes} days={params} currency={choice.currency} />
      </div>
      <Breakdown choice={choice} />
    </Page>
  );
}
