import type { Context } from '#platform/context.ts';
import { querySpec, type Handler, type Reply, type UserMemberApi } from '#platform/contract/index.ts';
import { decodeCursor, encodeCursor } from '#platform/query/cursor.ts';
import { matches, sortDocuments } from '#platform/query/evaluate.ts';
import { fieldCatalog } from '#platform/query/field.ts';
import { readLimit, readOffset } from '#platform/query/paging.ts';
import { parseFilter } from '#platform/query/parse-filter.ts';
import { parseSort, type SortEntry } from '#platform/query/sort.ts';
import type { Collaborator } from '#platform/ports.ts';
import type { Member } from './member.ts';
import { sightOf } from './rules/privacy.ts';
import { staffMembers } from './staff.ts';
import { viewerOf } from './viewer.ts';

type UserMember = NonNullable<Reply<UserMemberApi, 'queryUserMembers'>['userMembers']>[number];

const LIST = 'user-members';
const MAX_PAGE = 100;
const MAX_SORT_ENTRIES = 4;

const catalog = fieldCatalog(
  querySpec('members_user-member', 'UserMemberQuerySpec'),
  { createdDate: 'date' },
  {},
);

const present = (siteId: string, member: Member, { id: userId }: Collaborator): UserMember => {
  const { id: memberId, contactId, profile, privacyStatus, status, activityStatus } = member;
  return {
    memberId,
    userId,
    contactId,
    siteMembersInstanceId: siteId,
    metaSiteId: siteId,
    ...(profile.photo && { photo: profile.photo }),
    ...(profile.nickname && { nickname: profile.nickname }),
    privacyStatus,
    status,
    activityStatus,
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
  };
};

/** Those who work for the shop are few: they are read at once, and looked through here. */
export const queryUserMembers: Handler<UserMemberApi, 'queryUserMembers', Context> = async (
  { query },
  context,
) => {
  const { siteId: site } = context;
  const path = 'query.cursorPaging';
  const { cursor, limit: requested } = query?.cursorPaging ?? {};
  const limit = readLimit(requested, `${path}.limit`, { fallback: 50, max: MAX_PAGE });
  const origin = cursor
    ? decodeCursor(cursor, LIST, site, `${path}.cursor`)
    : { filter: query?.filter, sort: (query?.sort ?? []) as SortEntry[], position: ['0'] };
  const wanted = parseFilter(origin.filter, catalog, { path: 'query.filter' });
  const keys = parseSort(origin.sort, {
    path: 'query.sort',
    catalog,
    fallback: [{ fieldName: 'createdDate', order: 'DESC' }],
    maxEntries: MAX_SORT_ENTRIES,
  });
  const start = readOffset(Number(origin.position[0]), `${path}.cursor`);
  const staff = await staffMembers(context);
  const viewer = await viewerOf(
    context,
    staff.map(({ member }) => member.id),
  );
  const all = staff
    .filter(({ member }) => sightOf(viewer, member) === 'everything')
    .map(({ member, collaborator }) => ({ id: member.id, ...present(site, member, collaborator) }))
    .filter((one) => matches(wanted, one));
  const page = sortDocuments(all, keys).slice(start, start + limit);
  const end = start + page.length;
  const next = { ...origin, entity: LIST, site, position: [String(end)], backwards: false };
  const hasNext = end < all.length;
  return {
    userMembers: page.map(({ id: _id, ...one }) => one),
    metadata: {
      count: page.length,
      cursors: hasNext ? { next: encodeCursor(next) } : {},
      hasNext,
      total: all.length,
    },
  };
};
