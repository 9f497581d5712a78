import { formatMoney, isPositiveMoney, type Decimal } from '../../../../shared/money.ts';
import type { Site } from '../../../context.ts';
import type { MailBlock, MailItem, MailSum } from '../../../mails/mail-layout.ts';
import type { OrderTransactions } from '../../order-transactions/public.ts';
import type { LineItem, Order } from '../order.ts';
import type { OrderMailWords } from './words.ts';

/** What the blocks of one mail have in common. */
export interface Dress {
  site: Site;
  words: OrderMailWords;
  locale: string;
}

export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Twice the 52 pixels it is shown at. */
const PICTURE = 104;

function pictureUrl({ image }: LineItem, { publicUrl }: Site): string | undefined {
  if (image?.id) {
    const file = encodeURIComponent(image.id);
    return `${publicUrl}/media/${file}/v1/fill/w_${PICTURE},h_${PICTURE}/${file}`;
  }
  return image?.url?.startsWith('https:') ? image.url : undefined;
}

type Text = { original?: string | null; translated?: string | null } | undefined;

const read = (text: Text): string => text?.translated ?? text?.original ?? '';

const optionsOf = ({ descriptionLines = [] }: LineItem): string =>
  descriptionLines
    .map(({ plainText, colorInfo }) => read(plainText ?? colorInfo))
    .filter(Boolean)
    .join(', ');

function itemOf(line: LineItem, order: Order, { site, words, locale }: Dress): MailItem {
  const money = (amount: Decimal | undefined): string => formatMoney(amount ?? '0', order.currency, locale);
  const quantity = fill(words.quantity, {
    quantity: String(line.quantity ?? 1),
    price: money(line.price?.amount),
  });
  const imageUrl = pictureUrl(line, site);
  return {
    title: read(line.productName),
    detail: [optionsOf(line), quantity].filter(Boolean).join(' · '),
    amount: money(line.lineItemPrice?.amount ?? line.totalPriceAfterTax?.amount),
    ...(imageUrl !== undefined && { imageUrl }),
  };
}

export const itemsBlock = (order: Order, dress: Dress): MailBlock => ({
  kind: 'items',
  items: order.lineItems.map((line) => itemOf(line, order, dress)),
});

export function sumsBlock(order: Order, { words, locale }: Dress, money?: OrderTransactions): MailBlock {
  const { subtotal, discount, shipping, totalAdditionalFees, tax, total } = order.priceSummary ?? {};
  const text = (amount: Decimal): string => formatMoney(amount, order.currency, locale);
  const row = (label: string, amount: Decimal | undefined, sign = ''): MailSum[] =>
    isPositiveMoney(amount) ? [{ label, amount: sign + text(amount ?? '0') }] : [];
  const giftCards = (money?.payments ?? []).filter(
    ({ giftcardPaymentDetails, status }) => giftcardPaymentDetails && status === 'APPROVED',
  );
  return {
    kind: 'sums',
    rows: [
      ...row(words.subtotal, subtotal?.amount),
      ...row(words.discount, discount?.amount, '−'),
      ...row(words.shipping, shipping?.amount),
      ...row(words.fees, totalAdditionalFees?.amount),
      ...(order.taxIncludedInPrices ? [] : row(words.tax, tax?.amount)),
      { label: words.total, amount: text(total?.amount ?? '0'), strong: true },
      ...(order.taxIncludedInPrices ? row(words.taxIncluded, tax?.amount) : []),
      ...giftCards.flatMap(({ amount }) => row(words.giftCard, amount?.amount, '−')),
    ],
  };
}

/** Where it goes, as one writes it on a parcel. */
export function addressBlock({ shippingInfo }: Order, { words, locale }: Dress): MailBlock[] {
  const { address, contactDetails } = shippingInfo?.logistics?.shippingDestination ?? {};
  if (!address) return [];
  const { streetAddress, addressLine, addressLine2, postalCode, city, country } = address;
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  const countryName = /^[A-Z]{2}$/.test(country ?? '')
    ? new Intl.DisplayNames([locale], { type: 'region' }).of(country ?? '')
    : country;
  const lines = [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    addressLine ?? street,
    addressLine2,
    [postalCode, city].filter(Boolean).join(' '),
    countryName,
  ].filter(Boolean);
  const title = shippingInfo?.title ? `${words.delivery} (${shippingInfo.title})` : words.delivery;
  return [{ kind: 'note', text: [`${title}:`, ...lines].join('\n') }];
}
