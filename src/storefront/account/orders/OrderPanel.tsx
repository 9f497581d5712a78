import type { ReactNode } from 'react';
import type { Order } from '../../../wix/shopper/order-operations.ts';
import { isPositiveMoney } from '../../../shared/money.ts';
import { locales } from '../../i18n/locales.ts';
import { countryName } from '../../shell/address/countries.ts';
import { Price } from '../../shell/money.tsx';
import { useLocale, useT } from '../../shell/page-context.tsx';
import { owedOf, refundedOf, standingOf } from './order-view.ts';
import styles from './orders.module.css';

type AddressWithContact = NonNullable<Order['billingInfo']>;

/** Where it goes, who pays, and every sum. */
export function OrderPanel({ order }: { order: Order }) {
  const t = useT();
  const delivery = order.shippingInfo?.logistics;
  return (
    <aside className={styles['panel']} aria-label={t('orders.facts')}>
      {delivery?.shippingDestination && (
        <div>
          <h2>{t('orders.to')}</h2>
          <AddressLines of={delivery.shippingDestination} />
          <p className="small quiet">
            {[order.shippingInfo?.title, delivery.deliveryTime].filter(Boolean).join(', ')}
          </p>
        </div>
      )}
      {order.billingInfo?.address && (
        <div>
          <h2>{t('orders.billedTo')}</h2>
          <AddressLines of={order.billingInfo} />
        </div>
      )}
      <Sums order={order} />
    </aside>
  );
}

function AddressLines({ of: { contactDetails, address } }: { of: AddressWithContact }) {
  const { tag } = locales[useLocale()];
  const street =
    address?.addressLine1 ??
    [address?.streetAddress?.name, address?.streetAddress?.number].filter(Boolean).join(' ');
  const lines = [
    [contactDetails?.firstName, contactDetails?.lastName],
    [street, address?.addressLine2],
    [address?.postalCode, address?.city],
    [address?.country && countryName(tag, address.country)],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((line) => line !== '');
  return (
    <address>
      {lines.map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </address>
  );
}

function Sums({ order }: { order: Order }) {
  const t = useT();
  const currency = order.currency ?? 'EUR';
  const { subtotal, discount, shipping, tax, total, totalAdditionalFees: fees } = order.priceSummary ?? {};
  const money = (amount: string | null | undefined, minus = false) => (
    <Price amount={minus ? `-${amount ?? '0'}` : (amount ?? '0')} currency={currency} />
  );
  const refunded = refundedOf(order);
  const owed = owedOf(order);
  const paid = order.balanceSummary?.paid?.amount;
  const isOpen = standingOf(order) === 'unpaid' || standingOf(order) === 'paying';
  return (
    <div>
      <h2>{t('orders.sums')}</h2>
      <dl className={styles['sums']}>
        <Sum name={t('orders.subtotal')}>{money(subtotal?.amount)}</Sum>
        {isPositiveMoney(discount?.amount) && (
          <Sum name={t('orders.discount')}>{money(discount?.amount, true)}</Sum>
        )}
        {order.shippingInfo && (
          <Sum name={t('orders.delivery')}>
            {isPositiveMoney(shipping?.amount) ? money(shipping?.amount) : t('orders.free')}
          </Sum>
        )}
        {isPositiveMoney(fees?.amount) && <Sum name={t('orders.fees')}>{money(fees?.amount)}</Sum>}
        {isPositiveMoney(tax?.amount) && (
          <Sum name={t(order.taxIncludedInPrices ? 'orders.taxIncluded' : 'orders.tax')}>
            {money(tax?.amount)}
          </Sum>
        )}
        <Sum name={t('orders.total')} total>
          {money(total?.amount)}
        </Sum>
        {isPositiveMoney(paid) && <Sum name={t('orders.paid')}>{money(paid)}</Sum>}
        {isPositiveMoney(refunded) && <Sum name={t('orders.refunded')}>{money(refunded)}</Sum>}
        {isOpen && isPositiveMoney(owed) && <Sum name={t('orders.owed')}>{money(owed)}</Sum>}
      </dl>
    </div>
  );
}

function Sum({ name, total = false, children }: { name: string; total?: boolean; children: ReactNode }) {
  return (
    <div className={total ? styles['total'] : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
