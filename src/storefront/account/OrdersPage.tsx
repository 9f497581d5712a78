import { shopperSettings } from '../../wix/shopper/settings.ts';
import { Hangings } from '../shell/Hangings.tsx';
import type { Poster } from '../shell/poster.ts';
import { readHangings } from '../shell/read-hangings.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { accountPage } from './account-page.tsx';
import { useOwnMember } from './member-store.ts';
import { OrderRow } from './orders/OrderRow.tsx';
import { useOrders } from './orders/use-orders.ts';
import styles from './orders/orders.module.css';

function Orders({ data: posters }: { data: Poster[] }) {
  const t = useT();
  const to = usePath();
  const { orders, more, phase, load } = useOrders();
  const own = useOwnMember();
  const isUnverified =
    shopperSettings().embedded && own.phase === 'ready' && own.member.loginEmailVerified === false;
  return (
    <>
      {phase === 'failed' && (
        <Notice kind="danger">{t(orders.length > 0 ? 'orders.moreFailed' : 'orders.failed')}</Notice>
      )}
      {phase === 'ready' && orders.length === 0 && (
        <div className={styles['none']}>
          <p>{t('orders.none')}</p>
          {isUnverified && (
            <p>
              {t('orders.unverified')} <a href={`${to('/account/security')}#email`}>{t('orders.verify')}</a>
            </p>
          )}
          <ButtonLink href={to('/collections/all')}>{t('orders.look')}</ButtonLink>
          <Hangings posters={posters} />
        </div>
      )}
      <ul className={styles['list']} aria-busy={phase === 'loading'}>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
        {phase === 'loading' &&
          orders.length === 0 &&
          [1, 2, 3].map((row) => <li key={row} aria-hidden="true" />)}
      </ul>
      <p className="vh" role="status">
        {phase === 'loading' ? t('orders.loading') : t('orders.count', { count: orders.length })}
      </p>
      {(more || phase === 'failed') && (
        <div>
          <Button look="line" busy={phase === 'loading'} onClick={load}>
            {t(phase === 'failed' ? 'orders.retry' : 'orders.more')}
          </Button>
        </div>
      )}
    </>
  );
}

export default accountPage<Poster[]>('orders', Orders, import.meta.env.SSR ? readHangings : undefined);
