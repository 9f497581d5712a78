import { useStoreProfile } from '#admin/access/session.ts';
import { placeName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import styles from './list.module.css';

export function ShipsTo({ order }: { order: OrderRecord }) {
  const place = placeName(order, useStoreProfile().locale);
  return (
    <span className={styles['cut']} title={place}>
      {place}
    </span>
  );
}
