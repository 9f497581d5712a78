import { useTranslate } from 'ra-core';
import type { Order } from '../../../../wix/order-operations.ts';
import type { Fulfillment } from '../../../../wix/order-fulfillment-operations.ts';
import { Card } from '../../../ui/Card.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { LineGroup } from './line-groups.ts';
import { lineGroups } from './line-groups.ts';
import { LineRow } from './LineRow.tsx';
import styles from './LinesCard.module.css';
import { groupLooks } from './group-looks.ts';
import { OrderTotals } from './OrderTotals.tsx';

interface Props {
  order: Order;
  fulfillments: readonly Fulfillment[];
  /** Whether a refund may be begun from a line. */
  refundable: boolean;
}

export function LinesCard({ order, fulfillments, refundable }: Props) {
  const translate = useTranslate();
  const currency = order.currency ?? '';
  return (
    <Card flush>
      <h2 className="visually-hidden">{translate('orders.lines.title')}</h2>
      {lineGroups(order, fulfillments).map((group) => {
        const look = groupLooks[group.state];
        return (
          <div key={group.state} className={styles['group']}>
            <div className={styles['heading']}>
              <StatusChip {...look} label={translate(`orders.lines.state.${group.state}`)} />
              <span>{groupNote(group, translate)}</span>
            </div>
            {group.lines.map(({ line, quantity }) => (
              <LineRow
                key={line._id}
                line={line}
                quantity={quantity}
                currency={currency}
                refundTo={
                  refundable && group.state !== 'refunded'
                    ? `refund?line=${line._id}&qty=${quantity}`
                    : undefined
                }
              />
            ))}
          </div>
        );
      })}
      <OrderTotals order={order} currency={currency} />
    </Card>
  );
}

function groupNote(
  { state, pieces, restocked }: LineGroup,
  translate: ReturnType<typeof useTranslate>,
): string {
  const count = translate('orders.lines.pieces', { smart_count: pieces });
  if (state !== 'refunded') return count;
  const stock =
    restocked === 0
      ? translate('orders.lines.notRestocked')
      : translate('orders.lines.restocked', { restocked, pieces });
  return `${count} · ${stock}`;
}
