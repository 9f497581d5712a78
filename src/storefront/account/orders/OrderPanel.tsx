import { slotOf } from '../../../shared/delivery-slot.ts';
import type { ReactNode } from 'react';
import type { Order } from '../../../wix/shopper/order-operations.ts';
import { isPositiveMoney, subtractMoney } from '../../../shared/money.ts';
import { sumsOfOrder } from '../../../shared/sums.ts';
import { locales } from '../../i18n/locales.ts';
import { countryName } from '../../../shared/countries.ts';
import { Price } from '../../shell/money.tsx';
import { useLocale, useT } from '../../shell/page-context.tsx';
import { DeliveryMoment, pickupLine } from '../../shell/DeliveryMoment.tsx';
import { ReliefNote } from '../../shell/sums/ReliefNote.tsx';
import { SumRow, SumRows } from '../../shell/sums/SumRows.tsx';
import { taxRate } from '../../shell/sums/tax-rate.ts';
import { OrderInvoices } from './OrderInvoices.tsx';
import { owedOf, refundedOf, standingOf } from './order-view.ts';
import styles from './orders.module.css';

type AddressWithContact = NonNullable<Order['billingInfo']>;

/** Where it goes, who pays, and every sum. */
export function OrderPanel({ order, giftCard }: { order: Order; giftCard: string }) {
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
          {slotOf(delivery) && (
            <p>
              <DeliveryMoment logistics={delivery} />
            </p>
          )}
        </div>
      )}
      {delivery?.pickupDetails && (
        <div>
          <h2>{t('orders.collectAt')}</h2>
          <p>
            <bdi>{order.shippingInfo?.title}</bdi>
            <br />
            <bdi>{pickupLine(delivery)}</bdi>
          </p>
          {slotOf(delivery) && (
            <p>
              <DeliveryMoment logistics={delivery} />
            </p>
          )}
          <p className="small quiet">
            <bdi>{[delivery.deliveryTime, delivery.instructions].filter(Boolean).join(' ')}</bdi>
          </p>
        </div>
      )}
      {order.billingInfo?.address && (
        <div>
          <h2>{t('orders.billedTo')}</h2>
          <AddressLines of={order.billingInfo} />
        </div>
      )}
      <OrderSums order={order} giftCard={giftCard} />
      <OrderInvoices orderId={order._id ?? ''} />
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

/** Up to the total, then what came of it: paid, sent back, still open. */
function OrderSums({ order, giftCard }: { order: Order; giftCard: string }) {
  const t = useT();
  const sums = sumsOfOrder(order, giftCard);
  const money = (amount: string): ReactNode => <Price amount={amount} currency={sums.currency} />;
  const refunded = refundedOf(order);
  const owed = owedOf(order);
  const paid = subtractMoney(order.balanceSummary?.paid?.amount, giftCard);
  const isOpen = standingOf(order) === 'unpaid' || standingOf(order) === 'paying';
  return (
    <div>
      <h2>{t('sums.title')}</h2>
      <SumRows
        sums={sums}
        delivery={order.shippingInfo && { name: order.shippingInfo.title }}
        taxRate={taxRate(order)}
      >
        {isPositiveMoney(paid) && (
          <SumRow row="paid" name={t('sums.paid')}>
            {money(paid)}
          </SumRow>
        )}
        {isPositiveMoney(refunded) && (
          <SumRow row="refunded" name={t('orders.refunded')}>
            {money(refunded)}
          </SumRow>
        )}
        {isOpen && isPositiveMoney(owed) && (
          <SumRow row="owed" name={t('orders.owed')}>
            {money(owed)}
          </SumRow>
        )}
      </SumRows>
      <ReliefNote of={order} />
    </div>
  );
}
