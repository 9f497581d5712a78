import type { EntryChange } from '#shared/imports.ts';
import { lockByName } from '#database/turn.ts';
import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { bulk } from '#platform/crud/index.ts';
import { inviteMember } from '#platform/services/identity/accounts/public.ts';
import { giveBadges } from '#platform/services/members/badges/public.ts';
import { createMember, updateMember } from '#platform/services/members/members/actions/public.ts';
import { emailKey, findMember, lockMembers, type Member } from '#platform/services/members/members/public.ts';
import { addNote } from '../notes.ts';
import { entryChanges, patchOf, valueAt } from './changes.ts';
import { decide, type Decision, type HowToImport } from './decide.ts';
import { readImported, recordImported, type Imported } from './imported.ts';
import { readKnown, type Known } from './known.ts';
import type { Person } from './person.ts';
import { problemsOf, type PersonProblem } from './problems.ts';

export interface Result {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  memberId?: string;
  problems?: PersonProblem[];
  /** Field by field, before anything is written. */
  changes?: EntryChange[];
}

/** Badges and notes are added: they take the place of nothing. */
function changesIn(
  { before, changes, badges, note: text }: Extract<Decision, { part: 'changed' }>,
  { badges: titles = [] }: Person,
): EntryChange[] {
  return [
    ...entryChanges(before, changes),
    ...(badges.length > 0 ? [{ field: 'badges', before: '', after: titles.join(', ') }] : []),
    ...(text === undefined ? [] : [{ field: 'note', before: '', after: text }]),
  ];
}

/** What would become of each; nothing is written. */
export async function previewImport(
  context: Context,
  people: readonly Person[],
  how: HowToImport,
): Promise<Result[]> {
  const known = await readKnown(context, people);
  const results: Result[] = [];
  for (const person of people) {
    const { row } = person;
    try {
      const decision = await decide(context, person, known, how);
      const { part } = decision;
      results.push({ row, part, ...(part === 'changed' && { changes: changesIn(decision, person) }) });
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status >= 500) throw error;
      results.push({ row, part: 'refused', problems: problemsOf(error) });
    }
  }
  return results;
}

/** The note stands with the contact, in the name of who imports. */
async function note(
  context: Context,
  contactId: string,
  text: string | undefined,
): Promise<string | undefined> {
  if (text === undefined) return undefined;
  const id = context.ids.guid();
  await addNote({ ...context, ids: { guid: () => id } }, contactId, { text });
  return id;
}

type Done = Omit<Imported, 'at' | 'undone' | 'row' | 'noteId' | 'badges'>;

async function create(
  context: Context,
  { member }: Extract<Decision, { part: 'fresh' }>,
  { mail, known }: { mail: boolean; known: boolean },
): Promise<Done> {
  const { member: made } = (await createMember({ member }, context)) as { member: Member };
  if (mail) await inviteMember(context, made);
  return { memberId: made.id, contactId: made.contactId, made: true, known, changes: [] };
}

async function change(
  context: Context,
  { before, changes }: Extract<Decision, { part: 'changed' }>,
): Promise<Done> {
  const { id: memberId, contactId } = before;
  if (changes.size === 0) return { memberId, contactId, made: false, known: true, changes: [] };
  await updateMember({ member: { id: memberId, ...patchOf(changes) } }, context);
  const after = (await findMember(context, memberId)) ?? before;
  return {
    memberId,
    contactId,
    made: false,
    known: true,
    changes: [...changes.keys()].map((place) => ({
      place,
      before: valueAt(before, place),
      after: valueAt(after, place),
    })),
  };
}

interface Import extends HowToImport {
  importId: string;
  /** Whether new members are sent a link to set their password. */
  mail: boolean;
}

async function writeOne(
  context: Context,
  person: Person,
  known: Known,
  { importId, mail, ...how }: Import,
): Promise<Result> {
  const { row } = person;
  const decision = await decide(context, person, known, how);
  if (decision.part === 'unchanged') return { row, part: 'unchanged', memberId: decision.before.id };
  const done = await (decision.part === 'fresh'
    ? create(context, decision, { mail, known: known.contacts.has(emailKey(person.email)) })
    : change(context, decision));
  const { memberId, contactId } = done;
  await giveBadges(context, memberId, decision.badges);
  const noteId = await note(context, contactId, decision.note);
  const { badges } = decision;
  await recordImported(context, importId, { ...done, row, badges, ...(noteId !== undefined && { noteId }) });
  return { row, part: decision.part, memberId };
}

/** The same again, where nobody heard how it went: what is written stays as it is. */
const told = ({ row, made, memberId }: Imported): Result => ({
  row,
  part: made ? 'fresh' : 'changed',
  memberId,
});

/** Makes and changes members as `createMember` and `updateMember` do, in one transaction; what one is rejected for undoes no other. */
export async function writePeople(
  context: Context,
  people: readonly Person[],
  how: Import,
): Promise<Result[]> {
  const { db, siteId } = context;
  await lockByName(db, `customer-import:${siteId}:${how.importId}`);
  const before = await readImported(
    context,
    how.importId,
    people.map(({ row }) => row),
  );
  const open = people.filter(({ row }) => !before.has(row));
  const seen = await readKnown(context, open);
  // Held in the order of their ids, as everywhere; what is decided is decided of what they are now.
  const locked = await lockMembers(
    context,
    [...seen.members.values()].map(({ id }) => id),
  );
  const members = new Map(
    [...seen.members].flatMap(([email, { id }]) => {
      const member = locked.get(id);
      return member ? [[email, member] as const] : [];
    }),
  );
  const known = { ...seen, members };
  const { results } = await bulk<Person, Result, Result>(context, {
    entries: open,
    idOf: ({ email }) => emailKey(email),
    each: (person) => writeOne(context, person, known, how),
    show: (result) => result,
  });
  const written = new Map(
    results.map(({ itemMetadata: { originalIndex, error }, item }) => {
      const { row = 0 } = open[originalIndex] ?? {};
      const violations = error?.data['fieldViolations'] as PlatformError['violations'];
      const rejected =
        error && new PlatformError(400, error.description, { ...(violations && { violations }) });
      const result = item ?? { row, part: 'refused', problems: rejected ? problemsOf(rejected) : [] };
      return [row, result] as const;
    }),
  );
  return people.flatMap(({ row }) => {
    const earlier = before.get(row);
    return earlier ? told(earlier) : (written.get(row) ?? []);
  });
}
