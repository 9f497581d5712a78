import { useEffect, useState } from 'react';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import type { CartLine } from '../../wix/shopper/cart-operations.ts';
import type { RelatedData } from '../shell/related-data.ts';
import { useT } from '../shell/page-context.tsx';
import { PosterCard } from '../shell/PosterCard.tsx';
import styles from './goes-with.module.css';

const SIZES = '(max-width: 700px) 30vw, 140px';

async function read(items: string, signal: AbortSignal): Promise<RelatedData | undefined> {
  try {
    const reply = await fetch(`/bag/goes-with?${new URLSearchParams({ items }).toString()}`, { signal });
    return reply.ok ? ((await reply.json()) as RelatedData) : undefined;
  } catch {
    // The cart does without.
    return undefined;
  }
}

/** What goes with what is in the cart; nothing until it is known, and where there is none. */
export function GoesWith({ lines }: { lines: readonly CartLine[] }) {
  const t = useT();
  const [beside, setBeside] = useState<RelatedData>();
  const ids = lines.flatMap(({ catalogReference }) =>
    catalogReference?.appId === STORES_APP_ID ? (catalogReference.catalogItemId ?? []) : [],
  );
  const items = [...new Set(ids)].sort().join();

  useEffect(() => {
    if (items === '') return undefined;
    const asking = new AbortController();
    void read(items, asking.signal).then((found) => {
      if (!asking.signal.aborted) setBeside(found);
    });
    return () => asking.abort();
  }, [items]);

  const posters = (beside?.posters ?? []).filter(({ id }) => !ids.includes(id));
  if (items === '' || posters.length === 0) return null;
  return (
    <section className={styles['aside']} aria-labelledby="goes-with">
      <h3 id="goes-with">{t(beside?.together ? 'related.together' : 'related.like')}</h3>
      <div>
        {posters.map((poster) => (
          <PosterCard key={poster.id} poster={poster} sizes={SIZES} />
        ))}
      </div>
    </section>
  );
}
