import { useTranslate } from 'ra-core';
import { REPORT_DIMENSIONS, type ReportDimension } from '#shared/reports.ts';
import { useDimension, usePayouts } from '#admin/data/reports.ts';
import { currencyMessage } from '#admin/ui/report/SalesCard.tsx';
import type { ReportChoice } from '#admin/ui/report/use-report-choice.ts';
import { DimensionTable } from './DimensionTable.tsx';
import { PayoutTable } from './PayoutTable.tsx';
import styles from './Reports.module.css';

const tabs = [...REPORT_DIMENSIONS, 'payouts'] as const;
export type ReportTab = (typeof tabs)[number];

export const tabOf = ({ of }: ReportChoice): ReportTab => tabs.find((tab) => tab === of) ?? 'country';

/** As many rows as fit; the rest is one, and all of them are in the file. */
const shown = 25;

/** The same sales by country, product and more: one at a time. */
export function Breakdown({ choice }: { choice: ReportChoice }) {
  const translate = useTranslate();
  const tab = tabOf(choice);
  const { params, currency, choose } = choice;
  const dimension: ReportDimension = tab === 'payouts' ? 'country' : tab;
  const read = useDimension(dimension, { ...params, limit: shown }, tab !== 'payouts');
  const payouts = usePayouts(params, tab === 'payouts');
  // The one before is kept while another is read: not under the name of the other.
  const data = read.data?.dimension === dimension ? read.data : undefined;
  const isOld = tab === 'payouts' ? payouts.isPlaceholderData : read.isPlaceholderData;
  return (
    <section className={styles['card']}>
      <nav className={styles['tabs']} aria-label={translate('reports.tabs')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === tab ? 'page' : undefined}
            onClick={() => choose('of', each)}
          >
            {translate(`reports.tab.${each}`)}
            {each === tab && data && tab !== 'payouts' && <b className="num">{data.count}</b>}
          </button>
        ))}
        <span className={styles['note']}>
          {tab === 'payouts'
            ? translate('reports.payoutsNote')
            : translate('reports.tableNote', { currency: currencyMessage(currency) })}
        </span>
      </nav>
      <div className={styles['table']} aria-busy={isOld}>
        {tab === 'payouts' ? (
          <PayoutTable read={payouts} />
        ) : (
          <DimensionTable dimension={dimension} read={{ ...read, data }} days={params} />
        )}
      </div>
    </section>
  );
}
