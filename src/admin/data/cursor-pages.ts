import { toCallError } from '../../wix/errors.ts';
import { RecentMap } from './recent-map.ts';

export interface CursorReply<Item> {
  items: Item[];
  /** Where the next call goes on; absent at the end. */
  next?: string | undefined;
}

export type FetchSlice<Item, Query> = (slice: {
  query: Query;
  limit: number;
  cursor?: string | undefined;
  signal?: AbortSignal | undefined;
}) => Promise<CursorReply<Item>>;

export interface PageRequest<Query> {
  /** What the cursors belong to: filter and sort, in one string. */
  key: string;
  /** What a walk from the start asks for. */
  query: Query;
  page: number;
  perPage: number;
  signal?: AbortSignal | undefined;
}

export interface Page<Item> {
  items: Item[];
  hasNext: boolean;
  /** The list ended before the page that was asked for. */
  beyondEnd: boolean;
}

const longestStride = 100;
const keysKept = 50;
const cursorsKept = 500;

/**
 * Numbered pages over an API that only knows cursors. A cursor is kept for every position seen, so going on,
 * going back and changing the page size cost one call; a deep link walks forward from the nearest position known.
 */
export function createCursorPages<Item, Query>(fetchSlice: FetchSlice<Item, Query>) {
  const positions = new RecentMap<string, RecentMap<number, string>>(keysKept);

  function positionsOf(key: string): RecentMap<number, string> {
    const known = positions.get(key) ?? new RecentMap<number, string>(cursorsKept);
    positions.set(key, known);
    return known;
  }

  /** A cursor the platform no longer takes is forgotten; the walk begins anew, once. */
  async function fromTheStart<Answer>(
    { key }: PageRequest<Query>,
    read: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await read();
    } catch (thrown) {
      if (toCallError(thrown).status !== 400 || positionsOf(key).keys().length === 0) throw thrown;
      positionsOf(key).clear();
      return read();
    }
  }

  async function readPage({ key, query, page, perPage, signal }: PageRequest<Query>): Promise<Page<Item>> {
    const known = positionsOf(key);
    const target = (page - 1) * perPage;
    let offset = Math.max(0, ...known.keys().filter((at) => at <= target));
    let cursor = known.get(offset);
    for (;;) {
      const limit = offset < target ? Math.min(longestStride, target - offset) : perPage;
      const { items, next } = await fetchSlice({ query, limit, cursor, signal });
      for (const later of known.keys()) if (later > offset) known.delete(later);
      if (next) known.set(offset + items.length, next);
      if (offset === target) return { items, hasNext: Boolean(next), beyondEnd: false };
      if (!next) return { items: [], hasNext: false, beyondEnd: true };
      offset += items.length;
      cursor = next;
    }
  }

  return (request: PageRequest<Query>): Promise<Page<Item>> => fromTheStart(request, () => readPage(request));
}
