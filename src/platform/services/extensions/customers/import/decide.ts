import type { Context } from '#platform/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import { checkRequest, findOperation } from '#platform/contract/index.ts';
import { rejectUnwritable } from '#platform/services/members/members/actions/public.ts';
import { emailKey, type Member } from '#platform/services/members/members/public.ts';
import { changesOf, memberOf, patchOf, type ChangedField } from './changes.ts';
import { badgesFor, importedFields, type Known } from './known.ts';
import type { Person } from './person.ts';

export interface HowToImport {
  overwrite: boolean;
  anyBadge: boolean;
}

interface Besides {
  /** Ids of badges they do not have yet. */
  badges: string[];
  note?: string;
}

/** What becomes of somebody in a file. */
export type Decision =
  | ({ part: 'fresh'; member: ReturnType<typeof memberOf> } & Besides)
  | ({ part: 'changed'; before: Member; changes: ReadonlyMap<ChangedField, unknown> } & Besides)
  | { part: 'unchanged'; before: Member };

const creating = findOperation('members_members.createMember');
const updating = findOperation('members_members.updateMember');

/**
 * What importing somebody would come to. Nothing is written, and all is asked that writing asks.
 * @throws 400 for what no member can be
 */
export async function decide(
  context: Context,
  person: Person,
  known: Known,
  { overwrite, anyBadge }: HowToImport,
): Promise<Decision> {
  const { note } = person;
  const said = importedFields(person, known);
  const badges = badgesFor(person, known, anyBadge);
  const before = known.members.get(emailKey(person.email));
  if (!before) {
    const member = memberOf(person.email, said);
    const violations = checkRequest(creating, { member });
    if (violations.length > 0) throw invalid(violations);
    await rejectUnwritable(context, undefined, member);
    return { part: 'fresh', member, badges, ...(note !== undefined && { note }) };
  }
  const changes = changesOf(before, said, overwrite);
  const has = new Set(known.has.get(before.id));
  const input = badges.filter((id) => !has.has(id));
  const noted = note !== undefined && !known.notes.get(before.contactId)?.has(note);
  if (changes.size === 0 && input.length === 0 && !noted) return { part: 'unchanged', before };
  const member = { id: before.id, ...patchOf(changes) };
  const violations = checkRequest(updating, { member });
  if (violations.length > 0) throw invalid(violations);
  await rejectUnwritable(context, before.id, member);
  return { part: 'changed', before, changes, badges: input, ...(noted && { note }) };
}
