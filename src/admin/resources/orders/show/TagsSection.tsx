import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { AsideSection } from '../../../ui/Columns.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { OrderRecord } from '../order-record.ts';
import styles from './TagsSection.module.css';
import { useOrderAction } from './use-order-action.ts';

/** The platform's own limits. */
const longestTag = 5;
const mostTags = 100;

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
  const [text, setText] = useState('');
  const change = useOrderAction<{ assign: string[]; unassign: string[] }>(id, (provider, tagged) =>
    provider.updateTags('orders', { id, ...tagged }),
  );
  const typed = text.trim();
  const add = () => {
    if (typed === '' || tags.includes(typed)) return;
    change.mutate({ assign: [typed], unassign: [] }, { onSuccess: () => setText('') });
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
          <OutlinedInput
            autoFocus
            size="small"
            value={text}
            placeholder={translate('orders.tags.limit', { count: longestTag })}
            slotProps={{ input: { 'aria-label': translate('orders.tags.label'), maxLength: longestTag } }}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onAdding(false);
            }}
          />
          <Button type="submit" size="small" disabled={typed === '' || change.isPending}>
            {translate('orders.tags.add')}
          </Button>
        </form>
      )}
      {change.isError && <ErrorState inline title={translate('orders.tags.failed')} error={change.error} />}
    </AsideSection>
  );
}
