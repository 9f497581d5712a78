import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { querySpec, type QueryField, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity, type EntityDefinition } from '#platform/store/index.ts';
import type { Member } from './member.ts';

const MAX_PAGE = 100;

/** In the comment on `queryMembers`. */
const SORTED: ReadonlySet<string> = new Set([
  'profile.nickname',
  'contact.firstName',
  'contact.lastName',
  'createdDate',
  'updatedDate',
  'lastLoginDate',
]);

/** What everybody is told of a member comes first: words are kept by these numbers. */
const SEARCHED = [
  'profile.nickname',
  'profile.title',
  'profile.slug',
  'loginEmail',
  'contact.firstName',
  'contact.lastName',
];

const declared = querySpec('members_members', 'MembersQueryBuilder');

const found = (field: string, operators: QueryField['operators'] = '*'): QueryField => ({
  field,
  operators,
  sort: SORTED.has(field) ? 'BOTH' : 'NONE',
});

const spec: QuerySpec = {
  ...declared,
  fields: [
    ...declared.fields.map(({ field, operators }) => found(field, operators)),
    ...['createdDate', 'updatedDate', 'lastLoginDate', 'activityStatus'].map((field) => found(field)),
  ],
  searchable: SEARCHED,
};

/** The fields that shoppers are told of others: by no other may they look, or the answers would tell them. */
const OPEN: ReadonlySet<string> = new Set([
  'id',
  'contactId',
  'createdDate',
  'updatedDate',
  'profile.nickname',
  'profile.title',
  'profile.slug',
]);

const openSpec: QuerySpec = {
  ...spec,
  fields: spec.fields.filter(({ field }) => OPEN.has(field)),
  searchable: SEARCHED.filter((field) => OPEN.has(field)),
};

const definition: EntityDefinition = {
  table: 'members',
  spec,
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true },
    loginEmail: { type: 'text', required: true, prefix: true },
    status: { type: 'text', required: true },
    contactId: { type: 'text', required: true, index: true },
    privacyStatus: { type: 'text', required: true },
    'contact.firstName': { type: 'text', prefix: true },
    'contact.lastName': { type: 'text', prefix: true },
    'profile.nickname': { type: 'text', prefix: true },
    'profile.slug': { type: 'text', required: true },
    lastLoginDate: { type: 'date', index: true },
  },
  types: { loginEmailVerified: 'boolean' },
  indexes: [['status', 'createdDate']],
  readonly: [
    'id',
    'loginEmailVerified',
    'status',
    'contactId',
    'profile.slug',
    'activityStatus',
    'createdDate',
    'updatedDate',
    'lastLoginDate',
  ],
  immutable: ['loginEmail'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: MAX_PAGE,
};

export const members = defineEntity<Member>(definition);

/** The same members, for who may look by open fields only. */
export const membersForAll: Pick<typeof members, 'query' | 'queryByOffset'> = defineEntity<Member>({
  ...definition,
  spec: openSpec,
});

export const entities = [members];

/** Of those who can sign in, or could: whoever is disconnected has given the address up. */
export async function readByEmail(db: Queryable, siteId: string, email: string): Promise<Member | undefined> {
  return (await readByEmails(db, siteId, [email]))[0];
}

export async function readByEmails(
  db: Queryable,
  siteId: string,
  emails: readonly string[],
): Promise<Member[]> {
  const { rows } = await sql<{ doc: Member }>`select doc from members
    where site_id = ${siteId} and login_email = any(${[...emails]}::text[]) and status <> 'OFFLINE'`.execute(
    db,
  );
  return rows.map(({ doc }) => doc);
}

/** Of these slugs, the ones somebody has. */
export async function takenSlugs(db: Queryable, siteId: string, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select profile_slug as slug from members
    where site_id = ${siteId} and profile_slug = any(${[...slugs]}::text[])`.execute(db);
  return rows.map(({ slug }) => slug);
}
