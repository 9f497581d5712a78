import { addMoney } from '../../shared/money.ts';
import type { WishedThing } from '../../shared/wishlists.ts';
import { definePage } from '../shell/define-page.ts';
import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { ShareList } from './ShareList.tsx';
import { NotifyMeWish } from './NotifyMeWish.tsx';
import { useWishlist } from './use-wishlist.ts';
import { Wish } from './Wish.tsx';
import styles from './wishlist.module.css';

type List = ReturnType<typeof useWishlist>;

const keyOf = ({ catalogReference }: WishedThing): string => JSON.stringify(catalogReference);
const canGo = ({ product }: WishedThing): boolean => product?.chosen === true && !product.soldOut;

function Acts({
  list,
  items,
  secret,
}: {
  list: List;
  items: readonly WishedThing[];
  secret: string | undefined;
}) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const ready = items.filter(canGo);
  const amount = addMoney(...ready.map(({ product }) => product?.price));
  const price = formatMoney({ amount, currency: store.currency }, locale);
  return (
    <div className={styles['actions']}>
      {secret === undefined && (
        <Button look="line" onClick={() => void list.share()}>
          <Icon name="share" />
          {t('wishlist.share')}
        </Button>
      )}
      {ready.length > 0 && (
        <Button busy={list.busy} onClick={() => void list.take(ready.map((one) => one.catalogReference))}>
          {t('wishlist.takeAll', { count: ready.length, price })}
        </Button>
      )}
    </div>
  );
}

function Act({ list, thing }: { list: List; thing: WishedThing }) {
  const t = useT();
  const to = usePath();
  const { store } = usePageFacts();
  const { product } = thing;
  if (!product) return null;
  if (canGo(thing)) {
    return (
      <Button
        look="line"
        size="sm"
        busy={list.busy}
        aria-label={t('wishlist.takeNamed', { name: product.name })}
        onClick={() => void list.take([thing.catalogReference])}
      >
        {t('wishlist.take')}
      </Button>
    );
  }
  const { catalogItemId: productId, options } = thing.catalogReference;
  const variantId = options?.['variantId'];
  if (product.soldOut && store.look.sendsEmail && typeof variantId === 'string')
    return <NotifyMeWish productId={productId} variantId={variantId} product={product} />;
  return (
    <ButtonLink look="line" size="sm" href={to(`/products/${product.slug}`)}>
      {t(product.soldOut ? 'wishlist.look' : 'wishlist.choose')}
    </ButtonLink>
  );
}

function Items({ list, items }: { list: List; items: readonly WishedThing[] }) {
  const t = useT();
  // What was added last comes first.
  return (
    <ul className={styles['list']}>
      {items.toReversed().map((thing) => (
        <Wish
          key={keyOf(thing)}
          thing={thing}
          heart={
            <button
              type="button"
              className="icb heart"
              aria-pressed="true"
              aria-label={t('wishlist.remove', { name: thing.product?.name ?? t('wishlist.notSold') })}
              onClick={() => void list.remove(thing)}
            >
              <Icon name="heart" />
            </button>
          }
          act={<Act list={list} thing={thing} />}
        />
      ))}
    </ul>
  );
}

function WishlistPage() {
  const t = useT();
  const to = usePath();
  const list = useWishlist();
  const { state, said: outcome } = list;
  const items = state.phase === 'ready' ? state.items : [];
  return (
    <div className={`wrap ${styles['page']}`} aria-busy={state.phase === 'loading'}>
      <header className={styles['top']}>
        <div>
          <h1>{t('wishlist.title')}</h1>
          {items.length > 0 && <p className="small quiet">{t('wishlist.count', { count: items.length })}</p>}
        </div>
        {state.phase === 'ready' && items.length > 0 && (
          <Acts list={list} items={items} secret={state.secret} />
        )}
      </header>
      <div role="status">
        {outcome?.kind === 'removed' && (
          <p className={styles['undo']}>
            {t('wishlist.removed', { name: outcome.thing.product?.name ?? t('wishlist.notSold') })}
            {outcome.thing.product && (
              <button type="button" className="link" onClick={() => void list.putBack(outcome.thing)}>
                {t('wishlist.undo')}
              </button>
            )}
          </p>
        )}
        {outcome && outcome.kind !== 'removed' && (
          <FailureNotice error={outcome.thrown}>{t(`wishlist.${outcome.kind}`)}</FailureNotice>
        )}
      </div>
      {state.phase === 'ready' && state.secret !== undefined && items.length > 0 && (
        <ShareList secret={state.secret} onEnd={() => void list.unshare()} />
      )}
      {state.phase === 'loading' && (
        <p className="vh" role="status">
          {t('wishlist.loading')}
        </p>
      )}
      {state.phase === 'failed' && (
        <div className={styles['middle']} role="alert">
          <p>{t('wishlist.loadFailed')}</p>
          <Button look="line" onClick={list.retry}>
            {t('wishlist.retry')}
          </Button>
        </div>
      )}
      {state.phase === 'ready' && items.length === 0 && (
        <div className={styles['middle']}>
          <h2>{t('wishlist.emptyTitle')}</h2>
          <p className="quiet">{t('wishlist.emptyText')}</p>
          <ButtonLink href={to('/collections/all')}>{t('wishlist.emptyAction')}</ButtonLink>
        </div>
      )}
      <Items list={list} items={items} />
    </div>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('wishlist.title'), noIndex: true }),
  Page: WishlistPage,
});
