import { Archive } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { OrderPaymentChip } from '../authorized/AuthorizationChip.tsx';
import { FulfillmentChip } from '../order-chips.tsx';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { channelName } from './channel-name.ts';
import styles from './OrderHead.module.css';
import '../archive/messages.en.ts';

export function OrderChips({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  return (
    <>
      <OrderPaymentChip order={order} />
      <FulfillmentChip status={order.fulfillmentStatus} orderStatus={order.status} />
      {order.archived && <StatusChip tone="calm" icon={Archive} label={translate('orders.archive.chip')} />}
    </>
  );
}

/** Total, when, where and by whom, in one line. */
export function OrderMeta({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  return (
    <>
      <b className={styles['total']}>
        <Money amount={order.priceSummary?.total?.amount} currency={order.currency} />
      </b>
      <span className={styles['fact']}>
        {translate('orders.show.placed')}{' '}
        <DateTime value={order.purchasedDate ?? order._createdDate} style="long" />
      </span>
      <span className={styles['fact']}>{channelName(order.channelInfo?.type, translate)}</span>
      <span className={styles['fact']}>{customerName(order)}</span>
    </>
  );
}
