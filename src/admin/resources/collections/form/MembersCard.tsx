import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Frame, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useMayDo } from '../../../data/desk-registry.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Ladder } from '../../../ui/ladder/Ladder.tsx';
import { ProductFinder } from '../../../ui/ProductFinder.tsx';
import { ProductThumb } from '../../../ui/ProductThumb.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { holdsEverything, type CollectionRecord } from '../collection-record.ts';
import styles from '../collections.module.css';
import { useMembers } from './use-members.ts';

/** Who is in the collection. A new one has to be there first; what a rule fills is only shown. */
export function MembersCard({
  collection,
  ruled,
}: {
  collection: CollectionRecord | undefined;
  ruled: boolean;
}) {
  const translate = useTranslate();
  const title = translate('collections.members.title');
  if (!collection)
    return ruled ? null : (
      <Card title={title}>
        <p className={styles['soft']}>{translate('collections.members.later')}</p>
      </Card>
    );
  if (holdsEverything(collection))
    return (
      <Card title={title}>
        <p className={styles['soft']}>
          {translate('collections.count', { smart_count: collection.numberOfProducts ?? 0 })}
        </p>
      </Card>
    );
  return <Members collection={collection} ruled={ruled || Boolean(collection.rule)} />;
}

function Members({
  collection: { id, numberOfProducts },
  ruled,
}: {
  collection: CollectionRecord;
  ruled: boolean;
}) {
  const translate = useTranslate();
  const mayChange = useMayDo('collections', 'members') && !ruled;
  const { query, members, failure, busy, change } = useMembers(id);
  const list = useRef<HTMLUListElement>(null);
  const read = { data: members, error: query.error, refetch: query.refetch };
  const remove = async (product: NonNullable<typeof members>[number]) => {
    const gone = await change('remove', product);
    if (gone) list.current?.querySelector('button')?.focus();
  };
  return (
    <Card
      id="members"
      title={translate('collections.members.title')}
      note={translate(ruled ? 'collections.members.ruled' : 'collections.members.note', {
        smart_count: numberOfProducts ?? 0,
      })}
      flush
    >
      {mayChange && (
        <div className={styles['finder']}>
          <ProductFinder
            label={translate('collections.members.add')}
            taken={new Set(members?.map((product) => product.id))}
            takenWord={translate('collections.members.in')}
            onChoose={(product) => void change('add', product)}
          />
        </div>
      )}
      {failure && (
        <ErrorState
          error={failure}
          title={translate('collections.members.notChanged')}
          notDone={translate('collections.members.asBefore')}
          inline
        />
      )}
      <Ladder
        read={read}
        words="collections.members"
        icon={Frame}
        skeleton={<RowsSkeleton rows={4} height={52} />}
      >
        {(products) => (
          <ul ref={list} className={styles['members']} aria-label={translate('collections.members.title')}>
            {products.map((product) => (
              <li key={product.id} aria-busy={busy.has(product.id)}>
                <ProductThumb product={product} />
                <Link to={`/products/${product.id}`}>{product.name}</Link>
                {product.visible === false && (
                  <span className={styles['soft']}>{translate('collections.members.hidden')}</span>
                )}
                {mayChange && (
                  <IconButton
                    size="small"
                    disabled={busy.has(product.id)}
                    aria-label={translate('collections.members.remove', { name: product.name ?? '' })}
                    onClick={() => void remove(product)}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Ladder>
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
