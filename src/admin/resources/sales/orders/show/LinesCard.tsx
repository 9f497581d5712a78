import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { OrderRecord } from '../order-record.ts';
import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import type { LineGroup } from './line-groups.ts';
import { lineGroups } from './line-groups.ts';
import { LineDownload } from './LineDownload.tsx';
import { LineRow } from './LineRow.tsx';
import styles from './LinesCard.module.css';
import { GroupChip } from './GroupChip.tsx';
import { lineName } from './line-text.ts';
import { OrderTotals } from './OrderTotals.tsx';
import { useDownloads } from './use-downloads.ts';

const LineDialog = lazy(() => import('../line/LineDialog.tsx'));

interface Props {
  order: OrderRecord;
  fulfillments: readonly Fulfillment[];
  /** Whether a refund may be begun from a line. */
  refundable: boolean;
  /** Whether what a line says may be changed. */
  mayChange: boolean;
}

export function LinesCard({ order, fulfillments, refundable, mayChange }: Props) {
  const translate = useTranslate();
  const currency = order.currency ?? '';
  const downloads = useDownloads(order);
  const [changing, setChanging] = useState<string | undefined>();
  return (
    <Card flush>
      <h2 className="visually-hidden">{translate('orders.lines.title')}</h2>
      {lineGroups(order, fulfillments).map((group) => (
        <div key={group.state} className={styles['group']}>
          <div className={styles['heading']}>
            <GroupChip status={group.state} />
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
              download={
                line.digitalFile?.fileId &&
                downloads.data && (
                  <LineDownload
                    orderId={order.id}
                    name={lineName(line)}
                    download={downloads.data.find(({ lineItemId }) => lineItemId === line._id)}
                    mayAllow={mayChange}
                  />
                )
              }
              onChange={mayChange && line._id ? () => setChanging(line._id ?? undefined) : undefined}
            />
          ))}
        </div>
      ))}
      <OrderTotals order={order} currency={currency} />
      {changing && (
        <Suspense>
          <LineDialog order={order} lineId={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
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
