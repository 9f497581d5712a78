import type { ComponentType } from 'react';
import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import styles from './gift-card.module.css';

interface Props {
  amount: string;
  to: string;
  from: string;
  until: string;
  /** What a theme draws on it. */
  Drawing: ComponentType | undefined;
}

/** The card as it will look, drawn again as one types. */
export function CardPicture({ amount, to, from, until, Drawing }: Props) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const names = to && from ? 'giftCard.forFrom' : to ? 'giftCard.for' : from ? 'giftCard.from' : undefined;
  return (
    <section className={styles['pic']} aria-label={t('giftCard.picture')}>
      <div className={styles['card']}>
        {Drawing && <Drawing />}
        <span className={styles['word']}>
          <span className="wordmark" data-store={store.name}>
            {store.name}
          </span>
        </span>
        <span className={styles['value']}>
          <bdi className="num">{formatMoney({ amount, currency: store.currency }, locale, true)}</bdi>
        </span>
        <span className={styles['names']}>
          {names && t(names, { to, from })}
          <br />
          {until}
        </span>
      </div>
      <p className="small quiet">{t('giftCard.codeInLetter')}</p>
    </section>
  );
}
