import { useEffect } from 'react';
import { definePage } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { followCart, useCart } from './cart.ts';
import { countPieces } from './cart-state.ts';
import { CartContents } from './CartContents.tsx';
import styles from './cart.module.css';

/** The bag as a page of its own: linked to, reloaded, opened without the drawer. */
function CartPage() {
  const t = useT();
  const to = usePath();
  const count = countPieces(useCart());
  useEffect(followCart, []);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>
          {t('cart.title')} <span className="num quiet">{count > 0 && count}</span>
        </h1>
      </header>
      <h2 className="vh">{t('cart.lines')}</h2>
      <CartContents onLeave={() => location.assign(to('/collections/all'))} />
    </div>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('cart.title'), noIndex: true }),
  Page: CartPage,
});
