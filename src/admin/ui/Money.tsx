import { useStoreProfile } from '../access/session.ts';
import { moneyParts } from './money-parts.ts';
import styles from './Money.module.css';

interface Props {
  amount: string | null | undefined;
  currency: string | null | undefined;
  /** Shown with a minus: a discount, a refund. */
  negative?: boolean;
  /** Thousands without what is less than one. */
  rounded?: boolean;
  /** Without its mark, where the column says it. */
  bare?: boolean;
}

/** The currency's own decimals, its mark lighter than the digits. Align the cell to the end. */
export function Money({ amount, currency, negative = false, rounded = false, bare = false }: Props) {
  const { locale } = useStoreProfile();
  if (!amount || !currency) return <span className={styles['money']}>—</span>;
  const parts = moneyParts(
    negative && !amount.startsWith('-') ? `-${amount}` : amount,
    currency,
    locale,
    rounded,
  );
  const mark = <span className={styles['mark']}>{parts.currency}</span>;
  return (
    <bdi className={styles['money']} dir="ltr">
      {parts.sign}
      {!bare && parts.currencyFirst && mark}
      {parts.digits}
      {!bare && !parts.currencyFirst && mark}
    </bdi>
  );
}
