import { useMemo } from 'react';
import { useT } from '../shell/page-context.tsx';
import { cart, useCart } from './cart.ts';
import { viewLines } from './cart-view.ts';
import { CartNotice } from './CartNotice.tsx';
import { CartRow } from './CartRow.tsx';
import { CartTotals } from './CartTotals.tsx';
import { NearOffers } from './NearOffers.tsx';
import { GoesWith } from './GoesWith.tsx';
import { CartFailed, CartLoading, EmptyCart } from './CartPhases.tsx';
import styles from './cart.module.css';

interface Props {
  onLeave: () => void;
  /** On a page of its own the sum is not pushed away by what comes late; in the drawer it stays at the foot. */
  page?: boolean;
}

/** Lines above, the sum below; the lines scroll. */
export function CartContents({ onLeave, page = false }: Props) {
  const t = useT();
  const state = useCart();
  const lines = useMemo(() => viewLines(state), [state]);
  const currency = state.cart.currency ?? '';

  if (state.phase === 'loading') return <CartLoading />;
  if (state.phase === 'failed') return <CartFailed onRetry={() => void cart.load()} />;
  if (lines.length === 0) {
    return (
      <>
        <CartNotice notice={state.notice} />
        <EmptyCart />
      </>
    );
  }
  // A subscription is ordered by itself: nothing beside it earns or costs less.
  const comesAgain = lines.some(({ often }) => often !== undefined);
  const beside = !comesAgain && <GoesWith lines={state.cart.lineItems ?? []} />;
  return (
    <>
      {!comesAgain && <NearOffers state={state} />}
      <div className={styles['scroll']}>
        <CartNotice notice={state.notice} />
        <ul className={styles['lines']} aria-label={t('cart.lines')}>
          {lines.map((line) => (
            <CartRow key={line.id} line={line} currency={currency} />
          ))}
        </ul>
        {!page && beside}
      </div>
      <CartTotals state={state} lines={lines} onLeave={onLeave} />
      {page && beside && <div className={styles['after']}>{beside}</div>}
    </>
  );
}
