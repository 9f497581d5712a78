import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { BadgesApi, Handler, Handlers, OperationName } from '#platform/contract/index.ts';
import { readLimit, readOffset } from '#platform/query/paging.ts';
import { assignMany, unassign } from './assign.ts';
import { type Badge, type FirstBadge, noSuchBadge } from './badge.ts';
import { allBadges, putInOrder } from './badges.ts';
import { seenAmong, seenAssignments } from './seen.ts';
import { assignments, assignmentsOf, badges, displayOrder } from './tables.ts';

type Operation<Name extends OperationName<BadgesApi>> = Handler<BadgesApi, Name, Context>;

/** "Retrieves up to 1,000 …"; "Default `paging.limit` is `100`". */
const PAGE = { fallback: 100, max: 1000 };
const MAX_AT_ONCE = 100;

/** Without a revision, and its sign as an address. */
const asFirst = ({ revision: _unknown, icon, ...badge }: Badge): FirstBadge & { id: string } => ({
  ...badge,
  ...(icon?.url && { icon: icon.url }),
});

/** @throws 400 for a name of the media manager, which only the next version takes */
function fromFirst<Given extends FirstBadge>({ icon, ...badge }: Given) {
  if (icon?.startsWith('wix:'))
    throw invalidField('badge.icon', 'FORMAT', 'must be a web address, such as https://example.com', {
      expected: 'WEB_URL',
    });
  return { ...badge, ...(icon !== undefined && { icon: icon ? { url: icon } : null }) };
}

const createBadge: Operation<'createBadge'> = async ({ badge }, context) => ({
  badge: asFirst((await allBadges.create({ badge: fromFirst(badge) }, context)).badge),
});

const updateBadge: Operation<'updateBadge'> = async ({ badge }, context) => {
  const { badge: after } = await allBadges.update({ badge: { ...fromFirst(badge), id: badge.id } }, context);
  return { badge: asFirst(after) };
};

const getBadge: Operation<'getBadge'> = async ({ id }, context) => ({
  badge: asFirst(await allBadges.find(context, id)),
});

const deleteBadge: Operation<'deleteBadge'> = ({ id }, context) => allBadges.remove({ badgeId: id }, context);

type Paging = { limit?: number | null; offset?: number | null } | null | undefined;

const readPaging = (paging: Paging): { limit: number; offset: number } => ({
  limit: readLimit(paging?.limit, 'paging.limit', PAGE),
  offset: readOffset(paging?.offset, 'paging.offset'),
});

const listBadges: Operation<'listBadges'> = async ({ paging }, context) => {
  const { limit, offset } = readPaging(paging);
  const { db, siteId } = context;
  const order = await displayOrder.read(db, siteId);
  const page = await badges.getMany(db, siteId, order.slice(offset, offset + limit));
  return {
    badges: page.map(asFirst),
    metadata: { count: page.length, offset, total: order.length, tooManyToCount: false },
  };
};

/** @throws 400 for none, or more than the contract's own lists take */
function readMembers(memberIds: readonly string[] | undefined): string[] {
  const ids = [...new Set(memberIds ?? [])];
  if (ids.length === 0)
    throw invalidField('memberIds', 'MIN_SIZE', 'must have at least 1 entry', { threshold: 1 });
  if (ids.length > MAX_AT_ONCE)
    throw invalidField('memberIds', 'MAX_SIZE', `must have at most ${MAX_AT_ONCE} entries`, {
      threshold: MAX_AT_ONCE,
    });
  return ids;
}

const assignBadge: Operation<'assignBadge'> = async ({ id, memberIds }, context) => ({
  memberIds: await assignMany(context, id, readMembers(memberIds)),
});

/** Who does not have it is as good as rid of it. */
const unassignBadge: Operation<'unassignBadge'> = async ({ id, memberIds }, context) => {
  const { db, siteId } = context;
  await allBadges.find(context, id);
  const have = await assignmentsOf(db, siteId, readMembers(memberIds), id);
  await unassign(
    context,
    have.map((one) => one.id),
  );
  return {};
};

/** Newest first. A shopper learns of those only whom they may see, and how many of them there are. */
const listMembersByBadge: Operation<'listMembersByBadge'> = async ({ id, paging }, context) => {
  const { db, siteId } = context;
  const { limit, offset } = readPaging(paging);
  if (!(await badges.get(db, siteId, id))) throw noSuchBadge(id);
  const { items, metadata } = await assignments.queryByOffset(
    db,
    siteId,
    { paging: { limit, offset } },
    { scope: { badgeId: id }, besides: await seenAssignments(context) },
  );
  return { memberIds: items.map(({ memberId }) => memberId), metadata };
};

/** In the order of display. Who is not there, or not to be seen, has none. */
const listBadgesPerMember: Operation<'listBadgesPerMember'> = async ({ memberIds }, context) => {
  const { db, siteId } = context;
  const seen = await seenAmong(context, memberIds);
  const have = await assignmentsOf(db, siteId, [...seen]);
  const order = await displayOrder.read(db, siteId);
  const place = new Map(order.map((id, index) => [id, index]));
  const ofMember = Map.groupBy(have, ({ memberId }) => memberId);
  const placeOf = (id: string): number => place.get(id) ?? order.length;
  return {
    memberBadgeIds: memberIds.map((memberId) => ({
      memberId,
      badgeIds: (ofMember.get(memberId) ?? [])
        .map(({ badgeId }) => badgeId)
        .toSorted((a, b) => placeOf(a) - placeOf(b)),
    })),
  };
};

/** Out of the kept counts; those nobody has are told too. */
const getMemberCountsPerBadge: Operation<'getMemberCountsPerBadge'> = async (_request, { db, siteId }) => {
  const order = await displayOrder.read(db, siteId);
  const at = { filter: 'filter', fields: 'fields' };
  const counted = await assignments.aggregate(db, siteId, { measure: 'count', fields: ['badgeId'] }, at);
  const counts = new Map(counted.map(({ keys, value }) => [keys[0], Number(value)]));
  return {
    badgeMemberCounts: order.map((badgeId) => ({ badgeId, memberCount: counts.get(badgeId) ?? 0 })),
  };
};

const updateBadgesDisplayOrder: Operation<'updateBadgesDisplayOrder'> = async ({ badgeIds }, context) => ({
  badges: (await putInOrder(context, badgeIds, 'badgeIds')).map(asFirst),
});

export const handlers = {
  createBadge,
  updateBadge,
  getBadge,
  deleteBadge,
  listBadges,
  assignBadge,
  unassignBadge,
  listMembersByBadge,
  listBadgesPerMember,
  getMemberCountsPerBadge,
  updateBadgesDisplayOrder,
} satisfies Handlers<BadgesApi, Context>;
