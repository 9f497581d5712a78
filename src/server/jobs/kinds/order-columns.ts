import { deliveryAddressOf } from '../../../shared/delivery-address.ts';
import { countryName } from '../../../shared/countries.ts';
import { enumWords } from '../../../shared/enum-words.en.ts';
import { orderColumnWords } from '../../../shared/order-columns.en.ts';
import type { Column } from './export-job.ts';
import { storeTime } from './store-time.ts';

interface Amount {
  amount?: string;
}

interface ExportLine {
  productName?: { original?: string };
  physicalProperties?: { sku?: string };
  descriptionLines?: {
    name?: { original?: string };
    plainText?: { original?: string };
    colorInfo?: { original?: string };
  }[];
  quantity?: number;
  price?: Amount;
  lineItemPrice?: Amount;
}

interface Address {
  city?: string;
  country?: string;
}

interface Contact {
  firstName?: string;
  lastName?: string;
}

export interface ExportOrder {
  id: string;
  number?: string;
  purchasedDate?: string;
  createdDate?: string;
  updatedDate?: string;
  status?: string;
  paymentStatus?: string;
  fulfillmentStatus?: string;
  currency?: string;
  buyerInfo?: { email?: string };
  billingInfo?: { contactDetails?: Contact; address?: Address };
  recipientInfo?: { contactDetails?: Contact; address?: Address };
  shippingInfo?: { logistics?: { shippingDestination?: { address?: Address }; pickupDetails?: unknown } };
  channelInfo?: { type?: string };
  priceSummary?: Partial<
    Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'totalAdditionalFees' | 'total', Amount>
  >;
  balanceSummary?: { balance?: Amount; paid?: Amount; refunded?: Amount };
  tags?: { tags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } };
  lineItems?: ExportLine[];
}

const person = (order: ExportOrder): string => {
  const contact = order.billingInfo?.contactDetails ?? order.recipientInfo?.contactDetails;
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
};

const place = (order: ExportOrder): string => {
  const address = deliveryAddressOf(order)?.address ?? order.billingInfo?.address;
  return [address?.city, countryName('en', address?.country ?? '')].filter(Boolean).join(', ');
};

const tagsOf = ({ tags }: ExportOrder): string =>
  [...(tags?.tags?.tagIds ?? []), ...(tags?.privateTags?.tagIds ?? [])].join(' ');

/** A value in the words of the list; as it is where there are none. */
const inWords =
  (words: Readonly<Record<string, string>>) =>
  (value: string | undefined): string =>
    value === undefined ? '' : (words[value] ?? value);

const paymentWords = inWords(enumWords.OrderPaymentStatus);
const fulfillmentWords = inWords(enumWords.FulfillmentStatus);
const statusWords = inWords(enumWords.OrderStatus);
const channelWords = inWords(enumWords.ChannelType);

/** What an export can show of an order; the keys are the list's own columns. */
export const orderColumns: Readonly<Record<string, Column<ExportOrder>>> = {
  number: { title: orderColumnWords.number, value: (o) => o.number ?? o.id },
  placed: {
    title: orderColumnWords.placed,
    value: (o, zone) => storeTime(o.purchasedDate ?? o.createdDate, zone),
  },
  items: {
    title: orderColumnWords.items,
    value: (o) => String((o.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 0), 0)),
  },
  customer: { title: orderColumnWords.customer, value: person },
  email: { title: orderColumnWords.email, value: (o) => o.buyerInfo?.email ?? '' },
  place: { title: orderColumnWords.place, value: place },
  total: { title: orderColumnWords.total, value: (o) => o.priceSummary?.total?.amount ?? '' },
  currency: { title: 'Currency', value: (o) => o.currency ?? '' },
  subtotal: { title: 'Subtotal', value: (o) => o.priceSummary?.subtotal?.amount ?? '' },
  discount: { title: 'Discount', value: (o) => o.priceSummary?.discount?.amount ?? '' },
  shipping: { title: 'Shipping', value: (o) => o.priceSummary?.shipping?.amount ?? '' },
  tax: { title: 'Tax', value: (o) => o.priceSummary?.tax?.amount ?? '' },
  balance: { title: orderColumnWords.balance, value: (o) => o.balanceSummary?.balance?.amount ?? '' },
  refunded: { title: 'Refunded', value: (o) => o.balanceSummary?.refunded?.amount ?? '' },
  payment: { title: orderColumnWords.payment, value: (o) => paymentWords(o.paymentStatus) },
  fulfillment: { title: orderColumnWords.fulfillment, value: (o) => fulfillmentWords(o.fulfillmentStatus) },
  status: { title: 'Status', value: (o) => statusWords(o.status) },
  channel: { title: orderColumnWords.channel, value: (o) => channelWords(o.channelInfo?.type) },
  tags: { title: orderColumnWords.tags, value: tagsOf },
  updated: { title: orderColumnWords.updated, value: (o, zone) => storeTime(o.updatedDate, zone) },
};

const options = (line: ExportLine): string =>
  (line.descriptionLines ?? [])
    .map((d) => `${d.name?.original ?? ''}: ${d.plainText?.original ?? d.colorInfo?.original ?? ''}`)
    .join('; ');

/** Added to the order's columns when there is a row per line. */
export const lineColumns: readonly Column<ExportLine>[] = [
  { title: 'Product', value: (line) => line.productName?.original ?? '' },
  { title: 'Options', value: options },
  { title: 'SKU', value: (line) => line.physicalProperties?.sku ?? '' },
  { title: 'Quantity', value: (line) => String(line.quantity ?? 0) },
  { title: 'Unit price', value: (line) => line.price?.amount ?? '' },
  { title: 'Line price', value: (line) => line.lineItemPrice?.amount ?? '' },
];
