import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { OrderPaymentChip } from '../authorized/AuthorizationChip.tsx';
import { FulfillmentChip } from '../order-chips.tsx';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { ItemStack } from './ItemStack.tsx';
import styles from './list.module.css';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';

export function OrderCard({ order }: { order: OrderRecord }) {
  return (
    <div className={styles['card']}>
      <span className={`${styles['number']} num`}>
        #{order.number}
        <DateTime value={order.purchasedDate ?? order._createdDate} />
      </span>
      <span className={styles['cardTotal']}>
        <Money amount={order.priceSummary?.total?.amount} currency={order.currency} />
      </span>
      <span className={`${styles['cut']} ${styles['cardCustomer']}`}>{customerName(order)}</span>
      <span className={styles['cardStack']}>
        <ItemStack lines={order.lineItems} />
      </span>
      <span className={styles['chips']}>
        <WorkOr id={order.id}>
          <OrderPaymentChip order={order} />
        </WorkOr>
        <FulfillmentChip status={order.fulfillmentStatus} orderStatus={order.status} />
      </span>
    </div>
  );
}
