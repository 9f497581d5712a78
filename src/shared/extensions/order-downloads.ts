import { z } from 'zod';
import { DOWNLOAD_BOUNDS, type DownloadSettings, type OrderDownload } from '../order-downloads.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';

const download = z.strictObject({
  lineItemId: z.string(),
  fileName: z.string().exactOptional(),
  sizeInBytes: z.number().exactOptional(),
  used: z.int(),
  allowed: z.int(),
  until: z.string(),
  standing: z.enum(['OPEN', 'USED_UP', 'EXPIRED', 'WITHDRAWN', 'GONE']),
  url: z.string(),
}) satisfies z.ZodType<OrderDownload>;
const downloads = z.strictObject({ downloads: z.array(download) });

const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const settings = z.strictObject({
  downloads: whole(DOWNLOAD_BOUNDS.downloads),
  days: whole(DOWNLOAD_BOUNDS.days),
}) satisfies z.ZodType<DownloadSettings>;

const ofOrder = z.strictObject({ orderId: z.string().max(100) });
const token = z.string().min(1).max(2000);

/** The digital files of orders. */
export const orderDownloadExtensions = {
  listOrderDownloads: readExtension({
    permission: 'ECOM.READ_ORDERS',
    request: ofOrder,
    response: downloads,
  }),
  /** Lets the buyer download a file again, as often and as long as in the beginning. */
  allowDownloadsAgain: changeExtension({
    permission: 'ECOM.MODIFY_ORDERS',
    request: ofOrder.extend({ lineItemId: z.string().max(100) }),
    response: downloads,
    audit: {
      entityType: 'order',
      entityId: (request) => request.orderId,
      after(response, { lineItemId }) {
        const { allowed, until } = response.downloads.find((one) => one.lineItemId === lineItemId) ?? {};
        return { lineItemId, allowed, until };
      },
    },
  }),
  getDownloadSettings: readExtension({
    permission: 'ECOM.READ_ORDERS_SETTINGS',
    request: z.strictObject({}),
    response: z.strictObject({ settings }),
  }),
  changeDownloadSettings: changeExtension({
    permission: 'ECOM.UPDATE_ORDERS_SETTINGS',
    request: settings,
    response: z.strictObject({ settings }),
    audit: { name: 'setDownloads', entityType: 'downloadSettings', settingsRead: 'getDownloadSettings' },
  }),
};

/** The digital files of a shopper's order. */
export const shopperDownloadExtensions = {
  listMyOrderDownloads: shopperExtension({ request: ofOrder, response: downloads }),
  /** What a link leads to, and how many downloads remain; none is counted. */
  getDownload: shopperExtension({
    provesCaller: true,
    request: z.strictObject({ token }),
    response: z.strictObject({ download }),
  }),
  /** Counts a download. The response says where the bytes are, for an hour. */
  startDownload: shopperExtension({
    provesCaller: true,
    request: z.strictObject({ token, attempt: z.string().min(1).max(64).optional() }),
    response: z.strictObject({ url: z.string() }),
  }),
};
