import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { ReviewRequestSettings, ReviewRequestObstacle } from '#shared/review-requests.ts';
import { NAMESPACE } from '../reviews/public.ts';
import type { RequestItem, RequestStatus, ReviewRequest } from './request.ts';
import { writeReviewRequestSettings } from './settings.ts';
import { requests } from './tables.ts';

/** A request as it stands, with why where it did not go out. */
export interface SeedRequest {
  id: string;
  orderId: string;
  contactId: string;
  items: RequestItem[];
  /** ISO 8601: when it was planned, and for when. */
  createdDate: string;
  sendDate: string;
  status: RequestStatus;
  opened?: boolean;
  why?: ReviewRequestObstacle;
  failedOptions?: NonNullable<ReviewRequest['failedOptions']>;
}

const requestOf = (seed: SeedRequest): ReviewRequest => ({
  id: seed.id,
  createdDate: seed.createdDate,
  updatedDate: seed.status === 'SCHEDULED' ? seed.createdDate : seed.sendDate,
  sendDate: seed.sendDate,
  namespace: NAMESPACE,
  order: { id: seed.orderId },
  items: seed.items,
  recipient: { contactId: seed.contactId },
  communicationChannel: 'EMAIL',
  status: seed.status,
  ...(seed.status === 'SENT' && { sentOptions: { opened: seed.opened ?? false } }),
  ...(seed.failedOptions && { failedOptions: seed.failedOptions }),
});

/** Requests, the addresses that asked for none and the settings that made them, in bulk and without events: for the demo store. */
export async function seedRequests(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedRequest[],
  {
    settings,
    refusals,
  }: { settings: ReviewRequestSettings; refusals: readonly { email: string; date: string }[] },
): Promise<void> {
  await writeReviewRequestSettings({ db, siteId }, settings);
  await requests.insertMany(db, siteId, seeds.map(requestOf));
  const reasons = seeds.flatMap(({ id, why }) => (why === undefined ? [] : { id, why }));
  await sql`insert into review_request_reasons (site_id, request_id, why)
    select ${siteId}::text, told.id, told.why from unnest(${reasons.map(({ id }) => id)}::text[],
      ${reasons.map(({ why }) => why)}::text[]) as told(id, why)`.execute(db);
  await sql`insert into review_request_refusals (site_id, email, date)
    select ${siteId}::text, told.email, told.date from unnest(${refusals.map(({ email }) => email)}::text[],
      ${refusals.map(({ date }) => date)}::text[]) as told(email, date) on conflict do nothing`.execute(db);
}
