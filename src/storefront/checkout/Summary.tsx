import { isZeroMoney } from '../../shared/money.ts';
import { locales } from '../i18n/locales.ts';
import { LinePicture } from '../shell/LinePicture.tsx';
import { formatMoney, Price } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { checkout as store, useCheckout } from './checkout.ts';
import {
  amountToPay,
  destinationOf,
  isShippable,
  taxRate,
  viewDiscounts,
  viewLine,
  viewOptions,
} from './checkout-view.ts';
import { SummaryCode } from './SummaryCode.tsx';
import styles from './checkout.module.css';

/** What is bought, what comes off and on, and what is left to pay: the server's figures, in its order. */
export function Summary({ titled = false }: { titled?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { checkout, pricing, priceError } = useCheckout();
  const currency = checkout.currency ?? 'EUR';
  const total = amountToPay(checkout);
  return (
    <>
      {titled && <h2>{t('checkout.order')}</h2>}
      <ul className={styles['lines']}>
        {(checkout.lineItems ?? []).map(viewLine).map((line) => (
          <li key={line.id}>
            <LinePicture image={line.image} />
            <span>
              <b>{line.name}</b>
              <small>
                <bdi>{line.options}</bdi>
              </small>
              {line.quantity > 1 && <small>{t('checkout.quantity', { count: line.quantity })}</small>}
            </span>
            <Price amount={line.amount} currency={currency} />
          </li>
        ))}
      </ul>
      <SummaryCode checkout={checkout} forget={store.forgetCodeError} />
      <dl className={styles['totals']} aria-busy={pricing}>
        <Rows />
        <div className={styles['grand']}>
          <dt>{t('checkout.toPay')}</dt>
          <dd>
            <Price amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      {titled && (
        <p className="vh" role="status">
          {pricing ? '' : t('checkout.totalNow', { total: formatMoney({ amount: total, currency }, locale) })}
        </p>
      )}
      {priceError && (
        <p className={styles['wrong']}>
          {t('checkout.priceFailed', { request: priceError.requestId ?? priceError.code })}
        </p>
      )}
      {(checkout.violations ?? []).map(({ description }) => (
        <p key={description} className={styles['wrong']}>
          {t('checkout.sellerNote', { text: description ?? '' })}
        </p>
      ))}
    </>
  );
}

function Rows() {
  const t = useT();
  const { tag } = locales[useLocale()];
  const { checkout } = useCheckout();
  const currency = checkout.currency ?? 'EUR';
  const { priceSummary, giftCard, additionalFees = [] } = checkout;
  const chosen = viewOptions(checkout).find(({ selected }) => selected);
  const rate = taxRate(checkout);
  const percent =
    rate && new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(rate);
  const tax = checkout.taxSummary?.totalTax?.amount ?? priceSummary?.tax?.amount ?? '0';
  const included = checkout.taxIncludedInPrice === true;
  const money = (amount: string | undefined) => <Price amount={amount ?? '0'} currency={currency} />;
  return (
    <>
      <Row name={t('checkout.subtotal')}>{money(priceSummary?.subtotal?.amount)}</Row>
      {viewDiscounts(checkout).map(({ key, name, amount }) => (
        <Row key={key} name={name}>
          {money(`-${amount}`)}
        </Row>
      ))}
      {isShippable(checkout) && (
        <Row name={chosen ? t('checkout.deliveryNamed', { name: chosen.title }) : t('checkout.deliveryOpen')}>
          {!chosen || destinationOf(checkout) === undefined ? (
            <span className="quiet">{t('checkout.deliveryUnknown')}</span>
          ) : isZeroMoney(priceSummary?.shipping?.amount) ? (
            t('checkout.free')
          ) : (
            money(priceSummary?.shipping?.amount)
          )}
        </Row>
      )}
      {additionalFees.map(({ code, name = '', price }) => (
        <Row key={code ?? name} name={name}>
          {money(price?.amount)}
        </Row>
      ))}
      {!isZeroMoney(tax) && (
        <Row quiet={included} name={taxName()}>
          {money(tax)}
        </Row>
      )}
      {giftCard && !isZeroMoney(giftCard.amount?.amount) && (
        <Row name={t('checkout.giftCard')}>{money(`-${giftCard.amount?.amount}`)}</Row>
      )}
    </>
  );

  function taxName(): string {
    if (percent) return t(included ? 'checkout.taxIncludedRate' : 'checkout.taxRate', { rate: percent });
    return t(included ? 'checkout.taxIncluded' : 'checkout.tax');
  }
}

function Row({
  name,
  quiet = false,
  children,
}: {
  name: string;
  quiet?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={quiet ? 'quiet small' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
