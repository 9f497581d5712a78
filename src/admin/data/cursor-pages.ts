import { toCallError } from '../../wix/errors.ts';

export interface CursorReply<Item> {
  items: Item[];
  /** Where the next call goes on; absent at the end. */
  next?: string | undefined;
}

export type FetchSlice<Item> = (slice: {
  key: string;
  limit: number;
  cursor?: string | undefined;
  signal?: AbortSignal | undefined;
}) => Promise<CursorReply<Item>>;

export interface PageRequest {
  /** What the cursors belong to: filter and sort, in one string. */
  key: string;
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

/**
 * Numbered pages over an API that only knows cursors. A cursor is kept for every position seen, so going on,
 * going back and changing the page size cost one call; a deep link walks forward from the nearest position known.
 */
export function createCursorPages<Item>(fetchSlice: FetchSlice<Item>) {
  const positions = new Map<string, Map<number, string>>();

  function positionsOf(key: string): Map<number, string> {
    const known = positions.get(key) ?? new Map<number, string>();
    positions.delete(key);
    positions.set(key, known);
    if (positions.size > keysKept) positions.delete(positions.keys().next().value ?? '');
    return known;
  }

  /** A cursor the platform no longer takes is forgotten; the walk begins anew, once. */
  async function fromTheStart<Answer>({ key }: PageRequest, read: () => Promise<Answer>): Promise<Answer> {
    try {
      return await read();
    } catch (thrown) {
      if (toCallError(thrown).status !== 400 || positionsOf(key).size === 0) throw thrown;
      positionsOf(key).clear();
      return read();
    }
  }

  async function slice({ key, signal }: PageRequest, offset: number, limit: number) {
    const known = positionsOf(key);
    const reply = await fetchSlice({ key, limit, cursor: known.get(offset), signal });
    for (const later of known.keys()) if (later > offset) known.delete(later);
    if (reply.next) known.set(offset + reply.items.length, reply.next);
    return reply;
  }

  async function readPage(request: PageRequest): Promise<Page<Item>> {
    const { key, page: number, perPage } = request;
    const target = (number - 1) * perPage;
    let offset = [...positionsOf(key).keys()]
      .filter((at) => at <= target)
      .reduce((a, b) => Math.max(a, b), 0);
    while (offset < target) {
      const reply = await slice(request, offset, Math.min(longestStride, target - offset));
      offset += reply.items.length;
      if (!reply.next) return { items: [], hasNext: false, beyondEnd: true };
    }
    const reply = await slice(request, offset, perPage);
    return { items: reply.items, hasNext: Boolean(reply.next), beyondEnd: false };
  }

  return (request: PageRequest): Promise<Page<Item>> => fromTheStart(request, () => readPage(request));
}
