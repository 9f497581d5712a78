import { useEffect, useState } from 'react';
import type { Order } from '../../../wix/shopper/order-operations.ts';
import { readParcels, type Parcel } from '../../../wix/shopper/order-parcels.ts';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import styles from './orders.module.css';

/** What left the shop, parcel by parcel, and where each can be followed. */
export function OrderParcels({ order }: { order: Order }) {
  const t = useT();
  const [parcels, setParcels] = useState<readonly Parcel[]>([]);
  const id = order._id ?? '';
  const { fulfillmentStatus } = order;
  useEffect(() => {
    if (fulfillmentStatus === 'NOT_FULFILLED') return undefined;
    const reading = new AbortController();
    // Without them the page still says how far the order is.
    void readParcels(id, { signal: reading.signal })
      .catch(() => [])
      .then((found) => {
        if (!reading.signal.aborted) setParcels(found);
      });
    return () => reading.abort();
  }, [id, fulfillmentStatus]);
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels" className={styles['parcelsTitle']}>
        {t('orders.parcels')}
      </h2>
      <ul className={styles['parcels']}>
        {parcels.map((parcel, at) => (
          <li key={parcel._id}>
            <ParcelLine parcel={parcel} number={at + 1} order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ParcelLine({ parcel, number, order }: { parcel: Parcel; number: number; order: Order }) {
  const t = useT();
  const { trackingInfo, lineItems = [], _createdDate: sentAt } = parcel;
  const names = lineItems.map(({ _id, quantity }) => {
    const line = order.lineItems?.find((one) => one._id === _id);
    const name = line?.productName?.translated ?? line?.productName?.original ?? '';
    return (quantity ?? 1) > 1 ? `${quantity} × ${name}` : name;
  });
  return (
    <>
      <p>
        <bdi>{names.join(', ')}</bdi>
      </p>
      <p className="small quiet">
        {sentAt && <ShopDate value={sentAt} look="time" />}
        {trackingInfo?.trackingNumber && (
          <>
            {' · '}
            <bdi className="num">{trackingInfo.trackingNumber}</bdi>
          </>
        )}
      </p>
      {trackingInfo?.trackingLink && (
        <a href={trackingInfo.trackingLink} target="_blank" rel="noreferrer">
          {t('orders.followParcel', { number })}
        </a>
      )}
    </>
  );
}
