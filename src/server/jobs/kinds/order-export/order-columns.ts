import { enumWords } from '#shared/enum-words.en.ts';
import { orderExportTitles as titles } from '#shared/order-export.en.ts';
import { storeTime } from '../store-time.ts';
import { inWords, listed, text, yesNo } from './cells.ts';
import { titled, type ExportedOrder } from './exported-order.ts';

const statusWords = inWords(enumWords.OrderStatus);
const paymentWords = inWords(enumWords.OrderPaymentStatus);
const fulfillmentWords = inWords(enumWords.FulfillmentStatus);
const channelWords = inWords(enumWords.ChannelType);

const timeOf = (date: string | null | undefined, timeZone: string): string =>
  storeTime(date ?? undefined, timeZone);

const fieldText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

export const orderColumns = titled<ExportedOrder, typeof titles.order>(titles.order, {
  number: ({ number, id }) => number ?? id,
  placed: ({ purchasedDate, createdDate }, zone) => timeOf(purchasedDate ?? createdDate, zone),
  status: ({ status }) => statusWords(status),
  payment: ({ paymentStatus }) => paymentWords(paymentStatus),
  fulfillment: ({ fulfillmentStatus }) => fulfillmentWords(fulfillmentStatus),
  channel: ({ channelInfo }) => channelWords(channelInfo?.type),
  externalNumber: ({ channelInfo }) => text(channelInfo?.externalOrderId),
  location: ({ businessLocation }) => text(businessLocation?.name),
  tags: ({ tags }) => listed([...(tags?.tags?.tagIds ?? []), ...(tags?.privateTags?.tagIds ?? [])]),
  note: ({ buyerNote }) => text(buyerNote),
  customFields: ({ customFields = [] }) =>
    listed(customFields.map(({ title, value }) => `${title ?? ''}: ${fieldText(value)}`)),
  archived: ({ archived }) => yesNo(archived),
  created: ({ createdDate }, zone) => timeOf(createdDate, zone),
  updated: ({ updatedDate }, zone) => timeOf(updatedDate, zone),
  id: ({ id }) => id,
});
