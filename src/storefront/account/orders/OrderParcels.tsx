import { useEffect, useState } from 'react';
import type { Order } from '#wix/shopper/order-operations.ts';
import { readParcels } from '#wix/shopper/order-parcels.ts';
import { Parcels, type SentParcel } from '../../shell/Parcels.tsx';

/** What left the shop, as soon as something did. */
export function OrderParcels({ order }: { order: Order }) {
  const [parcels, setParcels] = useState<readonly SentParcel[]>([]);
  const id = order._id ?? '';
  const { fulfillmentStatus } = order;
  useEffect(() => {
    if (fulfillmentStatus === 'NOT_FULFILLED') return undefined;
    const reading = new AbortController();
    // Without them the page still says how far the order is.
    void readParcels(id, { signal: reading.signal })
      .catch(() => [])
      .then((found) => {
        if (reading.signal.aborted) return;
        setParcels(
          found.map(({ _id, _createdDate: sentAt, lineItems = [], trackingInfo }) => ({
            id: _id ?? '',
            sentAt,
            lines: lineItems.map((line) => ({ id: line._id ?? '', quantity: line.quantity ?? 1 })),
            trackingNumber: trackingInfo?.trackingNumber ?? undefined,
            trackingLink: trackingInfo?.trackingLink ?? undefined,
          })),
        );
      });
    return () => reading.abort();
  }, [id, fulfillmentStatus]);
  const nameOf = (lineId: string): string => {
    const name = order.lineItems?.find((line) => line._id === lineId)?.productName;
    return name?.translated ?? name?.original ?? '';
  };
  return <Parcels parcels={parcels} nameOf={nameOf} />;
}
