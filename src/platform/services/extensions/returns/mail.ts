import type { Context } from '#platform/context.ts';
import { mailLayout, type MailBlock } from '#platform/mails/mail-layout.ts';
import { fill, localeOf, readsHebrew, shopOf } from '../../ecom/orders/public.ts';
import { en, he } from './email-messages.ts';
import { readSettings } from './settings.ts';
import type { StoredReturn } from './tables.ts';

async function blocksOf(context: Context, told: StoredReturn, words: typeof en): Promise<MailBlock[]> {
  if (told.state === 'WITHDRAWN' || told.state === 'REFUNDED') return [];
  const { instructions } = await readSettings(context);
  const isOurs = told.answer !== undefined && told.state !== 'ASKED';
  return [
    { kind: 'text', text: words[told.state].intro },
    ...(isOurs ? [{ kind: 'text', text: `${words.ours}\n${told.answer}` } as const] : []),
    ...(told.state === 'ACCEPTED' && instructions ? [{ kind: 'text', text: instructions } as const] : []),
    {
      kind: 'items',
      items: told.lines.map(({ name, quantity }) => ({ title: name, detail: `× ${quantity}` })),
    },
  ];
}

/** Members find it in their account; guests by its number and their address. */
const pathTo = ({ memberId, orderId, orderNumber }: StoredReturn): string =>
  memberId ? `/account/orders/${orderId}` : `/order-look-up?number=${orderNumber}`;

/** Where the return stands, in the language it was asked in. */
export async function emailBuyer(context: Context, told: StoredReturn): Promise<void> {
  const { site, mailing } = context;
  if (told.state === 'WITHDRAWN' || told.state === 'REFUNDED') return;
  if (!told.email || mailing.silent) return;
  const buyer = told.language ? { buyerLanguage: told.language } : {};
  const words = readsHebrew(buyer, site) ? he : en;
  const subject = fill(words[told.state].subject, { number: told.orderNumber });
  await context.mail({
    to: told.email,
    subject: `${site.name}: ${subject}`,
    ...mailLayout({
      site,
      locale: localeOf(buyer, site),
      heading: subject,
      blocks: await blocksOf(context, told, words),
      action: { label: words.see, url: shopOf(buyer, site) + pathTo(told) },
    }),
    order: { id: told.orderId, kind: `RETURN_${told.state}` },
  });
}
