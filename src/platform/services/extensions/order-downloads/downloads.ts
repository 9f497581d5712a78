import type { OrderDownload } from '#shared/order-downloads.ts';
import type { Context } from '#platform/context.ts';
import { notFound, PlatformError } from '#platform/contract/errors.ts';
import { findSoldFiles, type SoldFile } from '../../media/media-files/public.ts';
import type { Grant } from './grant.ts';
import { bytesAddress } from './bytes.ts';
import { allowedAgain, counted, downloadStatusOf } from './rules/count.ts';
import { readSettings } from './settings.ts';
import { grants, grantsOf } from './tables.ts';

const present = (grant: Grant, file: SoldFile | undefined, now: Date, attempt?: string): OrderDownload => {
  const status = downloadStatusOf(grant, now, attempt);
  return {
    lineItemId: grant.lineItemId,
    ...file,
    used: grant.used,
    allowed: grant.allowed,
    until: grant.until,
    standing: status === 'OPEN' && !file ? 'GONE' : status,
    url: grant.link,
  };
};

async function presentMany(
  context: Context,
  found: readonly Grant[],
  attempt?: string,
): Promise<OrderDownload[]> {
  if (found.length === 0) return [];
  const files = await findSoldFiles(
    context,
    found.map(({ fileId }) => fileId),
  );
  const now = context.clock.now();
  return found.map((grant) => present(grant, files.get(grant.fileId), now, attempt));
}

/** The digital files of an order that were given out, by line. */
export const downloadsOf = async (context: Context, orderId: string): Promise<OrderDownload[]> =>
  presentMany(context, await grantsOf(context, orderId, { hold: false }));

const noSuchDownload = (): Error => notFound('There is no such download.', 'DOWNLOAD_NOT_FOUND');

async function grantOf(context: Context, token: string, hold: boolean): Promise<Grant> {
  const { db, siteId, tokens } = context;
  const id = await tokens.readId('order-download', token);
  const grant = id && (await (hold ? grants.getForUpdate(db, siteId, id) : grants.get(db, siteId, id)));
  if (!grant) throw noSuchDownload();
  return grant;
}

/** What an address opens; nothing is counted. @throws 404 for one that was not given out */
export async function findDownload(context: Context, token: string): Promise<OrderDownload> {
  const [download] = await presentMany(context, [await grantOf(context, token, false)]);
  if (!download) throw noSuchDownload();
  return download;
}

/**
 * Counts a download and gives the address of the bytes. Askers at the same time wait for each other.
 * @param attempt a word of the asker's: the same one soon after is the same download
 * @throws 403 with why not, 404 for an address that was not given out
 */
export async function takeDownload(
  context: Context,
  token: string,
  attempt: string | undefined,
): Promise<{ url: string }> {
  const { db, siteId, clock } = context;
  const grant = await grantOf(context, token, true);
  const [download] = await presentMany(context, [grant], attempt);
  if (download?.standing !== 'OPEN')
    throw new PlatformError(403, 'The file cannot be downloaded any more.', {
      code: 'DOWNLOAD_REFUSED',
      data: { standing: download?.standing ?? 'GONE' },
    });
  const after = counted(grant, clock.now(), attempt);
  if (after !== grant) await grants.replace(db, siteId, after);
  return { url: await bytesAddress(context, grant) };
}

/** As many downloads and days as there were in the beginning. @returns until when; undefined without such a line */
export async function allowAgain(
  context: Context,
  orderId: string,
  lineItemId: string,
): Promise<string | undefined> {
  const found = await grantsOf(context, orderId, { hold: true });
  const grant = found.find((one) => one.lineItemId === lineItemId && !one.withdrawn);
  if (!grant) return undefined;
  const after = allowedAgain(grant, await readSettings(context), context.clock.now());
  await grants.replace(context.db, context.siteId, after);
  return after.until;
}
