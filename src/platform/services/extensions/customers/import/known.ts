import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { invalid, type FieldViolation } from '#platform/contract/errors.ts';
import { badgesByTitle, badgesOf } from '#platform/services/members/badges/public.ts';
import { valueOfText, type FieldTypes, fieldTypes } from '#platform/services/members/custom-fields/public.ts';
import {
  emailKey,
  findContacts,
  membersByEmail,
  type Member,
} from '#platform/services/members/members/public.ts';
import type { ImportedMember } from './changes.ts';
import type { Person } from './person.ts';

/** What the shop knows of the people that a part of a file tells of, read at once. */
export interface Known {
  /** By email address. */
  members: ReadonlyMap<string, Member>;
  /** Ids by title in lower case. */
  badges: ReadonlyMap<string, string>;
  /** Ids by member. */
  has: ReadonlyMap<string, readonly string[]>;
  /** What the team has noted, by contact. */
  notes: ReadonlyMap<string, ReadonlySet<string>>;
  fields: FieldTypes;
  /** Addresses that lead to a contact, in lower case. */
  contacts: ReadonlySet<string>;
}

async function notesOf(
  { db, siteId }: Context,
  contactIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  if (contactIds.length === 0) return new Map();
  const { rows } = await sql<{ contact_id: string; text: string }>`select contact_id, text from customer_notes
    where site_id = ${siteId} and contact_id = any(${[...contactIds]}::text[])`.execute(db);
  const byContact = Map.groupBy(rows, ({ contact_id: id }) => id);
  return new Map([...byContact].map(([id, notes]) => [id, new Set(notes.map(({ text }) => text))]));
}

export async function readKnown(context: Context, people: readonly Person[]): Promise<Known> {
  const emails = people.map(({ email }) => emailKey(email));
  const members = await membersByEmail(context, emails);
  const titles = people.flatMap(({ badges }) => badges ?? []);
  const noted = people.flatMap(({ email, note }) =>
    note === undefined ? [] : (members.get(emailKey(email))?.contactId ?? []),
  );
  return {
    members,
    badges: titles.length > 0 ? await badgesByTitle(context, titles) : new Map(),
    has:
      titles.length > 0
        ? await badgesOf(
            context,
            [...members.values()].map(({ id }) => id),
          )
        : new Map(),
    notes: await notesOf(context, noted),
    fields: people.some(({ customFields }) => customFields) ? await fieldTypes(context) : new Map(),
    contacts: new Set((await findContacts(context, emails)).keys()),
  };
}

/** What the file says, with numbers as numbers. */
export function importedFields(person: Person, { fields }: Known): ImportedMember {
  const { firstName, lastName, company, jobTitle, birthdate, nickname, phones, address } = person;
  const otherAddresses = person.otherAddresses?.filter((other) => Object.keys(other).length > 0) ?? [];
  const texts = {
    'contact.firstName': firstName,
    'contact.lastName': lastName,
    'contact.company': company,
    'contact.jobTitle': jobTitle,
    'contact.birthdate': birthdate,
    'profile.nickname': nickname,
  };
  const custom = Object.entries(person.customFields ?? {}).map(([key, text]) => [
    key,
    { value: valueOfText(fields.get(key), text) },
  ]);
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...(phones && { phones: [...new Set(phones)] }),
    ...(address && Object.keys(address).length > 0 && { address }),
    ...(otherAddresses.length > 0 && { otherAddresses }),
    ...(custom.length > 0 && { customFields: Object.fromEntries(custom) as ImportedMember['customFields'] }),
  };
}

/**
 * Ids of the badges that somebody is given.
 * @throws 400 UNKNOWN_BADGE for a title that no badge has, unless any may be left out
 */
export function badgesFor({ badges: titles = [] }: Person, { badges }: Known, anyBadge: boolean): string[] {
  const unknown = titles.filter((title) => !badges.has(title.toLowerCase()));
  if (unknown.length > 0 && !anyBadge)
    throw invalid(
      unknown.map((title): FieldViolation => ({
        field: 'badges',
        violatedRule: 'OTHER',
        ruleName: 'UNKNOWN_BADGE',
        description: `no badge is called “${title}”`,
        data: { title },
      })),
    );
  return [...new Set(titles.flatMap((title) => badges.get(title.toLowerCase()) ?? []))];
}
