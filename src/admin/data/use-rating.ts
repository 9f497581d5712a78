import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { reviewsDesk } from '../../shared/desks/reviews.ts';
import type { ItemRating } from '../../shared/ratings.ts';
import { useMay, useSession } from '../access/session.ts';

interface Rating extends DataProvider {
  ratings(
    desk: string,
    params: { ids: readonly string[]; signal: AbortSignal },
  ): Promise<{ data: ItemRating[] }>;
}

/** The stars of a product so far: null where no review of it is shown, undefined where that is not known. */
export function useRating(productId: string | undefined) {
  const provider = useDataProvider<Rating>();
  const embedded = useSession()?.ownFields ?? false;
  const mayRead = useMay(reviewsDesk.rights.list);
  const { data } = useQuery({
    queryKey: ['reviews', 'ratings', { id: productId }],
    queryFn: ({ signal }) => provider.ratings('reviews', { ids: [productId ?? ''], signal }),
    enabled: embedded && mayRead && productId !== undefined,
    retry: false,
  });
  return data && (data.data[0] ?? null);
}
