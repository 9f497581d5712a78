import { longDate } from '#shared/dates.ts';
import { lastMomentOf } from '#shared/gift-cards.ts';
import { formatMoney } from '#shared/money.ts';
import type { Site } from '#platform/context.ts';
import { tryOf } from '#platform/events/mail-queue.ts';
import { mailLayout, type MailBlock, type WrittenMail } from '#platform/mails/mail-layout.ts';
import { fill } from '#shared/fill.ts';
import { localeOf, readsHebrew, shopOf } from '../orders/public.ts';
import type { GiftCard } from './gift-card.ts';
import { en, he } from './email-messages.ts';
import { spacedCode } from './rules/code.ts';

/** What a mail is about, for the queue to tell where nobody takes it. */
export const MAIL_KIND = 'gift-card';

export const BALANCE_PATH = '/gift-card/balance';

/** The card itself: its code stands nowhere else. */
export function cardMail(card: GiftCard & { recipient: { email: string } }, site: Site): WrittenMail {
  const reader = card.language === undefined ? {} : { buyerLanguage: card.language };
  const words = readsHebrew(reader, site) ? he : en;
  const locale = localeOf(reader, site);
  const shop = shopOf(reader, site);
  const { recipient, sender, message, expirationDate } = card;
  const values = {
    amount: formatMoney(card.balance, card.currency, locale),
    shop: site.name,
    name: recipient.name ?? '',
    from: sender?.name ?? '',
    date: expirationDate === undefined ? '' : longDate(lastMomentOf(expirationDate), locale, site.timeZone),
  };
  const hello = fill(recipient.name ? words.helloNamed : words.hello, values);
  const blocks: MailBlock[] = [
    { kind: 'text', text: `${hello}\n${fill(sender?.name ? words.from : words.plain, values)}` },
    ...(message ? [{ kind: 'text' as const, text: message }] : []),
    { kind: 'note', text: words.code },
    { kind: 'code', code: spacedCode(card.code) },
    { kind: 'note', text: fill(expirationDate === undefined ? words.forever : words.until, values) },
    {
      kind: 'links',
      links: [
        {
          title: words.balance,
          label: words.balanceLabel,
          url: `${shop}${BALANCE_PATH}`,
          detail: words.balanceDetail,
        },
      ],
    },
  ];
  return {
    to: recipient.email,
    subject: `${site.name}: ${fill(sender?.name ? words.subjectFrom : words.subject, values)}`,
    ...mailLayout({
      site,
      locale,
      heading: fill(words.heading, values),
      blocks,
      action: { label: words.shop, url: `${shop}/collections` },
      footnote: words.keep,
    }),
    about: { kind: MAIL_KIND, id: tryOf(card.id, card.sentPlace ?? 0) },
    order: card.orderId === undefined ? null : { id: card.orderId, kind: 'GIFT_CARD' },
  };
}
