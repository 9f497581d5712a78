import { useMemo } from 'react';
import { useT } from '../shell/page-context.tsx';
import { cart, useCart } from './cart.ts';
import { viewLines } from './cart-view.ts';
import { CartNotice } from './CartNotice.tsx';
import { CartRow } from './CartRow.tsx';
import { CartSum } from './CartSum.tsx';
import { CartFailed, CartLoading, EmptyBag } from './CartPhases.tsx';
import styles from './cart.module.css';

/** Lines above, the sum below; the lines scroll. */
export function CartContents({ onLeave }: { onLeave: () => void }) {
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
        <EmptyBag />
      </>
    );
  }
  return (
    <>
      <div className={styles['scroll']}>
        <CartNotice notice={state.notice} />
        <ul className={styles['lines']} aria-label={t('cart.lines')}>
          {lines.map((line) => (
            <CartRow key={line.id} line={line} currency={currency} />
          ))}
        </ul>
      </div>
      <CartSum state={state} lines={lines} onLeave={onLeave} />
    </>
  );
}
