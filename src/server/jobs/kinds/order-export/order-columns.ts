import { enumLabels } from '#shared/enum-labels.en.ts';
import { orderExportTitles as titles } from '#shared/order-export.en.ts';
import { storeTime } from '../store-time.ts';
import { enumLabel, listed, text, yesNo } from './cells.ts';
import { titled, type ExportedOrder } from './exported-order.ts';

const statusWords = enumLabel(enumLabels.OrderStatus);
const paymentWords = enumLabel(enumLabels.OrderPaymentStatus);
const fulfillmentWords = enumLabel(enumLabels.FulfillmentStatus);
const channelWords = enumLabel(enumLabels.ChannelType);

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
