import { totalsOfPurchase } from '../../shared/price-totals.ts';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import { withReasons } from '../shell/rejection.ts';
import { LinePicture } from '../shell/LinePicture.tsx';
import { formatMoney, Price } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { oftenText } from '../shell/often.ts';
import { ReliefNote } from '../shell/totals/ReliefNote.tsx';
import { TotalRows, type DeliveryLabels } from '../shell/totals/TotalRows.tsx';
import { countryOf } from '../shell/totals/tax-name.ts';
import { taxRate } from '../shell/totals/tax-rate.ts';
import { checkout as store, useCheckout } from './checkout.ts';
import { amountToPay, destinationOf, isShippable, viewLines, viewOptions } from './checkout-view.ts';
import { useShownCheckout } from './shown-checkout.ts';
import { SummaryCode } from './SummaryCode.tsx';
import { deliveryProblem } from './pay-error-text.ts';
import styles from './checkout.module.css';

/** What is bought, what comes off and on, and what is left to pay: the server's figures, in its order. */
export function Summary({ titled = false }: { titled?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { checkout, pricing, priceError } = useCheckout();
  const { words } = useShownCheckout();
  const currency = checkout.currency ?? 'EUR';
  const total = amountToPay(checkout);
  return (
    <>
      {titled && <h2>{words.orderSummary ?? t('checkout.order')}</h2>}
      <Lines checkout={checkout} />
      <SummaryCode checkout={checkout} forget={store.forgetCodeError} />
      <CheckoutTotals checkout={checkout} busy={pricing} />
      {titled && (
        <p className="vh" role="status">
          {pricing ? '' : t('checkout.totalNow', { total: formatMoney({ amount: total, currency }, locale) })}
        </p>
      )}
      {priceError && (
        <p className={styles['wrong']}>
          {deliveryProblem(t, priceError) ??
            withReasons(
              t('checkout.priceFailed', { request: priceError.requestId ?? priceError.code }),
              priceError,
            )}
        </p>
      )}
      {(checkout.violations ?? []).map(({ description, severity }) => (
        <p key={description} className={styles[severity === 'ERROR' ? 'wrong' : 'note']}>
          {t('checkout.sellerNote', { text: description ?? '' })}
        </p>
      ))}
    </>
  );
}

export function Lines({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const locale = useLocale();
  const currency = checkout.currency ?? 'EUR';
  return (
    <ul className={styles['lines']}>
      {viewLines(checkout).map((line) => (
        <li key={line.id}>
          <LinePicture image={line.image} />
          <span>
            <b>{line.name}</b>
            <small>
              <bdi>{line.options}</bdi>
            </small>
            {line.often && (
              <small>
                <b>{oftenText(t, line.often)}</b>{' '}
                {line.often.saved &&
                  t('often.saved', { amount: formatMoney({ amount: line.often.saved, currency }, locale) })}
              </small>
            )}
            {line.byMembership && <small>{t('totals.byMembership')}</small>}
            {line.quantity > 1 && <small>{t('checkout.quantity', { count: line.quantity })}</small>}
          </span>
          <Price amount={line.amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

export function CheckoutTotals({ checkout, busy }: { checkout: Checkout; busy: boolean }) {
  const t = useT();
  return (
    <div className={styles['totals']}>
      <TotalRows
        sums={totalsOfPurchase(checkout)}
        delivery={deliveryOf(checkout)}
        taxRate={taxRate(checkout)}
        country={countryOf(checkout)}
        dueName={t('totals.toPay')}
        busy={busy}
      />
      <ReliefNote of={checkout} />
    </div>
  );
}

function deliveryOf(checkout: Checkout): DeliveryLabels | undefined {
  if (!isShippable(checkout)) return undefined;
  const chosen = viewOptions(checkout).find(({ selected }) => selected);
  return { name: chosen?.title, isOpen: !chosen || destinationOf(checkout) === undefined };
}
