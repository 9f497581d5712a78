import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useChanges, type Change } from '#admin/data/live.ts';
import { removeReviews, replaceReview, type ReviewsDataProvider } from './use-reviews.ts';

/** A job decides about hundreds: they are read together. */
const pause = 400;
const AT_ONCE = 100;

const noneArrived: ReadonlySet<string> = new Set();

/**
 * What others do to reviews, while somebody reads: those that are listed change where they stand, new ones are announced.
 * @param isOwn whether the person did it, and knows already
 */
export function useFreshReviews(isOwn: (id: string) => boolean) {
  const client = useQueryClient();
  const provider = useDataProvider<ReviewsDataProvider>();
  const [arrived, setArrived] = useState(noneArrived);
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const readAgain = useCallback(async () => {
    timer.current = undefined;
    const ids = [...waiting.current].filter((id) => !isOwn(id));
    waiting.current.clear();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const { data } = await provider.getMany('reviews', { ids: some });
      for (const review of data) replaceReview(client, review);
      const there = new Set(data.map(({ id }) => id));
      removeReviews(client, new Set(some.filter((id) => !there.has(id))));
    }
  }, [client, provider, isOwn]);

  useChanges(
    'reviews',
    useCallback(
      ({ slug, id }: Change) => {
        if (slug === 'created') setArrived((before) => new Set(before).add(id));
        else waiting.current.add(id);
        timer.current ??= setTimeout(() => void readAgain().catch(() => undefined), pause);
      },
      [readAgain],
    ),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return { arrived: arrived.size, seen: useCallback(() => setArrived(noneArrived), []) };
}
