import { Thumb } from '#admin/ui/Thumb.tsx';
import { coverOf, type CollectionRecord } from './collection-record.ts';
import styles from './collections.module.css';

const size = { width: 34, height: 34 };

export const CollectionName = ({ collection }: { collection: CollectionRecord }) => (
  <span className={styles['name']}>
    <Thumb image={coverOf(collection)?.url} {...size} />
    <span className="clamp">{collection.name}</span>
  </span>
);
