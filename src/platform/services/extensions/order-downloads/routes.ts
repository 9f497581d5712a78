import { z } from 'zod';
import { orderDownloadExtensions, shopperDownloadExtensions } from '#shared/extensions/order-downloads.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { openBytes } from './bytes.ts';
import { findDownload, takeDownload } from './downloads.ts';
import { readSettings, writeSettings } from './settings.ts';

const { getDownloadSettings, changeDownloadSettings } = orderDownloadExtensions;
const { getDownload, startDownload } = shopperDownloadExtensions;

const opened = z.strictObject({ token: z.string().min(1).max(2000) });

/** Those that read or change an order are served by `orders`. */
export const routes: HostedRoute[] = [
  ...serveExtensions(
    { getDownloadSettings, changeDownloadSettings, getDownload, startDownload },
    {
      getDownloadSettings: async (_request, context) => ({ settings: await readSettings(context) }),
      async changeDownloadSettings(settings, context) {
        await writeSettings(context, settings);
        return { settings };
      },
      getDownload: async ({ token }, context) => ({ download: await findDownload(context, token) }),
      startDownload: ({ token, attempt }, context) => takeDownload(context, token, attempt),
    },
  ),
  {
    /** For the server that keeps the bytes; by the key of the shop. */
    method: 'POST',
    path: '/hosted/order-downloads/open',
    async handle(request, context) {
      requireMerchant(context, 'MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL');
      return Response.json(await openBytes(context, (await readJson(request, opened)).token));
    },
  },
];
