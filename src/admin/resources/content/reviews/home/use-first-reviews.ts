import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ListFilter } from '#admin/data/list-state.ts';
import type { ReviewRecord } from '../review-record.ts';
import type { ReviewsDataProvider } from '../use-reviews.ts';

const SHOWN = 5;
const stars = (some: string): ListFilter => ({ tab: 'waiting', where: [['stars', 'isAnyOf', some]] });

interface First {
  /** Those with one or two stars come first, then the oldest. */
  reviews: ReviewRecord[];
  /** When the one was written that waits longest. */
  oldest: string | undefined;
}

/** The few that are to be read first: who is unhappy is answered before the others. */
export function useFirstReviews() {
  const provider = useDataProvider<ReviewsDataProvider>();
  return useQuery({
    queryKey: ['reviews', 'first'],
    queryFn: async ({ signal }): Promise<First> => {
      const ask = (filter: ListFilter) =>
        provider.getList('reviews', {
          filter,
          sort: { field: 'createdDate', order: 'ASC' },
          pagination: { page: 1, perPage: SHOWN },
          signal,
        });
      const [{ data: low }, { data: others }] = await Promise.all([ask(stars('1,2')), ask(stars('3,4,5'))]);
      const dates = [low[0], others[0]].flatMap((one) => one?._createdDate ?? []);
      const oldest = dates.map((date) => new Date(date).toISOString()).toSorted()[0];
      return { reviews: [...low, ...others].slice(0, SHOWN), oldest };
    },
  });
}
