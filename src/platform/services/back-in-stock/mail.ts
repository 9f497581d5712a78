import { formatMoney } from '../../../shared/money.ts';
import type { Site } from '../../context.ts';
import { mailLayout, type WrittenMail } from '../../mails/mail-layout.ts';
import type { CatalogItem } from '../catalog/public.ts';
import { fill, localeOf, pictureUrl, readsHebrew, shopOf } from '../orders/public.ts';
import { en, he } from './mail-words.ts';
import type { NotificationRequest } from './request.ts';

/** What a mail is about, for the queue to tell where nobody takes it. */
export const MAIL_KIND = 'back-in-stock';

/** Each try is a mail of its own: what became of an earlier one says nothing of it. */
export const mailId = ({ id, mails }: Pick<NotificationRequest, 'id' | 'mails'>): string => `${id}/${mails}`;

export const requestIn = (id: string): string => id.slice(0, id.indexOf('/'));

const choicesOf = ({ descriptionLines }: CatalogItem): string =>
  descriptionLines.map(({ plainText, color }) => plainText ?? color?.name ?? '').join(' · ');

/** That it is there again, in the language it was asked in. */
export function backMail(request: NotificationRequest, item: CatalogItem, site: Site): WrittenMail {
  const { email, language, told } = request;
  const buyer = language === undefined ? {} : { buyerLanguage: language };
  const words = readsHebrew(buyer, site) ? he : en;
  const locale = localeOf(buyer, site);
  const { name, price, image = item.image } = told ?? item;
  const imageUrl = image && pictureUrl({ image }, site);
  const detail = choicesOf(item);
  const title = {
    title: name,
    ...(detail && { detail }),
    amount: formatMoney(price, site.currency, locale),
    ...(imageUrl !== undefined && { imageUrl }),
  };
  return {
    to: email,
    subject: `${site.name}: ${fill(words.subject, { name })}`,
    ...mailLayout({
      site,
      locale,
      heading: fill(words.heading, { name }),
      blocks: [
        { kind: 'text', text: words.intro },
        { kind: 'items', items: [title] },
      ],
      action: { label: words.see, url: `${shopOf(buyer, site)}/products/${encodeURIComponent(item.slug)}` },
      footnote: words.once,
    }),
    about: { kind: MAIL_KIND, id: mailId(request) },
  };
}
