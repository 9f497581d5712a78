import { useCallback, useEffect, useState } from 'react';
import type { WishedThing } from '../../shared/wishlists.ts';
import { CallError } from '../../wix/errors.ts';
import { readSharedWishlist } from '../../wix/shopper/wishlist-operations.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { Wish } from './Wish.tsx';
import styles from './wishlist.module.css';

type State = { phase: 'loading' | 'missing' | 'failed' } | { phase: 'ready'; items: WishedThing[] };

/** Somebody's list, for whoever was given its address: to look at. */
function SharedWishlistPage({ params: { secret = '' } }: PageProps<undefined>) {
  const t = useT();
  const to = usePath();
  const [state, setState] = useState<State>({ phase: 'loading' });
  const read = useCallback(
    () =>
      readSharedWishlist(secret).then(
        ({ items }) => setState({ phase: 'ready', items: items.filter(({ product }) => product) }),
        (thrown: unknown) => {
          const isMissing = thrown instanceof CallError && thrown.status !== undefined && thrown.status < 500;
          setState({ phase: isMissing ? 'missing' : 'failed' });
        },
      ),
    [secret],
  );
  useEffect(() => void read(), [read]);
  if (state.phase === 'ready') {
    return (
      <div className={`wrap ${styles['page']}`}>
        <header className={styles['top']}>
          <div>
            <h1>{t('wishlist.theirs')}</h1>
            <p className="small quiet">{t('wishlist.count', { count: state.items.length })}</p>
          </div>
        </header>
        <ul className={styles['list']}>
          {state.items.toReversed().map((thing) => (
            <Wish key={JSON.stringify(thing.catalogReference)} thing={thing} />
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={`wrap ${styles['page']}`} aria-busy={state.phase === 'loading'}>
      <h1>{t(state.phase === 'missing' ? 'wishlist.missing' : 'wishlist.theirs')}</h1>
      {state.phase === 'missing' && (
        <div className={styles['middle']}>
          <p className="quiet">{t('wishlist.missingText')}</p>
          <ButtonLink href={to('/collections/all')}>{t('wishlist.emptyAction')}</ButtonLink>
        </div>
      )}
      {state.phase === 'failed' && (
        <div className={styles['middle']} role="alert">
          <p>{t('wishlist.loadFailed')}</p>
          <Button look="line" onClick={() => void read()}>
            {t('wishlist.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('wishlist.theirs'), noIndex: true }),
  Page: SharedWishlistPage,
});
