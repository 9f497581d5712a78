import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { alreadyExists, invalid, invalidField } from '#platform/contract/errors.ts';
import { type Attribute, lockByKeys, makeMissing, rejectTooMany } from './attribute.ts';
import { lockUsers } from './follow.ts';

type Plain = { id: string; createdDate?: string | null; updatedDate?: string | null };

/** A text that is there and says something. @throws 400 ONLY_SPACES_STRING_ERROR */
export function spoken(text: string | null | undefined, field: string): string {
  if (typeof text !== 'string') throw invalidField(field, 'REQUIRED_FIELD', 'must be given');
  const trimmed = text.trim();
  if (trimmed !== '') return trimmed;
  const description = 'must hold more than spaces';
  throw invalid([
    { field, violatedRule: 'OTHER', ruleName: 'ONLY_SPACES_STRING_ERROR', description, data: {} },
  ]);
}

/** @throws 400 where there would be too many, 409 where another is known by the same */
export async function rejectTaken<Doc extends Plain>(
  context: Context,
  attribute: Attribute<Doc>,
  after: Doc,
  { before, field }: { before: Doc | undefined; field: string },
): Promise<void> {
  const key = attribute.keyOf(after);
  if (before && attribute.keyOf(before) === key) return;
  if (!before) await rejectTooMany(context, attribute, 1, field);
  const [other] = await lockByKeys(context, attribute, [key]);
  if (other && other.id !== after.id)
    throw alreadyExists(`${key} is there already.`, 'ALREADY_EXISTS', { id: other.id });
}

/** How many products refer to each, where that was asked for. */
export const counted =
  <Doc extends Plain, Key extends string>(
    attribute: Pick<Attribute<Doc>, 'entity' | 'usedBy'>,
    requested: string,
    key: Key,
  ) =>
  async (
    stored: readonly Doc[],
    { db, siteId }: Context,
    fields: ReadonlySet<string>,
  ): Promise<(Doc & Partial<Record<Key, number>>)[]> => {
    const counts = fields.has(requested) ? await countUsers({ db, siteId }, attribute, stored) : undefined;
    return stored.map((doc) => {
      const count = counts && { [key]: counts.get(doc.id) ?? 0 };
      return { ...doc, ...(count as Partial<Record<Key, number>> | undefined) };
    });
  };

async function countUsers<Doc extends Plain>(
  { db, siteId }: SiteDb,
  { usedBy }: Pick<Attribute<Doc>, 'usedBy'>,
  stored: readonly Doc[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: string | number }>`
    select wanted.id, (select count(*) from products
      where site_id = ${siteId} and ${usedBy(sql`wanted.id`)}) as count
    from unnest(${stored.map(({ id }) => id)}::text[]) as wanted(id)`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The one that is known by the key of what would be made. */
export async function getOrMake<Doc extends Plain>(
  context: Context,
  attribute: Attribute<Doc>,
  make: (fresh: { id: string; createdDate: string; updatedDate: string }) => Doc,
  field: string,
): Promise<Doc> {
  const now = context.clock.now().toISOString();
  const draft = make({ id: context.ids.guid(), createdDate: now, updatedDate: now });
  const { all, made } = await makeMissing(context, attribute, [draft], field);
  for (const doc of made) await context.emit(attribute.created(doc));
  const found = all.get(attribute.keyOf(draft));
  if (!found) throw new Error('What was just made is not there.');
  return found;
}

/** An operation on some of them; the products that show them are held before. */
export const withLocked =
  (attribute: Pick<Attribute<never>, 'usedBy'>, options?: { stock: boolean }) =>
  <Request, Reply>(
    operation: (request: Request, context: Context) => Promise<Reply>,
    idsOf: (request: Request) => readonly (string | null | undefined)[],
  ) =>
  async (request: Request, context: Context): Promise<Reply> => {
    const ids = idsOf(request).flatMap((id) => id ?? []);
    await lockUsers(context, attribute, ids, options);
    return operation(request, context);
  };
