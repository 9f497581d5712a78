import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseListFilter, type ListFilter } from '#admin/data/list-state.ts';
import { reviewListSpec } from './list-spec.ts';

export type QueueFilter = ListFilter & { tab: string };

/** What the address asks for; those that wait, where it names no tab. */
export function useQueueFilter(): QueueFilter {
  const [search] = useSearchParams();
  const raw = search.get('filter');
  return useMemo(() => {
    let input: unknown;
    try {
      input = JSON.parse(raw ?? '{}');
    } catch {
      input = {};
    }
    return { tab: 'waiting', ...parseListFilter(input, reviewListSpec) };
  }, [raw]);
}

/** Where a review is, or the queue alone, under that filter. */
export const queueAddress = (filter: ListFilter, open?: string): string =>
  `/reviews${open === undefined ? '' : `/${open}`}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
