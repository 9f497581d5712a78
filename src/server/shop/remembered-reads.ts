import type { Gateway, StoreChange } from '../gateway.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** For listings that hardly change and hosted platforms that don't tell: this old, a reply is asked for anew. */
const LIFETIME_MS = 5_000;
/** Replies kept at once; a crawler's walk through all facets must not fill the memory. */
const MAX = 500;

interface CachedReply {
  until: number;
  reply: Promise<Response>;
}

const concernsShelf = ({ entityFqdn }: StoreChange): boolean =>
  /^wix\.(stores|categories|reviews|members)\./.test(entityFqdn);

/**
 * A fetch that asks the platform once for what several shoppers look at within a few seconds, and forgets all of it
 * when a product, a collection, the stock, a review or a member changes. Only for reads that are the same for everybody.
 */
export function rememberReads({
  platformFetch,
  onChange,
  clock,
}: Pick<Gateway, 'platformFetch' | 'onChange' | 'clock'>): PlatformFetch {
  const replies = new Map<string, CachedReply>();
  onChange((change) => concernsShelf(change) && replies.clear());

  return async (request) => {
    const key = `${request.method} ${request.url}\n${await request.clone().text()}`;
    const now = clock.now().getTime();
    const known = replies.get(key);
    if (known && known.until > now) return (await known.reply).clone();
    const reply = platformFetch(request);
    replies.delete(key);
    replies.set(key, { until: now + LIFETIME_MS, reply });
    for (const oldest of replies.keys()) {
      if (replies.size <= MAX) break;
      replies.delete(oldest);
    }
    try {
      const response = await reply;
      if (!response.ok) replies.delete(key);
      return response.clone();
    } catch (error) {
      replies.delete(key);
      throw error;
    }
  };
}
