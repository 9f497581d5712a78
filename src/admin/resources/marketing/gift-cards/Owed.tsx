import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { Money } from '#admin/ui/Money.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import styles from './gift-cards.module.css';
import { useSummary } from './use-gift-cards.ts';

/** The sum held: a debt, and it says so. */
export function Owed() {
  const translate = useTranslate();
  const { data } = useSummary();
  if (!data) return null;
  if (data.owed.length === 0) return <span className="muted">{translate('gift-cards.owed.none')}</span>;
  const cards = data.owed.reduce((sum, one) => sum + one.cards, 0);
  return (
    <span className="muted">
      {translate('gift-cards.owed.cards', { smart_count: cards })}{' '}
      {data.owed.map(({ currency, amount }, index) => (
        <span key={currency}>
          {index > 0 && ' + '}
          <Money amount={amount} currency={currency} />
        </span>
      ))}
      {translate('gift-cards.owed.debt')}
    </span>
  );
}

/** What went in and out of late. */
export function Lately() {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const { data } = useSummary();
  const phone = usePhone();
  if (!data) return null;
  return (
    <span className={styles['lately']}>
      {phone && <Owed />}
      {(['issued', 'used', 'lapsed'] as const).map((name) => (
        <span key={name}>
          {translate(`gift-cards.lately.${name}`)} <Money amount={data[name]} currency={currency} />
        </span>
      ))}
    </span>
  );
}
