import { slotOf } from '#shared/delivery-slot.ts';
import type { ReactNode } from 'react';
import type { Order } from '#wix/shopper/order-operations.ts';
import { isPositiveMoney, subtractMoney } from '#shared/money.ts';
import { totalsOfOrder } from '#shared/price-totals.ts';
import { Price } from '../../shell/money.tsx';
import { useT } from '../../shell/page-context.tsx';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import { AddressLines } from '../../shell/address/AddressLines.tsx';
import { DeliveryMoment, usePickupLine } from '../../shell/DeliveryMoment.tsx';
import { ReliefNote } from '../../shell/totals/ReliefNote.tsx';
import { TotalRow, TotalRows } from '../../shell/totals/TotalRows.tsx';
import { countryOf } from '../../shell/totals/tax-name.ts';
import { taxRate } from '../../shell/totals/tax-rate.ts';
import { OrderInvoices } from './OrderInvoices.tsx';
import { owedOf, refundedOf, orderStatusOf } from './order-view.ts';
import styles from './orders.module.css';

/** Where it goes, who pays, and every sum. */
export function OrderPanel({ order, giftCard }: { order: Order; giftCard: string }) {
  const t = useT();
  const delivery = order.shippingInfo?.logistics;
  const shipsTo = delivery?.pickupDetails ? undefined : deliveryAddressOf(order);
  const pickupLine = usePickupLine(delivery);
  return (
    <aside className={styles['panel']} aria-label={t('orders.facts')}>
      {shipsTo?.address && (
        <div>
          <h2>{t('orders.to')}</h2>
          <AddressLines address={shipsTo.address} person={shipsTo.contactDetails} />
          <p className="small quiet">
            {[order.shippingInfo?.title, delivery?.deliveryTime].filter(Boolean).join(', ')}
          </p>
          {delivery && slotOf(delivery) && (
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
            <bdi>{pickupLine}</bdi>
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
          <AddressLines address={order.billingInfo.address} person={order.billingInfo.contactDetails} />
        </div>
      )}
      <OrderSums order={order} giftCard={giftCard} />
      <OrderInvoices orderId={order._id ?? ''} />
    </aside>
  );
}

/** Up to the total, then what came of it: paid, sent back, still open. */
function OrderSums({ order, giftCard }: { order: Order; giftCard: string }) {
  const t = useT();
  const totals = totalsOfOrder(order, giftCard);
  const money = (amount: string): ReactNode => <Price amount={amount} currency={totals.currency} />;
  const refunded = refundedOf(order);
  const owed = owedOf(order);
  const paid = subtractMoney(order.balanceSummary?.paid?.amount, giftCard);
  const isOpen = orderStatusOf(order) === 'unpaid' || orderStatusOf(order) === 'paying';
  return (
    <div>
      <h2>{t('totals.title')}</h2>
      <TotalRows
        sums={totals}
        delivery={order.shippingInfo && { name: order.shippingInfo.title }}
        taxRate={taxRate(order)}
        country={countryOf(order)}
      >
        {isPositiveMoney(paid) && (
          <TotalRow row="paid" name={t('totals.paid')}>
            {money(paid)}
          </TotalRow>
        )}
        {isPositiveMoney(refunded) && (
          <TotalRow row="refunded" name={t('orders.refunded')}>
            {money(refunded)}
          </TotalRow>
        )}
        {isOpen && isPositiveMoney(owed) && (
          <TotalRow row="owed" name={t('orders.owed')}>
            {money(owed)}
          </TotalRow>
        )}
      </TotalRows>
      <ReliefNote of={order} />
    </div>
  );
}
