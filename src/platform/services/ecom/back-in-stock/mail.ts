import { formatMoney } from '#shared/money.ts';
import type { TextLanguage } from '#shared/shop-texts.ts';
import { ADD_TO_CART } from '#shared/back-in-stock.ts';
import type { Site } from '#platform/context.ts';
import { tryOf } from '#platform/events/mail-queue.ts';
import { mailLayout, type WrittenMail } from '#platform/mails/mail-layout.ts';
import type { CatalogItem } from '../../stores/catalog/public.ts';
import { fill } from '#shared/fill.ts';
import { localeOf, pictureUrl, readsHebrew, shopOf } from '../orders/public.ts';
import { isWholeProduct } from './item.ts';
import { en, he } from './email-messages.ts';
import type { NotificationRequest } from './request.ts';

/** What a mail is about, for the queue to tell where nobody takes it. */
export const MAIL_KIND = 'back-in-stock';

const choicesOf = ({ descriptionLines }: CatalogItem): string =>
  descriptionLines.map(({ plainText, color }) => plainText ?? color?.name ?? '').join(' · ');

/**
 * Its page with the combination chosen. Opening it changes nothing: the page's script puts it into the cart of whoever
 * looks. A product that was asked for as a whole is chosen from there.
 */
function linkTo({ slug, descriptionLines }: CatalogItem, isWhole: boolean, shop: string): string {
  const chosen = descriptionLines.map(({ name, plainText, color }) => [name, plainText ?? color?.name ?? '']);
  const page = `${shop}/products/${encodeURIComponent(slug)}`;
  return isWhole ? page : `${page}?${new URLSearchParams([...chosen, [ADD_TO_CART, '1']]).toString()}`;
}

/** An email about a product that does not exist. */
export function sampleBackInStockEmail(site: Site, language: TextLanguage) {
  const name = { en: 'Stoneware mug', he: 'ספל קרמיקה' }[language];
  const item = { name, slug: '', price: '20', descriptionLines: [] };
  const request = { id: '', mails: 0, email: 'noa@example.com', language, variantId: '' };
  const mail = backMail(
    request as unknown as NotificationRequest,
    item as unknown as CatalogItem,
    site,
    site.publicUrl,
  );
  const { subject, intro } = { en, he }[language];
  return { mail, texts: { subject: `{store}: ${subject}`, intro } };
}

/**
 * That it is there again, in the language it was asked in.
 * @param page of an app of the shop, from which it was asked; else the shop's own
 */
export function backMail(
  request: NotificationRequest,
  item: CatalogItem,
  site: Site,
  page?: string,
): WrittenMail {
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
      action: { label: words.see, url: page ?? linkTo(item, isWholeProduct(request), shopOf(buyer, site)) },
      footnote: words.once,
    }),
    template: { name: 'backInStock', language: words === he ? 'he' : 'en', values: { name } },
    about: { kind: MAIL_KIND, id: tryOf(request.id, request.mails) },
    order: null,
  };
}
