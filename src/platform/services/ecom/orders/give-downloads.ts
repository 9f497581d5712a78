import type { Context } from '#platform/context.ts';
import { downloadsOf, withDownloads } from '../../extensions/order-downloads/public.ts';
import { filesMail } from './mails/order-mails.ts';
import type { Order, OrderState } from './order.ts';
import { stampOf } from './stamp.ts';
import { activity, addActivities } from './rules/activities.ts';

interface GrantedDownloads<State> {
  state: State;
  /** To be called once the order is written. */
  tell: () => Promise<void>;
}

const isApproved = (order: Order | undefined): boolean => order?.status === 'APPROVED';

/**
 * The order as it is to be written: its digital files given out or taken back. Whoever ordered at the checkout finds
 * them in the confirmation; who paid later, or otherwise, gets a mail of its own.
 */
export async function giveDownloads(
  context: Context,
  before: Order | undefined,
  state: OrderState,
): Promise<GrantedDownloads<OrderState>> {
  const { order, given } = await withDownloads(context, state.order);
  if (!given) return { state: order === state.order ? state : { ...state, order }, tell: async () => {} };
  const sends = Boolean(order.buyerInfo?.email) && !context.mailing.silent;
  const isConfirmed = isApproved(order) && !isApproved(before) && Boolean(order.checkoutId);
  const activities = sends
    ? addActivities(order.activities, [activity('DOWNLOAD_LINK_SENT', stampOf(context))])
    : order.activities;
  return {
    state: { ...state, order: { ...order, activities } },
    async tell() {
      if (!sends || isConfirmed) return;
      const files = await downloadsOf(context, order.id);
      for (const mail of filesMail(order, context.site, files)) await context.mail(mail);
    },
  };
}
