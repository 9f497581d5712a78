import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { OpenedCart } from '../../shared/abandoned-checkouts.ts';
import { CallError } from '../../wix/errors.ts';
import { openAbandonedCart, restoreAbandonedCart } from '../../wix/shopper/abandoned-cart.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { LinePicture } from '../shell/LinePicture.tsx';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import styles from './abandoned-cart.module.css';

type LinkError = 'unknown' | 'expired' | 'unavailable' | 'offline';
type State = { phase: 'reading' } | { phase: 'halted'; why: LinkError } | { phase: 'open'; bag: OpenedCart };

function troubleOf(thrown: unknown): LinkError {
  if (!(thrown instanceof CallError)) return 'offline';
  if (thrown.code === 'BAG_LINK_EXPIRED') return 'expired';
  if (thrown.code === 'BAG_ITEMS_GONE') return 'unavailable';
  return thrown.status !== undefined && thrown.status < 500 ? 'unknown' : 'offline';
}

/** As the SDK hands pictures over. */
const asWix = ({ id, width, height }: NonNullable<OpenedCart['items'][number]['image']>): string =>
  `wix:image://v1/${id}/${id}#originWidth=${width}&originHeight=${height}`;

function Things({ items }: Pick<OpenedCart, 'items'>) {
  return (
    <ul className={styles['items']}>
      {items.map(({ id, name, quantity, choices, image }) => (
        <li key={id}>
          <LinePicture image={image && asWix(image)} />
          <b>
            <bdi>{name}</bdi>
          </b>
          {choices && (
            <span className="small quiet">
              <bdi>{choices}</bdi>
            </span>
          )}
          <span className={`num ${styles['count']}`} dir="ltr">
            × {quantity}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The cart that a reminder leads to. Opening it changes nothing: programs that read mail open links, too. */
function LeftBagPage({ search }: PageProps<undefined>) {
  const t = useT();
  const to = usePath();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<State>({ phase: 'reading' });
  const [busy, setBusy] = useState(false);

  const read = useCallback(
    () =>
      openAbandonedCart(token || '-').then(
        (cart) => setState({ phase: 'open', bag: cart }),
        (thrown: unknown) => setState({ phase: 'halted', why: troubleOf(thrown) }),
      ),
    [token],
  );
  useEffect(() => void read(), [read]);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const { checkoutId, missing } = await restoreAbandonedCart(token);
      const query = new URLSearchParams({
        ...(checkoutId && { checkoutId }),
        ...(missing > 0 && { missing: String(missing) }),
      });
      location.assign(checkoutId ? `${to('/checkout')}?${query}` : to('/cart'));
    } catch (thrown) {
      setBusy(false);
      if (thrown instanceof CallError && thrown.code === 'BAG_BOUGHT') void read();
      else setState({ phase: 'halted', why: troubleOf(thrown) });
    }
  }

  const page = (content: ReactNode, isBusy = false) => (
    <div className={`wrap ${styles['page']}`} aria-busy={isBusy}>
      {content}
    </div>
  );

  if (state.phase === 'reading')
    return page(
      <>
        <h1>{t('abandonedCart.title')}</h1>
        <p className="quiet" role="status">
          {t('abandonedCart.reading')}
        </p>
      </>,
      true,
    );
  if (state.phase === 'halted')
    return page(
      <div className={styles['halt']} role={state.why === 'offline' ? 'alert' : 'status'}>
        <h1>{t(`abandonedCart.${state.why}.title`)}</h1>
        <p className="quiet">{t(`abandonedCart.${state.why}.text`)}</p>
        {state.why === 'offline' ? (
          <Button look="line" onClick={() => void read()}>
            {t('abandonedCart.retry')}
          </Button>
        ) : (
          <ButtonLink href={to('/collections/all')}>{t('abandonedCart.shop')}</ButtonLink>
        )}
      </div>,
    );
  const { bag } = state;
  if (bag.state === 'BOUGHT')
    return page(
      <div className={styles['halt']}>
        <Notice kind="success">{t('abandonedCart.bought.title')}</Notice>
        <h1>{t('abandonedCart.bought.heading')}</h1>
        <p className="quiet">{t(bag.orderId ? 'abandonedCart.bought.yours' : 'abandonedCart.bought.text')}</p>
        {bag.orderId ? (
          <ButtonLink href={to(`/thank-you/${bag.orderId}`)}>{t('abandonedCart.bought.order')}</ButtonLink>
        ) : (
          <ButtonLink href={to('/order-look-up')}>{t('abandonedCart.bought.lookUp')}</ButtonLink>
        )}
      </div>,
    );
  const isBag = bag.at === 'BAG';
  return page(
    <>
      <header>
        <h1>{t('abandonedCart.title')}</h1>
        <p className="quiet">{t(isBag ? 'abandonedCart.cart.lead' : 'abandonedCart.lead')}</p>
      </header>
      <Things items={bag.items} />
      <Button size="big" busy={busy} onClick={() => void take()}>
        {t(isBag ? 'abandonedCart.cart.take' : 'abandonedCart.take')}
      </Button>
      <p className="small quiet">{t('abandonedCart.note')}</p>
    </>,
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('abandonedCart.title'), noIndex: true }),
  Page: LeftBagPage,
});
