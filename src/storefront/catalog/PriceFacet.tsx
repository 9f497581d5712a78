import { useId } from 'react';
import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import styles from './listing.module.css';
import { listingEntries, withoutPrice, type ListingState } from './listing-state.ts';

interface Props {
  state: ListingState;
  price: { low: number; high: number };
}

/** From and to, sent as a plain form; the rest of the selection travels along. */
export function PriceFacet({ state, price: { low, high } }: Props) {
  const t = useT();
  const id = useId();
  const {
    locale,
    store: { currency },
  } = usePageFacts();
  const label = (amount: number): string => formatMoney({ amount: String(amount), currency }, locale, true);
  const field = (name: 'min' | 'max', placeholder: number) => (
    <>
      <label className="vh" htmlFor={`${id}-${name}`}>
        {t(`price.${name}`)}
      </label>
      <input
        className="inp num"
        id={`${id}-${name}`}
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        defaultValue={state[name] ?? ''}
        placeholder={String(placeholder)}
      />
    </>
  );
  return (
    <section className={styles['facet']}>
      <h2>
        {t('facet.price')}
        <span className="micro num">
          {label(low)} – {label(high)}
        </span>
      </h2>
      <form className={styles['price']}>
        {listingEntries(withoutPrice(state)).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {field('min', low)}
        <span aria-hidden="true">–</span>
        {field('max', high)}
        <Button type="submit" look="line" size="sm">
          {t('price.apply')}
        </Button>
      </form>
    </section>
  );
}
