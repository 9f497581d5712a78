import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { Column } from './export-job.ts';

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
  channelInfo?: { type?: string };
  priceSummary?: Partial<
    Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'totalAdditionalFees' | 'total', Amount>
  >;
  balanceSummary?: { balance?: Amount; paid?: Amount; refunded?: Amount };
  tags?: { tags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } };
  lineItems?: ExportLine[];
}

const time = (date: string | undefined, timeZone: string): string =>
  date === undefined ? '' : format(new TZDate(date, timeZone), 'yyyy-MM-dd HH:mm');

const person = (order: ExportOrder): string => {
  const contact = order.billingInfo?.contactDetails ?? order.recipientInfo?.contactDetails;
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
};

const place = (order: ExportOrder): string => {
  const address = order.recipientInfo?.address ?? order.billingInfo?.address;
  return [address?.city, address?.country].filter(Boolean).join(', ');
};

const tagsOf = ({ tags }: ExportOrder): string =>
  [...(tags?.tags?.tagIds ?? []), ...(tags?.privateTags?.tagIds ?? [])].join(' ');

/** `NOT_PAID` as people read it: `Not paid`. */
const words = (code: string | undefined): string =>
  code === undefined ? '' : code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** What an export can show of an order; the keys are the list's own columns. */
export const orderColumns: Readonly<Record<string, Column<ExportOrder>>> = {
  number: { title: 'Order', value: (o) => o.number ?? o.id },
  placed: { title: 'Placed', value: (o, zone) => time(o.purchasedDate ?? o.createdDate, zone) },
  items: {
    title: 'Items',
    value: (o) => String((o.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 0), 0)),
  },
  customer: { title: 'Customer', value: person },
  email: { title: 'E-mail', value: (o) => o.buyerInfo?.email ?? '' },
  place: { title: 'Place', value: place },
  total: { title: 'Total', value: (o) => o.priceSummary?.total?.amount ?? '' },
  currency: { title: 'Currency', value: (o) => o.currency ?? '' },
  subtotal: { title: 'Subtotal', value: (o) => o.priceSummary?.subtotal?.amount ?? '' },
  discount: { title: 'Discount', value: (o) => o.priceSummary?.discount?.amount ?? '' },
  shipping: { title: 'Shipping', value: (o) => o.priceSummary?.shipping?.amount ?? '' },
  tax: { title: 'Tax', value: (o) => o.priceSummary?.tax?.amount ?? '' },
  balance: { title: 'Balance', value: (o) => o.balanceSummary?.balance?.amount ?? '' },
  refunded: { title: 'Refunded', value: (o) => o.balanceSummary?.refunded?.amount ?? '' },
  payment: { title: 'Payment', value: (o) => words(o.paymentStatus) },
  fulfillment: { title: 'Fulfilment', value: (o) => words(o.fulfillmentStatus) },
  status: { title: 'Status', value: (o) => words(o.status) },
  channel: { title: 'Channel', value: (o) => words(o.channelInfo?.type) },
  tags: { title: 'Tags', value: tagsOf },
  updated: { title: 'Updated', value: (o, zone) => time(o.updatedDate, zone) },
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
