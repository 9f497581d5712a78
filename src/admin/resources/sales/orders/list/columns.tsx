import { MessageSquare } from 'lucide-react';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { Money } from '#admin/ui/Money.tsx';
import { Tag } from '#admin/ui/Tag.tsx';
import { OrderPaymentChip } from '../authorized/AuthorizationChip.tsx';
import { FulfillmentChip } from '../order-chips.tsx';
import { customerName, tagNames } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { ItemStack } from './ItemStack.tsx';
import styles from './list.module.css';
import { ShipsTo } from './ShipsTo.tsx';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import { ChannelName } from './ChannelName.tsx';
import '#admin/i18n/order-messages.ts';
import '../authorized/messages.en.ts';
import './messages-list.en.ts';

export const orderColumns: readonly ResourceColumn<OrderRecord>[] = [
  {
    id: 'number',
    label: 'orders.column.number',
    width: 76,
    sortBy: 'number',
    className: 'strong num',
    render: ({ number }) => `#${number ?? ''}`,
  },
  {
    id: 'placed',
    label: 'orders.column.placed',
    width: 112,
    sortBy: 'purchasedDate',
    className: 'soft',
    render: ({ purchasedDate, _createdDate }) => <DateTime value={purchasedDate ?? _createdDate} />,
  },
  {
    id: 'items',
    label: 'orders.column.items',
    width: 128,
    render: ({ lineItems }) => <ItemStack lines={lineItems} />,
  },
  {
    id: 'customer',
    label: 'orders.column.customer',
    width: 150,
    grows: true,
    sortBy: 'billingInfo.contactDetails.lastName',
    render: (order) => (
      <span className={styles['customer']}>
        <span>{customerName(order)}</span>
        {order.buyerNote && (
          <span title={order.buyerNote}>
            <MessageSquare size={14} aria-label={order.buyerNote} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'destination',
    label: 'orders.column.destination',
    width: 174,
    className: 'soft',
    render: (order) => <ShipsTo order={order} />,
  },
  {
    id: 'total',
    label: 'orders.column.total',
    width: 132,
    end: true,
    sortBy: 'priceSummary.total.amount',
    className: 'num',
    render: ({ priceSummary, currency }) => (
      <b className={styles['total']}>
        <Money amount={priceSummary?.total?.amount} currency={currency} />
      </b>
    ),
  },
  {
    id: 'payment',
    label: 'orders.column.payment',
    width: 184,
    sortBy: 'paymentStatus',
    render: (order) => (
      <WorkOr id={order.id}>
        <OrderPaymentChip order={order} />
      </WorkOr>
    ),
  },
  {
    id: 'fulfillment',
    label: 'orders.column.fulfillment',
    width: 164,
    sortBy: 'fulfillmentStatus',
    render: ({ fulfillmentStatus, status }) => (
      <FulfillmentChip status={fulfillmentStatus} orderStatus={status} />
    ),
  },
  {
    id: 'email',
    label: 'orders.column.email',
    width: 220,
    optional: true,
    sortBy: 'buyerInfo.email',
    className: 'soft',
    render: ({ buyerInfo }) => <span className={styles['cut']}>{buyerInfo?.email}</span>,
  },
  {
    id: 'channel',
    label: 'orders.column.channel',
    width: 132,
    optional: true,
    sortBy: 'channelInfo.type',
    className: 'soft',
    isText: true,
    render: ({ channelInfo }) => <ChannelName type={channelInfo?.type} />,
  },
  {
    id: 'tags',
    label: 'orders.column.tags',
    width: 160,
    optional: true,
    render: (order) => (
      <span className={styles['tags']}>
        {tagNames(order).map((tag) => (
          <Tag key={tag} label={tag} />
        ))}
      </span>
    ),
  },
  {
    id: 'balance',
    label: 'orders.column.balance',
    width: 116,
    optional: true,
    end: true,
    className: 'num',
    render: ({ balanceSummary, currency }) => (
      <Money amount={balanceSummary?.balance?.amount} currency={currency} />
    ),
  },
  {
    id: 'updated',
    label: 'orders.column.updated',
    width: 120,
    optional: true,
    sortBy: 'updatedDate',
    className: 'soft',
    render: ({ _updatedDate }) => <DateTime value={_updatedDate} />,
  },
];
