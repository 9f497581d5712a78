import { DOWNLOAD_PATH } from '#shared/order-downloads.ts';
import type { Context } from '#platform/context.ts';
import type { Grant } from './grant.ts';
import { endOf } from './rules/count.ts';
import { entitledLines, type DownloadOrder, type OrderLine } from './rules/entitled.ts';
import { readSettings } from './settings.ts';
import { grants, grantsOf } from './tables.ts';

const hasFile = ({ digitalFile }: OrderLine): boolean => Boolean(digitalFile?.fileId);

const isOurs = ({ site }: Context, link: string | null | undefined): boolean =>
  link?.startsWith(`${site.publicUrl}${DOWNLOAD_PATH}/`) ?? false;

/** Somebody else's address: they see to it themselves. */
const isElsewhere = (context: Context, { digitalFile }: OrderLine): boolean =>
  Boolean(digitalFile?.link) && !isOurs(context, digitalFile?.link);

async function newGrant(context: Context, orderId: string, line: OrderLine): Promise<Grant> {
  const { db, siteId, ids, clock, tokens, site } = context;
  const settings = await readSettings(context);
  const id = ids.guid();
  const token = await tokens.signId('order-download', id);
  return grants.insert(db, siteId, {
    id,
    orderId,
    lineItemId: line.id ?? '',
    fileId: line.digitalFile?.fileId ?? '',
    link: `${site.publicUrl}${DOWNLOAD_PATH}/${token}`,
    used: 0,
    allowed: settings.downloads,
    until: endOf(settings, clock.now()),
    createdDate: clock.now().toISOString(),
  });
}

/** What was given before is given again: its count goes on. */
async function keptGrant(context: Context, { withdrawn, ...grant }: Grant, fileId: string): Promise<Grant> {
  if (!withdrawn && grant.fileId === fileId) return grant;
  return grants.replace(context.db, context.siteId, { ...grant, fileId });
}

function shown(context: Context, line: OrderLine, grant: Grant | undefined): OrderLine {
  const fileId = line.digitalFile?.fileId ?? '';
  if (grant) {
    const { link, until } = grant;
    const { link: was, expirationDate } = line.digitalFile ?? {};
    if (was === link && expirationDate === until) return line;
    return { ...line, digitalFile: { fileId, link, expirationDate: until } };
  }
  return isOurs(context, line.digitalFile?.link) ? { ...line, digitalFile: { fileId } } : line;
}

/**
 * Gives the buyer of an order that is paid the files of its lines, and takes them back where the money went back. Called
 * with every order that is written; its lines tell where each file is downloaded, and until when.
 */
export async function withDownloads<Order extends DownloadOrder>(
  context: Context,
  order: Order,
): Promise<{ order: Order; given: boolean }> {
  const unchanged = { order, given: false };
  if (!order.lineItems.some(hasFile)) return unchanged;
  const known = await grantsOf(context, order.id, { hold: true });
  const entitled = entitledLines(order).filter((line) => !isElsewhere(context, line));
  if (known.length === 0 && entitled.length === 0) return unchanged;
  const open = new Map<string, Grant>();
  let input = false;
  for (const line of entitled) {
    const before = known.find(({ lineItemId }) => lineItemId === line.id);
    const { fileId = '' } = line.digitalFile ?? {};
    open.set(
      line.id ?? '',
      before ? await keptGrant(context, before, fileId) : await newGrant(context, order.id, line),
    );
    if (!before) input = true;
  }
  for (const grant of known)
    if (!open.has(grant.lineItemId) && !grant.withdrawn)
      await grants.replace(context.db, context.siteId, { ...grant, withdrawn: true });
  const lineItems = order.lineItems.map((line) =>
    hasFile(line) ? shown(context, line, open.get(line.id ?? '')) : line,
  );
  const isSame = lineItems.every((line, at) => line === order.lineItems[at]);
  return { order: isSame ? order : { ...order, lineItems }, given: input };
}
