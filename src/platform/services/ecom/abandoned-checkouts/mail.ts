import { REMINDERS } from '#shared/abandoned-checkouts.ts';
import { formatMoney, multiplyMoney } from '#shared/money.ts';
import { lineChoices, lineTitle } from '#shared/order-lines.ts';
import type { Site } from '#platform/context.ts';
import { mailLayout, type MailBlock, type WrittenMail } from '#platform/mails/mail-layout.ts';
import { fill } from '#shared/fill.ts';
import { localeOf, pictureUrl, readsHebrew } from '../orders/public.ts';
import type { Abandoned } from './abandoned.ts';
import { en, he, type ReminderMessages } from './email-messages.ts';

const MAX_SHOWN = 5;

interface Reminding {
  to: string;
  /** Which of the three it says it is. */
  reminder: number;
  firstName?: string | null | undefined;
  buyerLanguage?: string | null | undefined;
  items: NonNullable<Abandoned['lineItems']>;
  /** Of the items and their total. */
  currency: string;
  /** What the cart came to when it was abandoned. */
  total?: string | undefined;
  cartUrl: string;
  stopUrl: string;
  /** Where the address agreed to the newsletter. */
  newsletterUrl?: string | undefined;
}

function itemsOf(
  { items, currency, total }: Reminding,
  { words, locale, site }: { words: ReminderMessages; locale: string; site: Site },
): MailBlock[] {
  const more = items.length - MAX_SHOWN;
  return [
    {
      kind: 'items',
      items: items.slice(0, MAX_SHOWN).map((line) => {
        const imageUrl = pictureUrl(line, site);
        const quantity = line.quantity ?? 1;
        const detail = [lineChoices(line), quantity > 1 && `× ${quantity}`].filter(Boolean).join(' · ');
        const price = line.price?.amount;
        return {
          title: lineTitle(line),
          ...(price && { amount: formatMoney(multiplyMoney(price, quantity, currency), currency, locale) }),
          ...(detail && { detail }),
          ...(imageUrl !== undefined && { imageUrl }),
        };
      }),
    },
    ...(more > 0 ? [{ kind: 'note' as const, text: fill(words.more, { count: String(more) }) }] : []),
    ...(total === undefined
      ? []
      : [
          {
            kind: 'sums' as const,
            rows: [{ label: words.total, amount: formatMoney(total, currency, locale), strong: true }],
          },
        ]),
  ];
}

const linksOf = ({ stopUrl, newsletterUrl }: Reminding, words: ReminderMessages) => [
  { label: words.stop, url: stopUrl },
  ...(newsletterUrl === undefined ? [] : [{ label: words.newsletter, url: newsletterUrl }]),
];

/** Reminds of a cart, in its buyer's language. */
export function reminderMail(reminding: Reminding, site: Site): WrittenMail {
  const { to, reminder, firstName, buyerLanguage, cartUrl } = reminding;
  const buyer = buyerLanguage ? { buyerLanguage } : {};
  const words = readsHebrew(buyer, site) ? he : en;
  const locale = localeOf(buyer, site);
  const place = Math.min(Math.max(reminder, 1), REMINDERS) - 1;
  const said = (texts: readonly string[]): string => texts[place] ?? '';
  const hello = firstName ? fill(words.helloNamed, { firstName }) : words.hello;
  return {
    to,
    subject: `${site.name}: ${said(words.subject)}`,
    ...mailLayout({
      site,
      locale,
      heading: said(words.heading),
      blocks: [
        { kind: 'text', text: `${hello}\n${said(words.intro)}` },
        ...itemsOf(reminding, { words, locale, site }),
        { kind: 'note', text: words.prices },
      ],
      action: { label: words.take, url: cartUrl },
      links: linksOf(reminding, words),
      footnote: words.stopDetail,
    }),
    order: null,
  };
}
