import { useId, useRef, type MouseEvent } from 'react';
import { isOfFiles, isOfGiftCards } from '../../shared/order-lines.ts';
import type { StorefrontLook } from '../../shared/storefront.ts';
import { totalsOfPurchase, type PriceTotals } from '../../shared/price-totals.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { TotalRows } from '../shell/totals/TotalRows.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isBlocked, isMixed, appliedCode, type LineView } from './cart-view.ts';
import { CodeEntry, IdleCode, AppliedCode } from './CodeField.tsx';
import { ByItself } from './ByItself.tsx';
import styles from './cart.module.css';

interface Props {
  state: CartState;
  lines: readonly LineView[];
  onLeave: () => void;
}

/** What the sum does not tell yet: of the tax only what the store says of it. */
function comesNext(state: CartState['cart'], tax: StorefrontLook['tax']): MessageKey[] {
  if (isOfGiftCards(state)) return ['cart.cardsOnly'];
  return [
    ...(tax === 'included' && state.taxIncludedInPrices ? (['cart.taxIncluded'] as const) : []),
    ...(tax === 'added' ? (['cart.taxAdded'] as const) : []),
    ...(isOfFiles(state) ? [] : (['cart.deliveryNext'] as const)),
  ];
}

/** What it comes to so far, as the server adds it up, and the ways on. */
export function CartTotals({ state, lines, onLeave }: Props) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  const { totals, pricing } = state;
  const sums = totals?.priceSummary && sumsOf(totals);
  const settled = pricing === 'current' && Object.keys(state.asked).length === 0;
  const mixed = isMixed(lines);
  const blocked = mixed || isBlocked(lines);
  const sum = sums ? formatMoney({ amount: sums.due, currency: sums.currency }, locale) : '';
  const code = appliedCode(state.cart);
  const next = comesNext(state.cart, store.look.tax);

  const reason = useRef<HTMLDivElement>(null);
  const reasonId = useId();

  const checkOut = (event: MouseEvent): void => {
    if (blocked) {
      event.preventDefault();
      reason.current?.focus();
    } else if (!settled) {
      event.preventDefault();
      void cart.settled().then(() => location.assign(to('/checkout')));
    }
  };

  return (
    <div className={styles['sum']}>
      {code === undefined ? <CodeEntry state={state} /> : <IdleCode code={code} state={state} />}
      {mixed ? null : sums ? (
        <TotalRows
          sums={sums}
          dueName={t('cart.total')}
          nameOf={(discount) => discount.code && <AppliedCode code={discount.code} />}
          busy={!settled}
        />
      ) : (
        <p className="quiet small" aria-busy={!settled}>
          {t(pricing === 'failed' ? 'cart.totalsFailed' : 'cart.pricing')}
        </p>
      )}
      <p className="vh" role="status">
        {!mixed && settled && sum !== '' && t('cart.totalNow', { total: sum })}
      </p>
      {!mixed && next.length > 0 && (
        <p className="small quiet">{next.map((key) => t(key, { tax: store.look.taxName })).join(' ')}</p>
      )}
      {(totals?.violations ?? []).map(({ description }) => (
        <p key={description} className={styles['wrong']}>
          {t('cart.violation', { text: description ?? '' })}
        </p>
      ))}
      {blocked && (
        <div ref={reason} id={reasonId} tabIndex={-1}>
          {mixed && <ByItself lines={lines} />}
          {isBlocked(lines) && <p className={styles['wrong']}>{t('cart.blocked')}</p>}
        </div>
      )}
      <ButtonLink
        size="big"
        block
        href={to('/checkout')}
        aria-disabled={blocked || undefined}
        aria-describedby={blocked ? reasonId : undefined}
        onClick={checkOut}
      >
        <span className={styles['wide']}>{t('cart.checkOut')}</span>
        <span className={styles['narrow']}>
          {mixed ? t('cart.checkOut') : t('cart.checkOutSum', { total: sum })}
        </span>
      </ButtonLink>
      <div className={styles['wide']}>
        <Button look="line" block onClick={onLeave}>
          {t('cart.keepLooking')}
        </Button>
      </div>
    </div>
  );
}

/** The answer brings the lines it priced: those on the page may be ahead of it. */
const sumsOf = ({ cart: priced, ...totals }: NonNullable<CartState['totals']>): PriceTotals =>
  totalsOfPurchase({ ...totals, lineItems: priced?.lineItems });
