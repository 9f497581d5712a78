import { addressLines } from '#shared/address/address-lines.ts';
import { longDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { mailLayout } from '#platform/mails/mail-layout.ts';
import { fill } from '#shared/fill.ts';
import { localeOf, readsHebrew, shopOf } from '../orders/public.ts';
import { readContract } from './change.ts';
import { contractFor } from './contract.ts';
import { en, he, type SubscriptionMessages } from './email-messages.ts';
import type { Contract, Subscription } from './subscription.ts';

type Kind = 'declined' | 'suspended' | 'canceled' | 'changed' | 'changedOnce' | 'moved';

interface Details {
  onDate?: string | undefined;
  /** The order that could not be charged. */
  orderId?: string | undefined;
}

async function send(
  context: Context,
  contract: Contract,
  kind: Kind,
  { onDate, orderId }: Details = {},
): Promise<void> {
  const { site } = context;
  const to = contract.buyerInfo?.email;
  if (!to) return;
  const buyer = contract.buyerLanguage ? { buyerLanguage: contract.buyerLanguage } : {};
  const words: SubscriptionMessages = readsHebrew(buyer, site) ? he : en;
  const locale = localeOf(buyer, site);
  const title = contract.lineItems?.[0]?.productName?.original ?? contract.title ?? '';
  const currency = contract.currency ?? site.currency;
  const amount = formatMoney(contract.priceSummary?.total?.amount ?? '0', currency, locale);
  const date = onDate ? longDate(onDate, locale, site.timeZone) : '';
  const { address, contactDetails } = contract.shippingInfo?.logistics?.shippingDestination ?? {};
  const place = addressLines(address, contactDetails, locale).join(', ');
  const filled = { title, amount, date, place };
  await context.mail({
    to,
    subject: `${site.name}: ${fill(words[kind].subject, filled)}`,
    ...mailLayout({
      site,
      locale,
      heading: fill(words[kind].heading, filled),
      blocks: [{ kind: 'text', text: fill(words[kind].intro, filled) }],
      action: {
        label: kind === 'declined' || kind === 'suspended' ? words.change : words.see,
        url: `${shopOf(buyer, site)}/account/subscriptions/${contract.id}`,
      },
    }),
    order: orderId === undefined ? null : { id: orderId, kind: 'SUBSCRIPTION_PAYMENT_DECLINED' },
  });
}

/** That a charge failed, when it is tried again, and where another card can be given. */
export async function emailDeclined(context: Context, subscription: Subscription): Promise<void> {
  const { id, status, nextChargeDate, nextCycle, orderId } = subscription;
  const contract = contractFor(await readContract(context, id), subscription, nextCycle);
  const kind = status === 'SUSPENDED' ? 'suspended' : 'declined';
  await send(context, contract, kind, { onDate: nextChargeDate, orderId });
}

export const emailCanceled = async (context: Context, id: string): Promise<void> =>
  send(context, await readContract(context, id), 'canceled');

/** What it comes to now; of a single cycle on its day. */
export const emailChanged = (context: Context, contract: Contract, onDate?: string): Promise<void> =>
  send(context, contract, onDate === undefined ? 'changed' : 'changedOnce', { onDate });

/** Where it goes from the next time on: whoever had no hand in it finds out so. */
export const emailMoved = (context: Context, contract: Contract): Promise<void> =>
  send(context, contract, 'moved');
