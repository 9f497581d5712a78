import { REMINDERS } from '../../../shared/abandoned-checkouts.ts';
import { lineChoices, lineTitle } from '../../../shared/order-lines.ts';
import type { Site } from '../../context.ts';
import { mailLayout, type MailBlock, type MailLink, type WrittenMail } from '../../mails/mail-layout.ts';
import { fill, localeOf, pictureUrl, readsHebrew } from '../orders/public.ts';
import type { Abandoned } from './abandoned.ts';
import { en, he, type LeavingWords } from './mail-words.ts';

const MOST_SHOWN = 5;

interface Reminding {
  to: string;
  /** Which of the three it says it is. */
  reminder: number;
  firstName?: string | null | undefined;
  buyerLanguage?: string | null | undefined;
  items: NonNullable<Abandoned['lineItems']>;
  bagUrl: string;
  stopUrl: string;
  /** Where the address agreed to the newsletter. */
  newsletterUrl?: string | undefined;
}

function itemsOf(items: Reminding['items'], words: LeavingWords, site: Site): MailBlock[] {
  const more = items.length - MOST_SHOWN;
  return [
    {
      kind: 'items',
      items: items.slice(0, MOST_SHOWN).map((line) => {
        const imageUrl = pictureUrl(line, site);
        const detail = lineChoices(line);
        return {
          title: lineTitle(line),
          amount: `× ${line.quantity ?? 1}`,
          ...(detail && { detail }),
          ...(imageUrl !== undefined && { imageUrl }),
        };
      }),
    },
    ...(more > 0 ? [{ kind: 'note' as const, text: fill(words.more, { count: String(more) }) }] : []),
  ];
}

const linksOf = ({ stopUrl, newsletterUrl }: Reminding, words: LeavingWords): MailLink[] => [
  { title: words.stop, label: words.stopLabel, url: stopUrl, detail: words.stopDetail },
  ...(newsletterUrl === undefined
    ? []
    : [
        {
          title: words.newsletter,
          label: words.newsletterLabel,
          url: newsletterUrl,
          detail: words.newsletterDetail,
        },
      ]),
];

/** Reminds of a bag, in its buyer's language. */
export function reminderMail(reminding: Reminding, site: Site): WrittenMail {
  const { to, reminder, firstName, buyerLanguage, items, bagUrl } = reminding;
  const buyer = buyerLanguage ? { buyerLanguage } : {};
  const words = readsHebrew(buyer, site) ? he : en;
  const place = Math.min(Math.max(reminder, 1), REMINDERS) - 1;
  const said = (texts: readonly string[]): string => texts[place] ?? '';
  const hello = firstName ? fill(words.helloNamed, { firstName }) : words.hello;
  return {
    to,
    subject: `${site.name}: ${said(words.subject)}`,
    ...mailLayout({
      site,
      locale: localeOf(buyer, site),
      heading: said(words.heading),
      blocks: [
        { kind: 'text', text: `${hello}\n${said(words.intro)}` },
        ...itemsOf(items, words, site),
        { kind: 'note', text: words.prices },
        { kind: 'links', links: linksOf(reminding, words) },
      ],
      action: { label: words.take, url: bagUrl },
    }),
  };
}
