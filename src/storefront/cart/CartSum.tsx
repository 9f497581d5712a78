import type { MouseEvent } from 'react';
import { formatMoney, Price } from '../shell/money.tsx';
import { useLocale, usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isBlocked, viewDiscounts, type LineView } from './cart-view.ts';
import { CodeField } from './CodeField.tsx';
import styles from './cart.module.css';

interface Props {
  state: CartState;
  lines: readonly LineView[];
  onLeave: () => void;
}

/** What it comes to so far, as the server adds it up, and the ways on. */
export function CartSum({ state, lines, onLeave }: Props) {
  const t = useT();
  const to = usePath();
  const locale = useLocale();
  const { totals, pricing } = state;
  const currency = state.cart.currency ?? '';
  const total = totals?.priceSummary?.total?.amount ?? undefined;
  const settled = pricing === 'current' && Object.keys(state.asked).length === 0;
  const blocked = isBlocked(lines);
  const sum = total === undefined ? '' : formatMoney({ amount: total, currency }, locale);

  const checkOut = (event: MouseEvent): void => {
    if (blocked) event.preventDefault();
    else if (!settled) {
      event.preventDefault();
      void cart.settled().then(() => location.assign(to('/checkout')));
    }
  };

  return (
    <div className={styles['sum']}>
      <CodeField state={state} />
      {viewDiscounts(totals)
        .filter(({ code }) => code === undefined)
        .map(({ key, name, amount }) => (
          <p key={key} className={styles['row']}>
            <span>{name}</span>
            <Price amount={`-${amount}`} currency={currency} />
          </p>
        ))}
      {(totals?.additionalFees ?? []).map(({ code, name, price }) => (
        <p key={code ?? name} className={styles['row']}>
          <span>{name}</span>
          <Price amount={price?.amount ?? '0'} currency={currency} />
        </p>
      ))}
      <p className={styles['total']} aria-busy={!settled}>
        <span>{t('cart.subtotal')}</span>
        {total === undefined ? (
          <span className="quiet small">
            {t(pricing === 'failed' ? 'cart.totalsFailed' : 'cart.pricing')}
          </span>
        ) : (
          <Price amount={total} currency={currency} />
        )}
      </p>
      <p className="vh" role="status">
        {settled && sum !== '' && t('cart.totalNow', { total: sum })}
      </p>
      <p className="small quiet">
        {t(state.cart.taxIncludedInPrices ? 'cart.taxIncluded' : 'cart.taxExcluded')}
      </p>
      {(totals?.violations ?? []).map(({ description }) => (
        <p key={description} className={styles['wrong']}>
          {t('cart.violation', { text: description ?? '' })}
        </p>
      ))}
      {blocked && <p className={styles['wrong']}>{t('cart.blocked')}</p>}
      <ButtonLink
        size="big"
        block
        href={to('/checkout')}
        aria-disabled={blocked || undefined}
        onClick={checkOut}
      >
        <span className={styles['wide']}>{t('cart.checkOut')}</span>
        <span className={styles['narrow']}>{t('cart.checkOutSum', { total: sum })}</span>
      </ButtonLink>
      <div className={styles['wide']}>
        <Button look="line" block onClick={onLeave}>
          {t('cart.keepLooking')}
        </Button>
      </div>
    </div>
  );
}
