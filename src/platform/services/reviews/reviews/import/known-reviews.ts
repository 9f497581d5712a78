import { guidOf } from '#platform/guid-of.ts';
import type { Context } from '#platform/context.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import type { ImportedReview } from '#shared/review-import.ts';
import { emailKey, findContacts } from '#platform/services/members/members/public.ts';
import { findSources } from '#platform/services/media/media-files/public.ts';
import { findProductsByKeys } from '#platform/services/stores/catalog/public.ts';
import { NAMESPACE, type Review } from '../review.ts';
import { reviews } from '../tables.ts';
import { sql } from 'kysely';

/** A row of a file, with what the store has of it. */
export interface KnownReview {
  given: ImportedReview;
  entityId?: string;
  /** Of its author; undefined where the email address is nobody's yet. */
  contactId?: string;
  /** The review that the row means. */
  before?: Review;
}

export interface Known {
  rows: KnownReview[];
  /** Where pictures of these reviews were fetched from. */
  sources: ReadonlyMap<string, string>;
}

/**
 * The contact of an author without an email address. The same row of the same file has the same one, so that it is found again; nobody
 * else ever has it.
 */
const namelessContact = (siteId: string, entityId: string, { author, date, body, title }: ImportedReview) =>
  guidOf('imported review', siteId, entityId, author ?? '', date ?? `${title ?? ''}\n${body ?? ''}`);

/** Which product, author and review each row means. With `held` nobody changes the reviews until the transaction ends. */
export async function readKnown(
  context: Context,
  importedReviews: readonly ImportedReview[],
  { held }: { held: boolean },
): Promise<Known> {
  const { db, siteId } = context;
  const products = await findProductsByKeys(context, importedReviews);
  const contacts = await findContacts(
    context,
    importedReviews.flatMap(({ email }) => email ?? []),
  );
  const contactOf = async (
    one: ImportedReview,
    entityId: string | undefined,
  ): Promise<string | undefined> => {
    if (one.email !== undefined) return contacts.get(emailKey(one.email));
    return entityId === undefined ? undefined : namelessContact(siteId, entityId, one);
  };
  const rows = await Promise.all(
    importedReviews.map(async (one, index): Promise<KnownReview> => {
      const entityId = products[index];
      return { given: one, ...omitNullish({ entityId, contactId: await contactOf(one, entityId) }) };
    }),
  );
  const { rows: written } = await sql<{ id: string; entity_id: string; contact_id: string }>`
    select id, entity_id, author_contact_id as contact_id from reviews
    where site_id = ${siteId} and namespace = ${NAMESPACE}
      and author_contact_id = any(${rows.flatMap(({ contactId }) => contactId ?? [])}::text[])`.execute(db);
  const byAuthor = new Map(written.map((one) => [`${one.entity_id} ${one.contact_id}`, one.id]));
  const idsOf = ({ given: { id }, entityId, contactId }: KnownReview): string[] =>
    [id, byAuthor.get(`${entityId} ${contactId}`)].filter((each) => each !== undefined);
  const ids = [...new Set(rows.flatMap(idsOf))].toSorted();
  const found = held
    ? await reviews.getManyForUpdate(db, siteId, ids)
    : await reviews.getMany(db, siteId, ids);
  const byId = new Map(found.map((review) => [review.id, review]));
  const pictures = found.flatMap(({ content }) =>
    (content.media ?? []).flatMap(({ image }) => image?.id ?? []),
  );
  return {
    rows: rows.map((row) => {
      const before = idsOf(row)
        .map((id) => byId.get(id))
        .find((review) => review !== undefined);
      return { ...row, ...(before && { before }) };
    }),
    sources: await findSources(context, pictures),
  };
}
