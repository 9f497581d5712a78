import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { BackInStockNotificationsApi, Request } from '#platform/contract/index.ts';
import { move, requestNotFound } from './change.ts';
import { rejectSecond } from './create.ts';
import { checkImage } from './image.ts';
import { variantsOf } from './item.ts';
import type { ReportedItem } from './request.ts';
import { requests } from './tables.ts';

type Report = Request<BackInStockNotificationsApi, 'reportItemsBackInStock'>;

const MAX_IDS = 1000;

async function waitingFor({ db, siteId }: Context, variantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from back_in_stock_requests
    where site_id = ${siteId} and variant_id = ${variantId} and status = 'RECEIVED'`.execute(db);
  return rows.map(({ id }) => id);
}

const toldItem = ({ name = '', price = '0', image }: Report['itemDetails']): ReportedItem => ({
  name,
  price,
  ...(image && { image: { ...(image.id && { id: image.id }), ...(image.url && { url: image.url }) } }),
});

/**
 * Has everybody told who waits for an item, or whom the report names: those who wait, and once more those who could
 * not be told. The mails go out with the next maintenance.
 * @throws 400 with the contract's codes, 404 for a request that is not there, 409 where a failed one waits anew
 */
export async function report(
  context: Context,
  { catalogReference, requestIds = [], itemDetails }: Report,
): Promise<void> {
  const { db, siteId } = context;
  checkImage(itemDetails);
  if (catalogReference && requestIds.length > 0)
    throw badRequest(
      'A report is of an item or of requests, not of both.',
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    );
  if (!catalogReference && requestIds.length === 0)
    throw invalidField('catalogReference', 'REQUIRED_ONE_OF_FIELD', 'or requestIds must be given');
  if (requestIds.length > MAX_IDS)
    throw invalidField('requestIds', 'MAX_SIZE', `must be at most ${MAX_IDS}`, { threshold: MAX_IDS });
  const [variantId = ''] = catalogReference ? await variantsOf(context, [catalogReference]) : [];
  const ids = catalogReference ? await waitingFor(context, variantId) : [...new Set(requestIds)];
  const held = await requests.getManyForUpdate(db, siteId, ids.toSorted());
  const known = new Set(held.map(({ id }) => id));
  const unknown = requestIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw requestNotFound(unknown);
  const again = catalogReference ? [] : held.filter(({ status }) => status === 'FAILED');
  for (const request of again) await rejectSecond(context, request);
  const told = toldItem(itemDetails);
  await move(
    context,
    held
      .filter((request) => request.status === 'RECEIVED' || again.includes(request))
      .map((before) => ({ before, step: { status: 'PROCESSING', told } })),
  );
}
