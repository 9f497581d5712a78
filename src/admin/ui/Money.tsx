import { useStoreProfile } from '../access/session.ts';
import { moneyParts } from './money-parts.ts';
import styles from './Money.module.css';

interface Props {
  amount: string | null | undefined;
  currency: string | null | undefined;
  /** Shown with a minus: a discount, a refund. */
  negative?: boolean;
}

/** The currency's own decimals, its mark lighter than the digits. Align the cell to the end. */
export function Money({ amount, currency, negative = false }: Props) {
  const { locale } = useStoreProfile();
  if (!amount || !currency) return <span className={styles['money']}>—</span>;
  const parts = moneyParts(negative && !amount.startsWith('-') ? `-${amount}` : amount, currency, locale);
  const mark = <span className={styles['mark']}>{parts.currency}</span>;
  return (
    <bdi className={styles['money']} dir="ltr">
      {parts.sign}
      {parts.currencyFirst && mark}
      {parts.digits}
      {!parts.currencyFirst && mark}
    </bdi>
  );
}
