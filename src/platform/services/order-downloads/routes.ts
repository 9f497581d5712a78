import { z } from 'zod';
import { DOWNLOAD_BOUNDS } from '#shared/order-downloads.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { openBytes } from './bytes.ts';
import { findDownload, takeDownload } from './downloads.ts';
import { readSettings, writeSettings } from './settings.ts';

const READ = 'ECOM.READ_ORDERS_SETTINGS';
const UPDATE = 'ECOM.UPDATE_ORDERS_SETTINGS';

const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const settings = z.object({
  downloads: whole(DOWNLOAD_BOUNDS.downloads),
  days: whole(DOWNLOAD_BOUNDS.days),
});
const token = z.string().min(1).max(2000);
const asked = z.object({ token });
const taking = z.object({ token, attempt: z.string().min(1).max(64).optional() });

export const routes: HostedRoute[] = [
  {
    /** What an address leads to, and what is left of it. Reads only. */
    method: 'POST',
    path: '/hosted/order-downloads/show',
    /** The address is known to those it was given to. */
    provesCaller: true,
    async handle(request, context) {
      const given = await readJson(request, asked);
      return Response.json({ download: await findDownload(context, given.token) });
    },
  },
  {
    /** Counts a download; the answer says where the bytes are, for an hour. */
    method: 'POST',
    path: '/hosted/order-downloads/take',
    provesCaller: true,
    async handle(request, context) {
      const { attempt, ...given } = await readJson(request, taking);
      return Response.json(await takeDownload(context, given.token, attempt));
    },
  },
  {
    /** For the server that keeps the bytes; by the key of the shop. */
    method: 'POST',
    path: '/hosted/order-downloads/open',
    async handle(request, context) {
      requireMerchant(context, 'MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL');
      return Response.json(await openBytes(context, (await readJson(request, asked)).token));
    },
  },
  {
    method: 'GET',
    path: '/hosted/order-downloads/settings',
    async handle(_request, context) {
      requireMerchant(context, READ);
      return Response.json(await readSettings(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/order-downloads/settings',
    async handle(request, context) {
      requireMerchant(context, UPDATE);
      const given = await readJson(request, settings);
      await writeSettings(context, given);
      return Response.json(given);
    },
  },
];
