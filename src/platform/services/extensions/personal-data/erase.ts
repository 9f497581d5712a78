import { sql } from 'kysely';
import type { ErasurePreview, ErasureOutcome, ReviewErasure } from '#shared/customer-data.ts';
import { redact, type Traces } from '#shared/redact.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { publishCustomerChange } from '../customers/public.ts';
import { findMemberToChange } from '../../members/members/public.ts';
import { removeMember } from '../../members/members/admission/public.ts';
import { removeReviewsOf } from '../../reviews/reviews/public.ts';
import { blocksOf } from './blocks.ts';
import { personOf, tracesOf, type Person } from './person.ts';
import { dataLocations, rowsOf, tableOf, type PersonalDataLocation } from './data-locations.ts';
import { countParts } from './collect.ts';
import { eraseTexts, textsByMember } from './texts.ts';

type Doc = Record<string, unknown>;

const FATES: Record<PersonalDataLocation['fate'], ErasureOutcome> = {
  erase: 'erased',
  redact: 'anonymised',
  keep: 'kept',
};

function fateOf({ table, fate }: PersonalDataLocation, reviews: ReviewErasure): ErasureOutcome {
  if (table === 'reviews' && reviews === 'remove') return 'erased';
  // The vote counts on and is nobody's; what is left of a card waits for the provider alone.
  if (table === 'review_votes') return 'anonymised';
  return table === 'saved_payment_methods' ? 'erased' : FATES[fate];
}

/** What would become of each part, and what stands in the way. */
export async function previewErasure(
  context: Context,
  id: string,
  { reviews }: { reviews: ReviewErasure },
): Promise<ErasurePreview> {
  const person = await personOf(context, id);
  const counted = await countParts(context, person);
  return {
    confirm: person.confirm,
    parts: counted.flatMap(({ place, part, count }) =>
      count > 0 ? [{ part, count, fate: fateOf(place, reviews) }] : [],
    ),
    blocks: await blocksOf(context, person),
  };
}

interface Found {
  at: string;
  row: Doc;
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const parsed = (value: unknown): unknown => {
  try {
    return JSON.parse(String(value)) as unknown;
  } catch {
    return undefined;
  }
};

/** A reply that is kept as text is a document all the same. */
function redactReply(row: Doc, traces: Traces): Doc {
  const reply = parsed(row['reply']);
  return reply === undefined ? row : { ...row, reply: JSON.stringify(redact(reply, traces, true)) };
}

/** Who they are goes out of a row; of what has a document all else follows from that. */
async function redactRow(
  context: Context,
  place: PersonalDataLocation,
  { at, row }: Found,
  traces: Traces,
): Promise<void> {
  const { db, ids } = context;
  const where = sql`ctid = ${at}::tid`;
  if (typeof row['doc'] === 'object' && row['doc'] !== null) {
    const clean = redact(row['doc'] as Doc, traces, place.theirs ?? false);
    const doc = place.also ? place.also(clean, () => ids.guid()) : clean;
    if (sameJson(doc, row['doc'])) return;
    const revision = 'revision' in row ? sql`, revision = revision + 1` : sql``;
    await sql`update ${tableOf(place)} set doc = ${JSON.stringify(doc)}::text::jsonb ${revision} where ${where}`.execute(
      db,
    );
    return;
  }
  const clean = redact('reply' in row ? redactReply(row, traces) : row, traces, false);
  for (const [column, value] of Object.entries(clean))
    if (!sameJson(value, row[column])) {
      const input = typeof value === 'string' ? sql`${value}` : sql`${JSON.stringify(value)}::text::jsonb`;
      await sql`update ${tableOf(place)} set ${sql.ref(column)} = ${input} where ${where}`.execute(db);
    }
}

async function settlePlace(
  context: Context,
  place: PersonalDataLocation,
  person: Person,
  traces: Traces,
): Promise<void> {
  const { db, siteId } = context;
  const where = sql`t.site_id = ${siteId} and ${rowsOf(place, person)}`;
  if (place.fate === 'erase') await sql`delete from ${tableOf(place)} as t where ${where}`.execute(db);
  if (place.fate !== 'redact') return;
  const { rows } = await sql<Found>`select t.ctid::text as at, to_jsonb(t) as row from ${tableOf(place)} as t
    where ${where} for update`.execute(db);
  for (const found of rows) await redactRow(context, place, found, traces);
}

/** What counts is the vote. */
const cutVotes = async ({ db, siteId }: Context, { memberIds }: Person): Promise<unknown> =>
  sql`update review_votes set voter = 'member:' || gen_random_uuid()
    where site_id = ${siteId} and voter = any(${memberIds.map((id) => `member:${id}`)}::text[])`.execute(db);

/** Their account as anybody's: what is told of its end names nobody. */
async function removeAccounts(context: Context, { memberIds }: Person): Promise<void> {
  for (const id of memberIds) {
    const member = await findMemberToChange(context, id);
    if (!member) continue;
    const { photo, cover } = member.profile;
    const pictures = { ...(photo && { photo }), ...(cover && { cover }) };
    await removeMember(context, {
      ...member,
      loginEmail: '',
      contact: {},
      profile: { slug: id, ...pictures },
    });
  }
}

const stands = (blocks: ErasurePreview['blocks']): Error =>
  failedPrecondition('Something of theirs is still open.', 'ERASURE_BLOCKED', { blocks });

/**
 * Takes everything away by which somebody is known, and leaves what the law wants kept: what was sold, to nobody in
 * particular, and the invoices as they were written.
 * @throws 404, 428 ERASURE_BLOCKED
 */
export async function erase(
  context: Context,
  id: string,
  { reviews }: { reviews: ReviewErasure },
): Promise<object> {
  const person = await personOf(context, id);
  const blocks = await blocksOf(context, person);
  if (blocks.length > 0) throw stands(blocks);
  const traces = await tracesOf(context, person);
  const words = await textsByMember(context, person);
  if (reviews === 'remove') await removeReviewsOf(context, person.contactIds);
  // What they wrote is nobody's before their account ends: so nobody inherits it.
  const written = dataLocations.filter(({ table }) => table === 'reviews');
  for (const place of written) await settlePlace(context, place, person, traces);
  await cutVotes(context, person);
  await removeAccounts(context, person);
  for (const place of dataLocations)
    if (!written.includes(place)) await settlePlace(context, place, person, traces);
  await eraseTexts(context, words);
  await publishCustomerChange(context, 'erased', person.id);
  return {};
}
