import { useState } from 'react';
import { formatMoney, Price } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Stepper } from '../shell/ui/Stepper.tsx';
import type { Variant } from './choices.ts';
import styles from './product.module.css';
import { NotifyMeButton } from './NotifyMe.tsx';
import { warmUpCart } from './use-add-to-cart.ts';
import { ADD } from './use-early-presses.ts';
import type { NotifyMeState } from '../shell/use-notify-me.ts';

const MAX = 99;

interface Props {
  variant: Variant | undefined;
  /** Of one piece, as it is chosen. */
  price: string | undefined;
  /** What is chosen, in a word. */
  chosen: string | undefined;
  busy: boolean;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** No more than there are. */
export function useQuantity(variant: Variant | undefined): [number, (quantity: number) => void] {
  const [requested, setRequested] = useState(1);
  return [Math.max(1, Math.min(requested, variant?.quantity ?? MAX)), setRequested];
}

/** How many, and the way into the cart; on a phone it stays at the foot of the screen. */
export function BuyBar({ variant, price = '0', chosen, busy, quantity, onQuantity }: Props) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const { currency } = store;
  const available = variant?.inStock ?? false;
  const sum = String(Number(price) * quantity);
  return (
    <div className={styles['add']}>
      <span className={styles['sum']}>
        {variant && <Price amount={price} currency={currency} />}
        <small>
          <bdi>{chosen}</bdi>
        </small>
      </span>
      <Stepper
        label={t('product.quantity')}
        value={quantity}
        max={variant?.quantity ?? MAX}
        big
        disabled={!available}
        onChange={onQuantity}
      />
      <Button
        type="submit"
        name={ADD}
        value="1"
        size="big"
        busy={busy}
        disabled={!available}
        onPointerEnter={warmUpCart}
        onFocus={warmUpCart}
      >
        {available ? (
          <>
            <span className={styles['long']}>
              {t(busy ? 'product.adding' : 'product.add', {
                price: formatMoney({ amount: sum, currency }, locale),
              })}
            </span>
            <span className={styles['short']}>{t(busy ? 'product.adding' : 'product.addShort')}</span>
          </>
        ) : (
          t('product.soldOut')
        )}
      </Button>
    </div>
  );
}

/** On a phone, in its place where the combination is sold out. */
export function NotifyMeBar({ chosen, tell }: { chosen: string; tell: NotifyMeState }) {
  const t = useT();
  return (
    <div className={`${styles['add']} ${styles['soldOut']}`}>
      <span className={styles['sum']}>
        {t('notify.notForSale')}
        <small>
          <bdi>{chosen}</bdi>
        </small>
      </span>
      {!tell.asked && <NotifyMeButton tell={tell} size="big" />}
    </div>
  );
}
