import { useEffect, useRef } from 'react';
import { cartStore, useCartBadge } from '../shell/cart-store.ts';
import { useT } from '../shell/page-context.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { cart, followCart, useCart } from './cart.ts';
import { countPieces } from './cart-state.ts';
import { CartContents } from './CartContents.tsx';
import styles from './cart.module.css';

/** The cart over the page it was opened from. */
export default function CartDrawer() {
  const t = useT();
  const { isOpen } = useCartBadge();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = countPieces(useCart());

  useEffect(followCart, []);
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
      void cart.load();
    } else dialog.current?.close();
  }, [isOpen]);

  // The scrim belongs to the dialog: a press on it is one on nothing inside.
  useEffect(() => {
    const closeOnScrim = ({ target }: MouseEvent): void => {
      if (target === dialog.current) cartStore.close();
    };
    addEventListener('click', closeOnScrim);
    return () => removeEventListener('click', closeOnScrim);
  }, []);
  const forget = (): void => {
    cartStore.close();
    cart.forgetNotice();
  };

  return (
    <dialog ref={dialog} className={styles['drawer']} aria-labelledby="bag-title" onClose={forget}>
      <div className={styles['panel']}>
        <header className={styles['head']}>
          <h2 id="bag-title">
            {t('cart.title')} <span className="num quiet">{count > 0 && count}</span>
          </h2>
          <button type="button" className="icb" aria-label={t('cart.close')} onClick={cartStore.close}>
            <Icon name="close" />
          </button>
        </header>
        <CartContents onLeave={cartStore.close} />
      </div>
    </dialog>
  );
}
