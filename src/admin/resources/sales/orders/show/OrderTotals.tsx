import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isZeroMoney } from '#shared/money.ts';
import { giftCardTotal, totalsOfOrder, type DiscountTotal } from '#shared/price-totals.ts';
import { reliefOf } from '#shared/tax-relief.ts';
import type { Order } from '#wix/order-operations.ts';
import { Money } from '#admin/ui/Money.tsx';
import { netPaidOf } from '../order-facts.ts';
import styles from './LinesCard.module.css';
import { useTransactions } from './use-order-data.ts';
import { useOrderLabels } from './use-order-labels.ts';

export const discountName = ({ code, name }: Pick<DiscountTotal, 'code' | 'name'>): string => code ?? name;

/** All lines before discounts, each discount once, and what it comes to. */
export function OrderTotals({ order, currency }: { order: Order; currency: string }) {
  const translate = useTranslate();
  const { money } = useOrderLabels(currency);
  const { data: transactions } = useTransactions(order._id ?? '');
  const totals = totalsOfOrder(order, giftCardTotal(transactions?.payments ?? []));
  const refunds = netPaidOf(order);
  const relief = reliefOf(order);
  const pieces = (order.lineItems ?? []).reduce((all, line) => all + (line.quantity ?? 0), 0);
  const shipping = order.shippingInfo?.title;
  const amount = (value: string, negative = false): ReactNode => (
    <Money amount={value} currency={currency} negative={negative} />
  );
  return (
    <div className={styles['totals']}>
      {!isZeroMoney(totals.tax.included) && (
        <p>{translate('orders.totals.taxNote', { amount: money(totals.tax.included) })}</p>
      )}
      {relief && <p>{translate(`orders.totals.relief.${relief}`)}</p>}
      <dl className={`${styles['totalRows']} num`}>
        <Sum row="subtotal" label={translate('orders.totals.items', { count: pieces })}>
          {amount(totals.subtotal)}
        </Sum>
        {totals.discounts.map((discount) => (
          <Sum
            key={discount.key}
            row="discount"
            label={translate('orders.totals.discount', { name: discountName(discount) })}
          >
            {amount(discount.amount, true)}
          </Sum>
        ))}
        {(shipping || !isZeroMoney(totals.shipping)) && (
          <Sum
            row="shipping"
            label={[translate('orders.totals.shipping'), shipping].filter(Boolean).join(', ')}
          >
            {amount(totals.shipping)}
          </Sum>
        )}
        {totals.fees.map((fee) => (
          <Sum key={fee.key} row="fee" label={fee.name || translate('orders.totals.fee')}>
            {amount(fee.amount)}
          </Sum>
        ))}
        {!isZeroMoney(totals.tax.added) && (
          <Sum row="tax" label={translate('orders.totals.tax')}>
            {amount(totals.tax.added)}
          </Sum>
        )}
        <Sum row="total" label={translate('orders.totals.total')}>
          {amount(totals.total)}
        </Sum>
        {!isZeroMoney(totals.giftCard) && (
          <>
            <Sum row="gift-card" label={translate('orders.totals.giftCard')}>
              {amount(totals.giftCard, true)}
            </Sum>
            <Sum row="due" label={translate('orders.totals.afterGiftCard')}>
              {amount(totals.due)}
            </Sum>
          </>
        )}
        {refunds && (
          <>
            <Sum row="paid" label={translate('orders.totals.paid')}>
              {amount(refunds.paid)}
            </Sum>
            <Sum row="refunded" label={translate('orders.totals.refunded')}>
              {amount(refunds.refunded, true)}
            </Sum>
            <Sum row="net-paid" label={translate('orders.totals.netPaid')}>
              {amount(refunds.net)}
            </Sum>
          </>
        )}
      </dl>
    </div>
  );
}

const Sum = ({ row, label, children }: { row: string; label: string; children: ReactNode }) => (
  <div data-row={row} className={row === 'total' ? styles['sum'] : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
