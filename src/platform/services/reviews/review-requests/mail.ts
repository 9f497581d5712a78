import type { Site } from '#platform/context.ts';
import { mailLayout, type MailBlock, type WrittenMail } from '#platform/mails/mail-layout.ts';
import type { Product } from '../../stores/catalog/public.ts';
import { fill } from '#shared/fill.ts';
import { localeOf, pictureUrl, readsHebrew } from '../../ecom/orders/public.ts';
import { en, he, type ReviewRequestMessages } from './email-messages.ts';

/** A product of the email and the address where it is reviewed. */
interface EmailItem {
  product: Pick<Product, 'name' | 'media'>;
  url: string;
}

interface ReviewRequestEmailInput {
  to: string;
  orderId: string | undefined;
  firstName?: string | null | undefined;
  buyerLanguage?: string | null | undefined;
  items: readonly EmailItem[];
  stopUrl: string;
}

const nameOf = ({ product }: EmailItem): string => product.name ?? '';

function picture({ product }: EmailItem, site: Site): { imageUrl?: string } {
  const image = product.media?.main?.image;
  const imageUrl = image && pictureUrl({ image }, site);
  return imageUrl === undefined ? {} : { imageUrl };
}

function blocksOf(
  { firstName, items }: ReviewRequestEmailInput,
  words: ReviewRequestMessages,
  site: Site,
): MailBlock[] {
  const hello = firstName ? fill(words.helloNamed, { firstName }) : words.hello;
  const [only] = items.length === 1 ? items : [];
  return [
    { kind: 'text', text: `${hello}\n${words.intro}` },
    only
      ? {
          kind: 'items',
          items: [{ title: nameOf(only), ...picture(only, site) }],
        }
      : {
          kind: 'links',
          links: items.map((item) => ({
            title: nameOf(item),
            label: words.writeAbout,
            url: item.url,
            detail: '',
          })),
        },
    { kind: 'note', text: words.verified },
  ];
}

/** Asks for a review of each, in the buyer's language. */
export function reviewRequestEmail(asking: ReviewRequestEmailInput, site: Site): WrittenMail {
  const { to, orderId, items, buyerLanguage, stopUrl } = asking;
  const buyer = buyerLanguage ? { buyerLanguage } : {};
  const words = readsHebrew(buyer, site) ? he : en;
  const [first] = items;
  const isOne = items.length === 1;
  const values = { name: first ? nameOf(first) : '' };
  return {
    to,
    subject: `${site.name}: ${fill(isOne ? words.subjectOne : words.subjectMany, values)}`,
    ...mailLayout({
      site,
      locale: localeOf(buyer, site),
      heading: fill(isOne ? words.headingOne : words.headingMany, values),
      blocks: blocksOf(asking, words, site),
      ...(isOne && first && { action: { label: words.write, url: first.url } }),
      links: [{ label: words.stop, url: stopUrl }],
      footnote: words.stopDetail,
    }),
    order: orderId === undefined ? null : { id: orderId, kind: 'REVIEW_REQUEST' },
  };
}
