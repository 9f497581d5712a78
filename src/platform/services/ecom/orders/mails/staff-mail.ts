import { mailLanguage } from '#shared/mail-language.ts';
import { formatMoney } from '#shared/money.ts';
import type { Site } from '#platform/context.ts';
import { mailLayout, type WrittenMail } from '#platform/mails/mail-layout.ts';
import type { Order } from '../order.ts';
import { fill } from '#shared/fill.ts';
import { addressBlock, itemsBlock, totalsBlock, type EmailTheme } from './blocks.ts';
import { en, he } from './messages.ts';

/** A new order for somebody who works for the store, in the store's language; it is about the order but not to its buyer. */
export function newOrderMail(order: Order, site: Site, to: string): WrittenMail {
  const dress: EmailTheme = {
    site,
    locale: site.locale,
    words: mailLanguage(undefined, site.locale) === 'he' ? he : en,
  };
  const { subject, heading, intro } = dress.words.staffOrder;
  const contact = order.billingInfo?.contactDetails ?? order.recipientInfo?.contactDetails;
  const buyer = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
  const values = {
    number: order.number,
    amount: formatMoney(order.priceSummary?.total?.amount ?? '0', order.currency, site.locale),
    buyer: buyer || (order.buyerInfo?.email ?? ''),
  };
  return {
    to,
    subject: `${site.name}: ${fill(subject, values)}`,
    ...mailLayout({
      site,
      locale: site.locale,
      heading: fill(heading, values),
      blocks: [
        { kind: 'text', text: fill(intro, values) },
        itemsBlock(order, dress),
        totalsBlock(order, dress),
        ...addressBlock(order, dress),
      ],
      action: { label: dress.words.openOrder, url: `${site.publicUrl}/admin/orders/${order.id}` },
    }),
    order: null,
  };
}
