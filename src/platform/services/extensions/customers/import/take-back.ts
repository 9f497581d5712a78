import { sql } from 'kysely';
import { lockByName } from '#database/turn.ts';
import type { RetentionReason, UndoPreview } from '#shared/customer-import.ts';
import { isSameJson } from '#shared/is-same-json.ts';
import type { Context } from '#platform/context.ts';
import { bulk } from '#platform/crud/index.ts';
import { takeBadges } from '#platform/services/members/badges/public.ts';
import { deleteMember } from '#platform/services/members/members/actions/public.ts';
import {
  dropContact,
  emailKey,
  findMembers,
  lockMembers,
  markImported,
  saveMember,
  type Member,
} from '#platform/services/members/members/public.ts';
import { valueAt, withValue } from './changes.ts';
import { markUndone, openOf, readImported, type Imported } from './imported.ts';
import { survivorOf } from './lives-on.ts';

export interface TakenBack {
  row: number;
  /** What was done; GONE: somebody else has deleted the account. */
  done?: 'DELETED' | 'RESTORED' | 'GONE';
  /** Why it stays as it is. */
  kept?: RetentionReason;
  /** Why the account could not be deleted. */
  refused?: string;
}

async function removeNote({ db, siteId }: Context, { noteId, contactId }: Imported): Promise<boolean> {
  if (noteId === undefined) return false;
  const { rows } = await sql`delete from customer_notes
    where site_id = ${siteId} and contact_id = ${contactId} and id = ${noteId} and updated_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Whom the store knows by this import alone, it knows no more. Imported orders keep them as a guest, for as long as these are not
 * undone either.
 */
async function forgetContact(context: Context, { contactId, known }: Imported, email: string): Promise<void> {
  const { db, siteId } = context;
  if (known) return;
  const { rows } = await sql`select from customer_orders
    where site_id = ${siteId} and contact_id = ${contactId} limit 1`.execute(db);
  if (rows.length === 0) await dropContact(context, { email, contactId });
  else await markImported(context, [{ email: emailKey(email), contactId }]);
}

/** What is still as the import set it is as it was before. @returns whether there was any such thing */
async function restore(context: Context, imported: Imported, member: Member): Promise<boolean> {
  const open = imported.changes.filter(({ place, after }) => isSameJson(valueAt(member, place), after));
  const after = open.reduce((now, { place, before }) => withValue(now, place, before), member);
  if (open.length > 0) await saveMember(context, after);
  const badges = await takeBadges(context, member.id, imported.badges);
  const note = await removeNote(context, imported);
  return open.length > 0 || badges > 0 || note;
}

async function takeOneBack(
  context: Context,
  importId: string,
  imported: Imported,
  { member, reason }: { member: Member | undefined; reason: RetentionReason | undefined },
): Promise<TakenBack> {
  const { row, made } = imported;
  const { undone } = imported;
  if (undone !== undefined) return { row, done: undone as TakenBack['done'] & string };
  if (reason) return { row, kept: reason };
  if (!member) {
    await markUndone(context, importId, row, 'GONE');
    return { row, done: 'GONE' };
  }
  if (!made) {
    if (!(await restore(context, imported, member))) return { row, kept: 'CHANGED' };
    await markUndone(context, importId, row, 'RESTORED');
    return { row, done: 'RESTORED' };
  }
  await deleteMember({ id: member.id }, context);
  await removeNote(context, imported);
  await forgetContact(context, imported, member.loginEmail);
  await markUndone(context, importId, row, 'DELETED');
  return { row, done: 'DELETED' };
}

/** Deletes the accounts that these rows made and gives back what they wrote over, in one transaction, each on its own. */
export async function takeBack(
  context: Context,
  importId: string,
  rows: readonly number[],
): Promise<TakenBack[]> {
  const { db, siteId } = context;
  await lockByName(db, `customer-import:${siteId}:${importId}`);
  const found = [...(await readImported(context, importId, rows)).values()];
  const locked = await lockMembers(
    context,
    found.map(({ memberId }) => memberId),
  );
  const made = found.flatMap((imported) => {
    const member = locked.get(imported.memberId);
    return imported.made && member ? [{ imported, member }] : [];
  });
  const reasons = await survivorOf(context, made);
  const { results } = await bulk<Imported, TakenBack, TakenBack>(context, {
    entries: found,
    idOf: ({ memberId }) => memberId,
    each: (imported) =>
      takeOneBack(context, importId, imported, {
        member: locked.get(imported.memberId),
        reason: imported.made ? reasons.get(imported.memberId) : undefined,
      }),
    show: (result) => result,
  });
  return results.map(({ item, itemMetadata: { originalIndex, error } }) => ({
    row: found[originalIndex]?.row ?? 0,
    ...(item ?? { refused: error?.description ?? '' }),
  }));
}

/** What taking all of it back would do; nothing is changed. */
export async function previewUndo(context: Context, importId: string): Promise<UndoPreview> {
  const result = { deleted: 0, restored: 0, kept: {} as Partial<Record<RetentionReason, number>> };
  const keep = (reason: RetentionReason) => (result.kept[reason] = (result.kept[reason] ?? 0) + 1);
  for await (const some of openOf(context, importId)) {
    const there = await findMembers(
      context,
      some.map(({ memberId }) => memberId),
    );
    const pairs = some.flatMap((imported) => {
      const member = there.get(imported.memberId);
      return member ? [{ imported, member }] : [];
    });
    const made = pairs.filter(({ imported }) => imported.made);
    const reasons = await survivorOf(context, made);
    for (const { member } of made) {
      const reason = reasons.get(member.id);
      if (reason) keep(reason);
      else result.deleted += 1;
    }
    for (const { imported, member } of pairs) {
      const { made: isMade, changes, badges, noteId } = imported;
      if (isMade) continue;
      const open =
        badges.length > 0 ||
        noteId !== undefined ||
        changes.some(({ place, after }) => isSameJson(valueAt(member, place), after));
      if (open) result.restored += 1;
      else keep('CHANGED');
    }
  }
  return result;
}
