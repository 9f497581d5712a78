import { SOLD_BYTES_PATH } from '#shared/order-downloads.ts';
import type { Context } from '#platform/context.ts';
import { notFound, permissionDenied } from '#platform/contract/errors.ts';
import { openSoldFile, type OpenDownload } from '../../media/media-files/public.ts';
import type { Grant } from './grant.ts';
import { grants } from './tables.ts';

/** How long the bytes may be fetched, and fetched on after a break, once a download was counted. */
const ADDRESS_MS = 60 * 60_000;

/** An address of the bytes, for a short time. */
export async function bytesAddress({ tokens, site, clock }: Context, { id }: Grant): Promise<string> {
  const until = new Date(clock.now().getTime() + ADDRESS_MS).toISOString();
  return `${site.publicUrl}${SOLD_BYTES_PATH}/${await tokens.signTold('sold-file', id, { until })}`;
}

/**
 * What such an address opens, each time that it is: once the money went back it opens nothing.
 * @throws 404 for one that was not given out or whose file has gone; 403 with the page that says why not
 */
export async function openBytes(context: Context, token: string): Promise<OpenDownload> {
  const { db, siteId, tokens, clock } = context;
  const pass = await tokens.readTold('sold-file', token);
  const grant = pass && (await grants.get(db, siteId, pass.id));
  if (!grant) throw notFound('There is no such download.', 'DOWNLOAD_NOT_FOUND');
  const redirectUrl = grant.link;
  if (grant.withdrawn)
    throw permissionDenied('The file was taken back.', 'DOWNLOAD_REFUSED', {
      standing: 'WITHDRAWN',
      redirectUrl,
    });
  if ((pass.told?.['until'] ?? '') <= clock.now().toISOString())
    throw permissionDenied('The address has expired.', 'EXPIRED', { redirectUrl });
  return openSoldFile(context, grant.fileId);
}
