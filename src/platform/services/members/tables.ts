import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { querySpec } from '../../contract/index.ts';
import { defineEntity } from '../../store/index.ts';
import type { Member } from './member.ts';

const MAX_PAGE = 100;

export const members = defineEntity<Member>({
  table: 'members',
  spec: querySpec('members_members', 'MembersQueryBuilder'),
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
  },
  types: { lastLoginDate: 'date', loginEmailVerified: 'boolean' },
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
});

export const entities = [members];

export async function readByEmail(db: Queryable, siteId: string, email: string): Promise<Member | undefined> {
  const { rows } = await sql<{ doc: Member }>`select doc from members
    where site_id = ${siteId} and login_email = ${email}`.execute(db);
  return rows[0]?.doc;
}

/** Of these slugs, the ones somebody has. */
export async function takenSlugs(db: Queryable, siteId: string, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select profile_slug as slug from members
    where site_id = ${siteId} and profile_slug = any(${[...slugs]}::text[])`.execute(db);
  return rows.map(({ slug }) => slug);
}
