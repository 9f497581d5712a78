import {
  assignBadge,
  getMemberCountsPerBadge,
  listBadges,
  listMembersByBadge,
  unassignBadge,
  updateBadge as updateFirstBadge,
} from '@wix/auto_sdk_members_badges';
import {
  createBadge,
  deleteBadge,
  getBadge,
  moveBadge,
  queryBadges,
  updateBadge,
  type Badge as WixBadge,
} from '@wix/auto_sdk_members_badges-v-2';
import { queryBadgeAssignments } from '@wix/auto_sdk_members_badge-assignments';
import { queryMembers, type Member } from '@wix/auto_sdk_members_members';
import { staffClient, type CallOptions } from './staff-client.ts';

export interface Badge extends WixBadge {
  /** How many have it. */
  members?: number;
}

export type BadgeMember = Member;

/** What is sent of a badge; without an icon the one it has stays, null takes it away. */
export interface BadgeChange {
  title: string;
  description: string | null;
  backgroundColor: string;
  textColor: string;
  icon?: string | null;
  revision?: string;
}

/** So many are shown on one page, and put in order on it. */
export const MAX_BADGES = 100;
const MEMBERS_AT_ONCE = 100;

const MAX_FOUND = 8;

async function counts(options?: CallOptions): Promise<Map<string, number>> {
  const reply = await staffClient(options).use(getMemberCountsPerBadge)();
  return new Map(
    (reply.badgeMemberCounts ?? []).map(({ badgeId, memberCount }) => [badgeId ?? '', memberCount ?? 0]),
  );
}

/** In the order of display, which only the version before tells; the revision only the present one has. */
async function all(options?: CallOptions): Promise<Badge[]> {
  const client = staffClient(options);
  const [order, found, members] = await Promise.all([
    client.use(listBadges)({ paging: { limit: MAX_BADGES } }),
    client.use(queryBadges)({ paging: { limit: MAX_BADGES } } as object),
    counts(options),
  ]);
  const byId = new Map((found.badges ?? []).map((badge) => [badge._id, badge]));
  return (order.badges ?? []).flatMap(({ _id = '' }) => {
    const badge = byId.get(_id);
    return badge ? [{ ...badge, members: members.get(_id) ?? 0 }] : [];
  });
}

/** By a filter of the platform; the types of the SDK know fewer fields. */
async function membersWhere(filter: object, limit: number, options?: CallOptions): Promise<BadgeMember[]> {
  const query = { filter, paging: { limit } } as object;
  const reply = await staffClient(options).use(queryMembers)(query, { fieldsets: ['FULL'] });
  return reply.members ?? [];
}

async function get(id: string, options?: CallOptions): Promise<Badge> {
  const [badge, members] = await Promise.all([staffClient(options).use(getBadge)(id), counts(options)]);
  return { ...badge, members: members.get(id) ?? 0 };
}

/** The present version's SDK leaves an empty icon out: the one before takes it away. */
async function update(id: string, { icon, ...badge }: BadgeChange): Promise<Badge> {
  await staffClient().use(updateBadge)(id, { ...badge, ...(icon && { icon }) });
  if (icon === null) await staffClient().use(updateFirstBadge)(id, { icon: '' });
  return get(id);
}

export const badgeOperations = {
  query: async (_query: unknown, options?: CallOptions) => ({ badges: await all(options) }),
  get,
  create: ({ icon, ...badge }: BadgeChange) =>
    staffClient().use(createBadge)({ ...badge, ...(icon && { icon }) }),
  update,
  delete: (id: string) => staffClient().use(deleteBadge)(id),
  /** To the place after another; without one, to the first. */
  move: (id: string, after: string | undefined) =>
    staffClient().use(moveBadge)(
      id,
      after === undefined ? { position: 'FIRST' } : { position: 'AFTER', moveAfterBadgeId: after },
    ),
  give: (id: string, memberIds: string[]) => staffClient().use(assignBadge)(id, memberIds),
  take: (id: string, memberIds: string[]) => staffClient().use(unassignBadge)(id, memberIds),
  /** What a member has, and since when; the latest first. */
  async given(memberId: string, options?: CallOptions): Promise<{ badgeId: string; at: Date | undefined }[]> {
    const query = { filter: { memberId }, cursorPaging: { limit: MAX_BADGES } } as object;
    const { badgeAssignments = [] } = await staffClient(options).use(queryBadgeAssignments)(query);
    return badgeAssignments.map(({ badgeId, _createdDate }) => ({
      badgeId: badgeId ?? '',
      at: _createdDate ?? undefined,
    }));
  },
  /** Who got it last, by name. */
  async members(id: string, limit: number, options?: CallOptions): Promise<BadgeMember[]> {
    const found: BadgeMember[] = [];
    while (found.length < limit) {
      const paging = { limit: Math.min(MEMBERS_AT_ONCE, limit - found.length), offset: found.length };
      const { memberIds = [] } = await staffClient(options).use(listMembersByBadge)(id, { paging });
      if (memberIds.length === 0) break;
      const items = await membersWhere({ id: { $in: memberIds } }, memberIds.length, options);
      const byId = new Map(items.map((member) => [member._id ?? '', member]));
      found.push(...memberIds.map((memberId) => byId.get(memberId) ?? { _id: memberId }));
    }
    return found;
  },
  /** Whose name or address begins so. */
  async findMembers(text: string, options?: CallOptions): Promise<BadgeMember[]> {
    const fields = ['contact.firstName', 'contact.lastName', 'loginEmail', 'profile.nickname'];
    const pages = await Promise.all(
      fields.map((field) => membersWhere({ [field]: { $startsWith: text } }, MAX_FOUND, options)),
    );
    const found = new Map(pages.flat().map((member) => [member._id, member]));
    return [...found.values()].slice(0, MAX_FOUND);
  },
};
