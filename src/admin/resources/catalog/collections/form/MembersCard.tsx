import Button from '@mui/material/Button';
import { Frame } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { QueryState } from '#admin/ui/query-state/QueryState.tsx';
import { ProductFinder } from '#admin/ui/ProductFinder.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { isAllProducts, type CollectionRecord } from '../collection-record.ts';
import styles from '../collections.module.css';
import { MemberList } from './MemberList.tsx';
import { OrderField } from './OrderField.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useMembers } from './use-members.ts';

/** Who is in the collection. A new one has to be there first; what a rule fills is only shown. */
export function MembersCard({
  collection,
  ruled,
  arranged,
}: Omit<MembersProps, 'collection'> & { collection: CollectionRecord | undefined }) {
  const translate = useTranslate();
  const title = translate('collections.members.title');
  if (!collection)
    return ruled ? null : (
      <Card title={title}>
        <p className={styles['soft']}>{translate('collections.members.later')}</p>
      </Card>
    );
  if (isAllProducts(collection))
    return (
      <Card title={title}>
        <p className={styles['soft']}>
          {translate('collections.count', { smart_count: collection.numberOfProducts ?? 0 })}
        </p>
      </Card>
    );
  return <Members collection={collection} ruled={ruled || Boolean(collection.rule)} arranged={arranged} />;
}

interface MembersProps {
  collection: CollectionRecord;
  ruled: boolean;
  /** As they stand on the listing by somebody's own order, not by name. */
  arranged: boolean;
}

function Members({ collection: { id, numberOfProducts }, ruled, arranged }: MembersProps) {
  const translate = useTranslate();
  const mayChange = useMayDo('collections', 'members') && !ruled;
  const mayArrange = useMayDo('collections', 'arrange') && arranged;
  const { query, members, placed, failure, busy, change } = useMembers(id, arranged);
  const order = useArrangement({ collectionId: id, members, placed });
  const read = { data: members && order.shown, error: query.error, refetch: query.refetch };
  const rejected = failure ?? order.failure;
  return (
    <Card
      id="members"
      title={translate('collections.members.title')}
      note={translate(ruled ? 'collections.members.ruled' : 'collections.members.note', {
        smart_count: numberOfProducts ?? 0,
      })}
      flush
    >
      <div className={styles['finder']}>
        <OrderField />
        {mayChange && (
          <ProductFinder
            label={translate('collections.members.add')}
            taken={new Set(members?.map((product) => product.id))}
            takenWord={translate('collections.members.in')}
            onChoose={(product) => void change('add', product)}
          />
        )}
      </div>
      {rejected && (
        <ErrorState
          error={rejected}
          title={translate('collections.members.notChanged')}
          notDone={translate('collections.members.asBefore')}
          inline
        />
      )}
      <QueryState
        read={read}
        words="collections.members"
        icon={Frame}
        skeleton={<RowsSkeleton rows={4} height={52} />}
      >
        {(products) => (
          <MemberList
            members={products}
            busy={busy}
            onRemove={mayChange ? (product) => change('remove', product) : undefined}
            onMove={mayArrange ? order.move : undefined}
          />
        )}
      </QueryState>
      {query.hasNextPage && (
        <div className={styles['more']}>
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {translate('collections.members.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
