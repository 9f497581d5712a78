import type { Context } from '#platform/context.ts';
import { mailLayout, type MailBlock } from '#platform/mails/mail-layout.ts';
import { fill, localeOf, readsHebrew, shopOf } from '../../ecom/orders/public.ts';
import { en, he } from './email-messages.ts';
import { readSettings } from './settings.ts';
import type { StoredReturn } from './tables.ts';

async function blocksOf(
  context: Context,
  storedReturn: StoredReturn,
  words: typeof en,
): Promise<MailBlock[]> {
  if (storedReturn.state === 'WITHDRAWN' || storedReturn.state === 'REFUNDED') return [];
  const { instructions } = await readSettings(context);
  const isOurs = storedReturn.answer !== undefined && storedReturn.state !== 'ASKED';
  return [
    { kind: 'text', text: words[storedReturn.state].intro },
    ...(isOurs ? [{ kind: 'text', text: `${words.ours}\n${storedReturn.answer}` } as const] : []),
    ...(storedReturn.state === 'ACCEPTED' && instructions
      ? [{ kind: 'text', text: instructions } as const]
      : []),
    {
      kind: 'items',
      items: storedReturn.lines.map(({ name, quantity }) => ({ title: name, detail: `× ${quantity}` })),
    },
  ];
}

/** Members find it in their account; guests by its number and their address. */
const pathTo = ({ memberId, orderId, orderNumber }: StoredReturn): string =>
  memberId ? `/account/orders/${orderId}` : `/order-look-up?number=${orderNumber}`;

/** Where the return stands, in the language it was asked in. */
export async function emailBuyer(context: Context, storedReturn: StoredReturn): Promise<void> {
  const { site, mailing } = context;
  if (storedReturn.state === 'WITHDRAWN' || storedReturn.state === 'REFUNDED') return;
  if (!storedReturn.email || mailing.silent) return;
  const buyer = storedReturn.language ? { buyerLanguage: storedReturn.language } : {};
  const words = readsHebrew(buyer, site) ? he : en;
  const subject = fill(words[storedReturn.state].subject, { number: storedReturn.orderNumber });
  await context.mail({
    to: storedReturn.email,
    subject: `${site.name}: ${subject}`,
    ...mailLayout({
      site,
      locale: localeOf(buyer, site),
      heading: subject,
      blocks: await blocksOf(context, storedReturn, words),
      action: { label: words.see, url: shopOf(buyer, site) + pathTo(storedReturn) },
    }),
    order: { id: storedReturn.orderId, kind: `RETURN_${storedReturn.state}` },
  });
}
