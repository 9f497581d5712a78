import { Star } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Nothing } from '#admin/ui/query-state/EmptyState.tsx';
import type { QueueFilter } from '../use-queue-filter.ts';

interface Props {
  filter: QueueFilter;
  onClear: () => void;
}

/** Nothing waits, or nothing fits what was asked. */
export function NoReviews({ filter, onClear }: Props) {
  const translate = useTranslate();
  const isFiltered = (filter.where?.length ?? 0) > 0 || Boolean(filter.q);
  if (!isFiltered && filter.tab === 'waiting')
    return (
      <EmptyState
        icon={Star}
        title={translate('reviews.list.allRead')}
        detail={translate('reviews.list.allReadDetail')}
      />
    );
  return (
    <Nothing words="reviews.list" icon={Star} onClear={isFiltered ? onClear : undefined} action={undefined} />
  );
}
