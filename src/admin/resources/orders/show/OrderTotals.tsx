import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Order } from '../../../../wix/order-operations.ts';
import { Money } from '../../../ui/Money.tsx';
import { big } from '../refund/amounts.ts';
import styles from './LinesCard.module.css';
import { useWords } from './use-words.ts';

type Discount = NonNullable<Order['appliedDiscounts']>[number];

export const discountName = (discount: Discount): string =>
  discount.coupon?.code ||
  discount.coupon?.name ||
  discount.discountRule?.name?.original ||
  discount.merchantDiscount?.description ||
  '';

const discountAmount = ({ coupon, discountRule, merchantDiscount }: Discount): string | undefined =>
  (coupon ?? discountRule ?? merchantDiscount)?.amount?.amount;

export function OrderTotals({ order, currency }: { order: Order; currency: string }) {
  const translate = useTranslate();
  const { money } = useWords(currency);
  const summary = order.priceSummary;
  const pieces = (order.lineItems ?? []).reduce((all, line) => all + (line.quantity ?? 0), 0);
  const names = (order.appliedDiscounts ?? []).map(discountName).filter(Boolean).join(', ');
  const discount = big(summary?.discount?.amount);
  const tax = order.taxInfo?.totalTax?.amount ?? summary?.tax?.amount;
  const shipping = order.shippingInfo?.title;
  const taxed = big(tax).gt(0);
  const first = order.appliedDiscounts?.[0];
  const single = order.appliedDiscounts?.length === 1 && first ? discountAmount(first) : undefined;
  return (
    <div className={styles['totals']}>
      <p>
        {single && names && translate('orders.totals.discountNote', { name: names, amount: money(single) })}
        {single && names && taxed && <br />}
        {taxed && order.taxIncludedInPrices && translate('orders.totals.taxNote', { amount: money(tax) })}
      </p>
      <dl className={`${styles['sums']} num`}>
        <Sum label={translate('orders.totals.items', { count: pieces })}>
          <Money amount={summary?.subtotal?.amount} currency={currency} />
        </Sum>
        {discount.gt(0) && (
          <Sum label={translate('orders.totals.discount', { name: names })}>
            <Money amount={summary?.discount?.amount} currency={currency} negative />
          </Sum>
        )}
        {(shipping || big(summary?.shipping?.amount).gt(0)) && (
          <Sum label={[translate('orders.totals.shipping'), shipping].filter(Boolean).join(', ')}>
            <Money amount={summary?.shipping?.amount ?? '0'} currency={currency} />
          </Sum>
        )}
        {(order.additionalFees ?? []).map((fee) => (
          <Sum key={fee._id ?? fee.name} label={fee.name ?? fee.code ?? ''}>
            <Money amount={fee.price?.amount} currency={currency} />
          </Sum>
        ))}
        {taxed && !order.taxIncludedInPrices && (
          <Sum label={translate('orders.totals.tax')}>
            <Money amount={tax} currency={currency} />
          </Sum>
        )}
        <div className={styles['sum']}>
          <dt>{translate('orders.totals.total')}</dt>
          <dd>
            <Money amount={summary?.total?.amount} currency={currency} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
