import { useEffect } from 'react';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { Hangings } from '../shell/Hangings.tsx';
import type { Poster } from '../shell/poster.ts';
import { readHangings } from '../shell/read-hangings.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { followCart, useCart } from './cart.ts';
import { countPieces } from './cart-state.ts';
import { CartContents } from './CartContents.tsx';
import styles from './cart.module.css';

/** The cart as a page of its own: linked to, reloaded, opened without the drawer. */
function CartPage({ data: posters }: PageProps<Poster[]>) {
  const t = useT();
  const to = usePath();
  const state = useCart();
  const count = countPieces(state);
  const isEmpty = state.phase === 'ready' && count === 0;
  useEffect(followCart, []);
  return (
    <>
      <div className={`${styles['page']} ${isEmpty ? styles['plain'] : ''}`}>
        <header className={styles['head']}>
          <h1>
            {t('cart.title')} <span className="num quiet">{count > 0 && count}</span>
          </h1>
        </header>
        <h2 className="vh">{t('cart.lines')}</h2>
        <CartContents page onLeave={() => location.assign(to('/collections/all'))} />
      </div>
      {isEmpty && <Hangings posters={posters} />}
    </>
  );
}

export default definePage<Poster[]>({
  read: import.meta.env.SSR ? readHangings : undefined,
  head: (_data, t) => ({ title: t('cart.title'), noIndex: true }),
  Page: CartPage,
});
