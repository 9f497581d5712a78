import { sql } from 'kysely';
import type { WaitedThing } from '#shared/back-in-stock.ts';
import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { type CatalogItem, shownVariant } from '../../stores/catalog/public.ts';
import { callingMember, type Member } from '../../members/members/public.ts';
import { lockRequest, removeRequests, requestNotFound } from './change.ts';
import { findWanted } from './item.ts';
import type { NotificationRequest, RequestStatus } from './request.ts';
import { requests } from './tables.ts';

const MAX = 100;

const STATES: Readonly<Record<RequestStatus, WaitedThing['state']>> = {
  RECEIVED: 'WAITS',
  PROCESSING: 'WAITS',
  NOTIFICATION_SENT: 'TOLD',
  FAILED: 'FAILED',
};

/** @throws 403 for who is not signed in */
async function signedIn(context: Context): Promise<Member> {
  const member = await callingMember(context);
  if (!member) throw permissionDenied('Only a member has a list of what they wait for.');
  return member;
}

/** What they asked for signed in; and what was asked for their address, once it has been shown to be theirs. */
const isTheirs = (member: Member, { memberId, contactId }: NotificationRequest): boolean =>
  memberId === member.id || (member.loginEmailVerified && contactId === member.contactId);

const waited = (
  { id, createdDate, email, status }: NotificationRequest,
  item: CatalogItem | undefined,
): WaitedThing => {
  const product = item && shownVariant(item);
  return { id, since: createdDate, email, state: STATES[status], ...(product && { product }) };
};

/** Newest first. @throws 403 for who is not signed in */
export async function listOwn(context: Context): Promise<WaitedThing[]> {
  const { db, siteId } = context;
  const member = await signedIn(context);
  const { rows } = await sql<{ id: string }>`select id from back_in_stock_requests
    where site_id = ${siteId} and (member_id = ${member.id} or contact_id = ${member.contactId})
    order by created_date desc limit ${MAX}`.execute(db);
  const found = await requests.getMany(
    db,
    siteId,
    rows.map(({ id }) => id),
  );
  const own = found
    .filter((request) => isTheirs(member, request))
    .toSorted((a, b) => b.createdDate.localeCompare(a.createdDate));
  const items = await findWanted(context, own);
  return own.map((request, index) => waited(request, items[index]));
}

/** Somebody else's is answered like one that is not there. @throws 403, 404 */
export async function stopOwn(context: Context, id: string): Promise<void> {
  const member = await signedIn(context);
  const request = await lockRequest(context, id);
  if (!isTheirs(member, request)) throw requestNotFound(id);
  await removeRequests(context, [request]);
}
