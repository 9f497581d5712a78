import type { EmailTemplateName } from '#shared/email-templates.ts';
import type { TextLanguage } from '#shared/shop-texts.ts';
import type { Context } from '#platform/context.ts';
import { mailLayout, type MailBlock, type WrittenMail } from '#platform/mails/mail-layout.ts';
import { fill } from '#shared/fill.ts';
import { localeOf, readsHebrew, shopOf } from '../../ecom/orders/public.ts';
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

type EmailedState = Exclude<StoredReturn['state'], 'WITHDRAWN' | 'REFUNDED'>;

const TEMPLATES = {
  ASKED: 'returnRequested',
  ACCEPTED: 'returnAccepted',
  DECLINED: 'returnDeclined',
  RECEIVED: 'returnReceived',
  CLOSED: 'returnClosed',
} as const satisfies Record<EmailedState, EmailTemplateName>;

/** The status of the return, in the language it was asked in. */
async function emailOf(
  context: Context,
  storedReturn: StoredReturn & { state: EmailedState; email: string },
): Promise<WrittenMail> {
  const { site } = context;
  const buyer = storedReturn.language ? { buyerLanguage: storedReturn.language } : {};
  const words = readsHebrew(buyer, site) ? he : en;
  const values = { number: storedReturn.orderNumber };
  const subject = fill(words[storedReturn.state].subject, values);
  return {
    to: storedReturn.email,
    subject: `${site.name}: ${subject}`,
    ...mailLayout({
      site,
      locale: localeOf(buyer, site),
      heading: subject,
      blocks: await blocksOf(context, storedReturn, words),
      action: { label: words.see, url: shopOf(buyer, site) + pathTo(storedReturn) },
    }),
    template: {
      name: TEMPLATES[storedReturn.state],
      language: readsHebrew(buyer, site) ? 'he' : 'en',
      values,
    },
    order: { id: storedReturn.orderId, kind: `RETURN_${storedReturn.state}` },
  };
}

export async function emailBuyer(context: Context, storedReturn: StoredReturn): Promise<void> {
  const { state, email } = storedReturn;
  if (state === 'WITHDRAWN' || state === 'REFUNDED') return;
  if (!email || context.mailing.silent) return;
  await context.mail(await emailOf(context, { ...storedReturn, state, email }));
}

/** An email about a return that does not exist; undefined of a template that is of something else. */
export async function sampleReturnEmail(context: Context, name: EmailTemplateName, language: TextLanguage) {
  const state = (Object.keys(TEMPLATES) as EmailedState[]).find((one) => TEMPLATES[one] === name);
  if (!state) return undefined;
  const { subject, intro } = { en, he }[language][state];
  const sample = {
    id: '',
    orderId: '',
    orderNumber: '10042',
    state,
    language,
    email: 'noa@example.com',
    lines: [{ name: { en: 'Stoneware mug', he: 'ספל קרמיקה' }[language], quantity: 1 }],
  };
  const mail = await emailOf(context, sample as unknown as StoredReturn & typeof sample);
  return { mail, texts: { subject: `{store}: ${subject}`, intro } };
}
