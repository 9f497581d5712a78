import { useCallback, useEffect, useRef, useState } from 'react';
import {
  readBought,
  readOwnReviews,
  readProducts,
  type Bought,
  type Review,
} from '#wix/shopper/own-reviews.ts';
import { toPoster, type Poster } from '../../shell/poster.ts';
import { shopperSettings } from '#wix/shopper/settings.ts';

export interface Unwritten extends Bought {
  poster: Poster;
}

export interface OwnReviews {
  reviews: Review[];
  /** What they are about, as far as the shop still sells it. */
  posters: ReadonlyMap<string, Poster>;
  /** Bought, in the shop still, and nothing written about it. */
  unwritten: Unwritten[];
}

type State = { phase: 'loading' | 'failed' } | ({ phase: 'ready' } & OwnReviews);

const MAX_UNWRITTEN = 6;

async function readAll(contactId: string, signal: AbortSignal): Promise<OwnReviews> {
  const [reviews, bought] = await Promise.all([
    readOwnReviews(contactId, { signal }),
    readBought({ signal }),
  ]);
  const written = new Set(reviews.map(({ entityId }) => entityId));
  const open = bought.filter(({ productId }) => !written.has(productId)).slice(0, MAX_UNWRITTEN);
  const ids = new Set([
    ...reviews.flatMap(({ entityId }) => entityId ?? []),
    ...open.map((one) => one.productId),
  ]);
  const products = await readProducts([...ids], { signal });
  const media = shopperSettings().media ?? '/media';
  const posters = new Map([...products].map(([id, product]) => [id, toPoster(product, media)]));
  return {
    reviews,
    posters,
    unwritten: open.flatMap((one) => {
      const poster = posters.get(one.productId);
      return poster ? [{ ...one, poster }] : [];
    }),
  };
}

/** What the member has written, and what they could write about. */
export function useOwnReviews(contactId: string): {
  state: State;
  retry: () => void;
  /** Reads all of it anew, while what is there stays. */
  refresh: () => void;
  change: (after: (reviews: Review[]) => Review[]) => void;
} {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const reading = useRef<AbortController>(undefined);
  const read = useCallback((): void => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    readAll(contactId, signal).then(
      (found) => {
        if (!signal.aborted) setState({ phase: 'ready', ...found });
      },
      () => {
        if (!signal.aborted) setState((now) => (now.phase === 'ready' ? now : { phase: 'failed' }));
      },
    );
  }, [contactId]);
  useEffect(() => {
    read();
    return () => reading.current?.abort();
  }, [read]);
  const change = useCallback(
    (after: (reviews: Review[]) => Review[]) =>
      setState((now) => (now.phase === 'ready' ? { ...now, reviews: after(now.reviews) } : now)),
    [],
  );
  return {
    state,
    refresh: read,
    retry: () => {
      setState({ phase: 'loading' });
      read();
    },
    change,
  };
}
