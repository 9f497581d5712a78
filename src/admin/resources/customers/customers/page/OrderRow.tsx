import { CircleCheck, CircleDashed, CircleDot, Package, PackageCheck, Undo2, Ban } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Order } from '#wix/order-operations.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Money } from '#admin/ui/Money.tsx';
import type { StatusLook } from '#admin/ui/status-chip.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { Thumb } from '#admin/ui/Thumb.tsx';
import '#admin/i18n/order-messages.ts';
import styles from './page.module.css';

const unpaid: StatusLook = { tone: 'warn', icon: CircleDashed };
const payments: Readonly<Record<string, StatusLook>> = {
  PARTIALLY_PAID: { tone: 'warn', icon: CircleDot },
  PAID: { tone: 'ok', icon: CircleCheck, quiet: true },
  PARTIALLY_REFUNDED: { tone: 'calm', icon: Undo2, quiet: true },
  FULLY_REFUNDED: { tone: 'calm', icon: Undo2, quiet: true },
};
const pictures = 3;

/** One order of the customer's, and the way to it. */
export function OrderRow({ order }: { order: Order & { id: string } }) {
  const translate = useTranslate();
  const { id, number, status, paymentStatus = '', fulfillmentStatus = '', lineItems = [], currency } = order;
  const over = status === 'CANCELED' || status === 'REJECTED';
  const sent = fulfillmentStatus === 'FULFILLED';
  return (
    <li>
      <Link to={`/orders/${id}`} className={styles['order']}>
        <span className={styles['pictures']}>
          {lineItems.slice(0, pictures).map((line, index) => (
            <Thumb key={line._id ?? index} image={line.image} />
          ))}
        </span>
        <b className="num">#{number}</b>
        <span className={styles['soft']}>
          <DateTime value={order.purchasedDate ?? order._createdDate} style="day" />
        </span>
        {over ? (
          <StatusChip
            tone="calm"
            quiet
            icon={Ban}
            label={translate(`orders.option.status.${status}`, { _: status })}
          />
        ) : (
          <StatusChip
            {...(payments[paymentStatus] ?? unpaid)}
            label={translate(`orders.option.payment.${paymentStatus}`, { _: paymentStatus })}
          />
        )}
        <span className={styles['sent']}>
          {!over && (
            <StatusChip
              tone={sent ? 'ok' : 'calm'}
              quiet
              icon={sent ? PackageCheck : Package}
              label={translate(`orders.option.fulfillment.${fulfillmentStatus}`, { _: fulfillmentStatus })}
            />
          )}
        </span>
        <span className={styles['end']}>
          <Money amount={order.priceSummary?.total?.amount} currency={currency} />
        </span>
      </Link>
    </li>
  );
}
