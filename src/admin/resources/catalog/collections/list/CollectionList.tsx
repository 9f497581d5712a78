import { useTranslate } from 'ra-core';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { CollectionRecord } from '../collection-record.ts';
import { CollectionName } from '../CollectionName.tsx';
import { collectionListSpec } from '../list-spec.ts';
import { ShownChip } from '../ShownChip.tsx';
import '../messages.en.ts';
import styles from '../collections.module.css';

const columns: readonly ResourceColumn<CollectionRecord>[] = [
  {
    id: 'name',
    label: 'collections.column.name',
    width: 280,
    grows: true,
    sortBy: 'name',
    className: 'strong',
    render: (collection) => <CollectionName collection={collection} />,
  },
  {
    id: 'products',
    label: 'collections.column.products',
    width: 120,
    end: true,
    className: 'num',
    render: ({ numberOfProducts }) => (numberOfProducts ?? 0).toLocaleString('en'),
  },
  {
    id: 'visible',
    label: 'collections.column.visible',
    width: 140,
    render: ({ visible }) => <ShownChip visible={visible ?? false} />,
  },
  {
    id: 'slug',
    label: 'collections.column.slug',
    width: 220,
    className: 'soft',
    render: ({ slug }) => slug,
  },
  {
    id: 'updated',
    label: 'collections.column.updated',
    width: 130,
    className: 'soft',
    render: ({ lastUpdated }) => <DateTime value={lastUpdated} />,
  },
];

function CollectionCard({ collection }: { collection: CollectionRecord }) {
  const translate = useTranslate();
  return (
    <div className={styles['card']}>
      <CollectionName collection={collection} />
      <span className={styles['chips']}>
        <span className="soft num">
          {translate('collections.count', { smart_count: collection.numberOfProducts ?? 0 })}
        </span>
        <ShownChip visible={collection.visible ?? false} />
      </span>
    </div>
  );
}

export default function CollectionList() {
  return (
    <ResourceListPage<CollectionRecord>
      spec={collectionListSpec}
      columns={columns}
      rowName={({ name }) => name ?? ''}
      card={(collection) => <CollectionCard collection={collection} />}
    />
  );
}
