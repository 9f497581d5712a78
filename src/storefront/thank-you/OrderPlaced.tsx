import { useEffect, type ComponentType } from 'react';
import { currentVisit, endVisit, visitCallback } from '../../wix/shopper/visit.ts';
import { totalsOfOrder } from '../../shared/price-totals.ts';
import type { Order } from '../../wix/shopper/order-operations.ts';
import { recountCart } from '../shell/recount-cart.ts';
import { OrderDownloads } from '../shell/OrderDownloads.tsx';
import { isOfFiles, isOfGiftCards } from '../../shared/order-lines.ts';
import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { siteOf } from '../shell/visit.ts';
import { TransferDetails } from '../shell/TransferDetails.tsx';
import { Chip } from '../shell/ui/Notice.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import { Bought } from './Bought.tsx';
import { NextSteps } from './NextSteps.tsx';
import { leadOf, orderStatusOf } from './order-view.ts';
import styles from './thank-you.module.css';

const chips = { paid: 'success', pending: 'info', unpaid: 'info', declined: 'danger' } as const;

interface Props {
  order: Order;
  giftCard: string;
  Aside: ComponentType<{ order: Order }>;
}

/** What happens next, and beside it what was bought. */
export function OrderPlaced({ order, giftCard, Aside }: Props) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  const isMember = useSession().role === 'member';
  const status = orderStatusOf(order);
  const email = order.buyerInfo?.email ?? '';
  const name = order.billingInfo?.contactDetails?.firstName ?? '';
  const totals = totalsOfOrder(order, giftCard);
  const total = formatMoney({ amount: totals.due, currency: totals.currency }, locale);
  // The bank's page in between knew nothing of the cart.
  useEffect(() => {
    if (status !== 'declined') void recountCart();
  }, [status]);
  const values = { number: order.number ?? '', email };
  const lead = leadOf(order, store.look.sendsEmail)
    .map((key) => t(key, values))
    .join(' ');

  return (
    <div className={styles['page']}>
      <div className={styles['sentence']}>
        <p role="status">
          <Chip kind={chips[status]}>{t(`thanks.${status}`, { total })}</Chip>
        </p>
        <h1>{title()}</h1>
        <p className={styles['lead']}>{lead}</p>
        {status === 'unpaid' && <TransferDetails orderId={order._id ?? ''} />}
        {status === 'paid' && <OrderDownloads order={order} />}
        {status !== 'declined' && !isOfFiles(order) && !isOfGiftCards(order) && (
          <NextSteps order={order} standing={status} />
        )}
        {status !== 'declined' && <Bought order={order} sums={totals} isPaid={status === 'paid'} />}
        {status !== 'declined' && !isMember && email !== '' && !currentVisit() && (
          <AccountOffer email={email} order={order} />
        )}
        <p className={styles['options']}>
          {isMember && (
            <a className="link" href={to(`/account/orders/${order._id}`)}>
              {t('thanks.seeOrder')}
            </a>
          )}
          <WayOn />
        </p>
      </div>
      <Aside order={order} />
    </div>
  );

  function title(): string {
    if (status === 'declined') return t('thanks.titleDeclined');
    if (status === 'unpaid') {
      return name === '' ? t('thanks.titleUnpaidNameless') : t('thanks.titleUnpaid', { name });
    }
    return name === '' ? t('thanks.titleNameless') : t('thanks.title', { name });
  }
}

/** Back to the app that sent its shopper here, or on through the shop. */
function WayOn() {
  const t = useT();
  const to = usePath();
  const back = visitCallback('postFlowUrl');
  if (back === undefined) {
    return (
      <a className="link" href={to('/collections/all')}>
        {t('thanks.keepLooking')}
      </a>
    );
  }
  const site = siteOf(back);
  return (
    <a className="link" href={back} onClick={endVisit}>
      {site === undefined ? t('thanks.continueApp') : t('thanks.continue', { site })}
    </a>
  );
}
