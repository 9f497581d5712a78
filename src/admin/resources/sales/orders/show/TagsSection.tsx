import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useFieldValues } from '#admin/ui/filter/use-field-values.ts';
import { Tag } from '#admin/ui/Tag.tsx';
import { TagField } from '#admin/ui/TagField.tsx';
import type { OrderRecord } from '../order-record.ts';
import { isTagTooLong, maxTagLength, mostTags, tagsIn, tagsPath } from '../tags.ts';
import styles from './TagsSection.module.css';
import { useOrderAction } from './use-order-action.ts';

interface Props {
  order: OrderRecord;
  mayEdit: boolean;
  adding: boolean;
  onAdding: (on: boolean) => void;
}

export function TagsSection({ order, mayEdit, adding, onAdding }: Props) {
  const translate = useTranslate();
  const { id } = order;
  const tags = order.tags?.tags?.tagIds ?? [];
  const hidden = order.tags?.privateTags?.tagIds ?? [];
  const [chosen, setChosen] = useState<string[]>([]);
  const known = useFieldValues(adding ? tagsPath : undefined);
  const change = useOrderAction<{ assign: string[]; unassign: string[] }>(id, (provider, tagged) =>
    provider.updateTags('orders', { id, ...tagged }),
  );
  const fresh = chosen.filter((tag) => !tags.includes(tag));
  const fits = fresh.length > 0 && !fresh.some(isTagTooLong);
  const close = () => {
    setChosen([]);
    onAdding(false);
  };
  const add = () => {
    if (fits) change.mutate({ assign: fresh, unassign: [] }, { onSuccess: close });
  };
  return (
    <AsideSection
      title={translate('orders.tags.title')}
      action={
        mayEdit &&
        !adding &&
        tags.length < mostTags && (
          <Button variant="text" color="primary" size="small" onClick={() => onAdding(true)}>
            {translate('orders.tags.add')}
          </Button>
        )
      }
    >
      <div className={styles['tags']} aria-busy={change.isPending}>
        {tags.length + hidden.length === 0 && !adding && <p>{translate('orders.tags.none')}</p>}
        {[...tags, ...hidden].map((tag) => (
          <Tag
            key={tag}
            label={tag}
            removeLabel={translate('orders.tags.remove', { tag })}
            {...(mayEdit && tags.includes(tag) && !change.isPending
              ? { onRemove: () => change.mutate({ assign: [], unassign: [tag] }) }
              : {})}
          />
        ))}
      </div>
      {adding && (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <div className={styles['field']}>
            <TagField
              label={translate('orders.tags.label')}
              hint={translate('orders.tags.limit', { count: maxTagLength })}
              tags={chosen}
              onChange={setChosen}
              known={known.filter((tag) => !tags.includes(tag))}
              read={tagsIn}
              wrong={(tag) =>
                isTagTooLong(tag) ? translate('orders.tags.tooLong', { count: maxTagLength }) : undefined
              }
              removeLabel={(tag) => translate('orders.tags.leave', { tag })}
              autoFocus
              enterSends
              onEscape={close}
            />
          </div>
          <Button type="submit" size="small" disabled={!fits || change.isPending}>
            {translate('orders.tags.add')}
          </Button>
        </form>
      )}
      {change.isError && <ErrorState inline title={translate('orders.tags.failed')} error={change.error} />}
    </AsideSection>
  );
}
