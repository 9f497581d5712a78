import { fill } from '#shared/fill.ts';
import { addressLines } from '#shared/address/address-lines.ts';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import { dateLocale, longDate } from '#shared/dates.ts';
import { formatMinus, formatMoney, isPositiveMoney, type Decimal } from '#shared/money.ts';
import { lineChoices, lineTitle } from '#shared/order-lines.ts';
import { giftCardTotal, lineTotal, totalsOfOrder } from '#shared/price-totals.ts';
import { reliefOf } from '#shared/tax-relief.ts';
import { byteText } from '#shared/byte-text.ts';
import type { OrderDownload } from '#shared/order-downloads.ts';
import type { Site } from '#platform/context.ts';
import type { MailBlock, MailItem, EmailTotal } from '#platform/mails/mail-layout.ts';
import type { OrderTransactions } from '../../order-transactions/public.ts';
import type { LineItem, Order } from '../order.ts';
import { shopOf } from '../rules/buyer-language.ts';
import type { OrderEmailMessages } from './messages.ts';

/** What the blocks of one mail have in common. */
export interface EmailTheme {
  site: Site;
  words: OrderEmailMessages;
  locale: string;
}

/** Twice the 52 pixels it is shown at. */
const PICTURE = 104;

export function pictureUrl({ image }: Pick<LineItem, 'image'>, { publicUrl }: Site): string | undefined {
  if (image?.id) {
    const file = encodeURIComponent(image.id);
    return `${publicUrl}/media/${file}/v1/fill/w_${PICTURE},h_${PICTURE}/${file}`;
  }
  return image?.url?.startsWith('https:') ? image.url : undefined;
}

function itemOf(line: LineItem, order: Order, { site, words, locale }: EmailTheme): MailItem {
  const money = (amount: Decimal | undefined): string => formatMoney(amount ?? '0', order.currency, locale);
  const quantity = fill(words.quantity, {
    quantity: String(line.quantity ?? 1),
    price: money(line.priceBeforeDiscounts?.amount ?? line.price?.amount),
  });
  const imageUrl = pictureUrl(line, site);
  return {
    title: lineTitle(line),
    detail: [lineChoices(line), quantity].filter(Boolean).join(' · '),
    amount: money(lineTotal(line, order.currency)),
    ...(imageUrl !== undefined && { imageUrl }),
  };
}

export const itemsBlock = (order: Order, dress: EmailTheme): MailBlock => ({
  kind: 'items',
  items: order.lineItems.map((line) => itemOf(line, order, dress)),
});

/** Some pieces of the order; what they cost was said when it was placed. */
export const piecesBlock = (
  order: Order,
  lines: readonly { id: string; quantity: number }[],
  { site }: EmailTheme,
): MailBlock => ({
  kind: 'items',
  items: lines.flatMap(({ id, quantity }) => {
    const line = order.lineItems.find((one) => one.id === id);
    if (!line) return [];
    const imageUrl = pictureUrl(line, site);
    const title = lineTitle(line);
    return {
      title,
      detail: lineChoices(line),
      amount: `× ${quantity}`,
      ...(imageUrl !== undefined && { imageUrl }),
    };
  }),
});

/** Where each file of the order is downloaded, and until when. */
export function filesBlock(
  order: Order,
  files: readonly OrderDownload[],
  { site, words, locale }: EmailTheme,
): MailBlock[] {
  const path = shopOf(order, site);
  const links = files.flatMap(({ lineItemId, fileName, sizeInBytes, standing, until, url, allowed }) => {
    const line = order.lineItems.find(({ id }) => id === lineItemId);
    if (!line || fileName === undefined || standing !== 'OPEN') return [];
    const size = byteText(sizeInBytes ?? 0);
    const values = { fileName, size, count: String(allowed), date: longDate(until, locale, site.timeZone) };
    return {
      title: [lineTitle(line), lineChoices(line)].filter(Boolean).join(' · '),
      label: fill(words.download, values),
      url: url.replace(site.publicUrl, path),
      detail: fill(words.downloadUntil, values),
    };
  });
  return links.length > 0 ? [{ kind: 'links', links }] : [];
}

const isPaid = ({ paymentStatus }: Order): boolean => paymentStatus === 'PAID';

/** As the shop's pages add it up; the amounts of the rows come to the total. */
export function totalsBlock(
  order: Order,
  { words, locale }: EmailTheme,
  money?: OrderTransactions,
): MailBlock {
  const totals = totalsOfOrder(order, giftCardTotal(money?.payments ?? []));
  const text = (amount: Decimal): string => formatMoney(amount, order.currency, locale);
  const off = (amount: Decimal): string => formatMinus(amount, order.currency, locale);
  const row = (label: string, amount: Decimal, write = text): EmailTotal[] =>
    isPositiveMoney(amount) ? [{ label, amount: write(amount) }] : [];
  return {
    kind: 'sums',
    rows: [
      ...row(words.subtotal, totals.subtotal),
      ...totals.discounts.flatMap(({ code, translated, amount }) =>
        row(code ?? (translated || words.discount), amount, off),
      ),
      ...(order.shippingInfo && !isPositiveMoney(totals.shipping)
        ? [{ label: words.shipping, amount: words.free }]
        : row(words.shipping, totals.shipping)),
      ...totals.fees.flatMap(({ name, amount, isTip }) =>
        row(isTip ? words.tip : name || words.fees, amount),
      ),
      ...row(words.tax, totals.tax.added),
      { label: words.total, amount: text(totals.total), strong: true },
      ...row(words.giftCard, totals.giftCard, off),
      ...(isPositiveMoney(totals.giftCard)
        ? [{ label: isPaid(order) ? words.paid : words.toPay, amount: text(totals.due) }]
        : []),
      ...row(words.taxIncluded, totals.tax.included),
    ],
  };
}

/** Why the buyer pays less tax than others, or none. */
export function reliefBlock(order: Order, { words }: EmailTheme): MailBlock[] {
  const relief = reliefOf(order);
  return relief ? [{ kind: 'note', text: words.relief[relief] }] : [];
}

type Logistics = NonNullable<NonNullable<Order['shippingInfo']>['logistics']>;

/** The time that was chosen, by the shop's clock. */
function slotLines({ deliveryTimeSlot }: Logistics, { site, words, locale }: EmailTheme): string[] {
  const { from, to } = deliveryTimeSlot ?? {};
  if (!from || !to) return [];
  const { timeZone } = site;
  const tag = dateLocale(locale);
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const hour = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone });
  const [start, end] = [new Date(from), new Date(to)];
  return [fill(words.broughtAt, { day: day.format(start), from: hour.format(start), to: hour.format(end) })];
}

/** Where it goes, as one writes it on a parcel; or where and when it is collected. */
export function addressBlock(order: Order, dress: EmailTheme): MailBlock[] {
  const { shippingInfo } = order;
  const { words, locale } = dress;
  const { logistics, title } = shippingInfo ?? {};
  const { pickupDetails, deliveryTime, instructions } = logistics ?? {};
  if (pickupDetails) {
    const lines = [
      title,
      ...addressLines(pickupDetails.address ?? {}, undefined, locale),
      ...slotLines(logistics ?? {}, dress),
      deliveryTime,
      instructions,
    ].filter(Boolean);
    return [{ kind: 'note', text: [`${words.collect}:`, ...lines].join('\n') }];
  }
  const { address, contactDetails } = deliveryAddressOf(order) ?? {};
  if (!address) return [];
  const lines = [...addressLines(address, contactDetails, locale), ...slotLines(logistics ?? {}, dress)];
  const head = title ? `${words.delivery} (${title})` : words.delivery;
  return [{ kind: 'note', text: [`${head}:`, ...lines].join('\n') }];
}
