import { useTranslate } from 'ra-core';
import { useStoreProfile } from '../../access/session.ts';
import { Money } from '../Money.tsx';
import { moneyText } from '../money-parts.ts';
import styles from './bulk.module.css';
import type { SelectionValue } from './use-selection-value.ts';

interface Props extends SelectionValue {
  /** So many are shown, and how many more there are. */
  most?: number;
}

/** "€1,204.50  SEK 320.00": amounts of different currencies stay apart. */
export function ValueTotals({ sums, adding, most = sums.length }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  if (sums.length === 0) return null;
  const rest = sums.slice(most);
  return (
    <span
      className={styles['totals']}
      aria-busy={adding}
      aria-label={translate('list.bulk.totalValue')}
      role="group"
    >
      {sums.slice(0, most).map(({ currency, amount }) => (
        <Money key={currency} currency={currency} amount={amount} />
      ))}
      {rest.length > 0 && (
        <span title={rest.map(({ amount, currency }) => moneyText(amount, currency, locale)).join('\n')}>
          {translate('list.bulk.currencies', { smart_count: rest.length })}
        </span>
      )}
    </span>
  );
}

/** All of them, as a part of a confirmation. */
export function ValueLine(selectionValue: SelectionValue) {
  const translate = useTranslate();
  if (selectionValue.sums.length === 0) return null;
  return (
    <div className={styles['total']}>
      <span aria-hidden>{translate('list.bulk.totalValue')}</span>
      <ValueTotals {...selectionValue} />
    </div>
  );
}
