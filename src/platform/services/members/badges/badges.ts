import type { Context, SiteDb } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { BadgesV2Api, Handler } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { takeFromAll } from './assign.ts';
import { type Badge, badgeEvents, noSuchBadge } from './badge.ts';
import { readIcon } from './icon.ts';
import { readBadge } from './rules/badge.ts';
import { movedTo, namedFirst } from './rules/order.ts';
import { freeSlug, slugOf } from './rules/slug.ts';
import { badges, displayOrder, slugsLike } from './tables.ts';

/** By the title; the same title keeps it. Two of one title take turns. */
async function slugFor({ db, siteId }: Context, title: string, before: Badge | undefined): Promise<string> {
  const base = slugOf(title);
  if (before && slugOf(before.title) === base) return before.slug;
  await displayOrder.hold(db, siteId);
  return freeSlug(base, new Set(await slugsLike(db, siteId, base)));
}

/** The library knows which badge its file is the sign of. */
const noteIcon = (context: Context, { id, title, icon }: Badge, missing = false): Promise<void> =>
  noteUses(context, [
    {
      entity: 'badge',
      entityId: id,
      name: title,
      uses: icon?.id && !missing ? [{ fileId: icon.id, place: 'icon' }] : [],
    },
  ]);

export const allBadges = crud<BadgesV2Api>()({
  entity: badges,
  key: 'badge',
  plural: 'badges',
  id: 'badgeId',
  fqdn: 'wix.badges.v4.badge',
  paging: 'platform',
  notFound: noSuchBadge,
  async write(draft, before, context, input) {
    const { description: _text, icon: pictured, ...stored } = draft;
    const texts = readBadge(draft);
    const changesIcon = input?.icon !== undefined && pictured !== before?.icon;
    const icon = changesIcon ? await readIcon(context, input.icon ?? {}) : before?.icon;
    const slug = await slugFor(context, texts.title, before);
    const after: Badge = { ...stored, ...texts, slug, ...(icon && pictured && { icon }) };
    if (!before) await displayOrder.append(context.db, context.siteId, [draft.id]);
    await noteIcon(context, after);
    return after;
  },
  async beforeRemove(before, context) {
    await displayOrder.hold(context.db, context.siteId);
    await takeFromAll(context, before.id);
    await displayOrder.forget(context.db, context.siteId, before.id);
    await noteIcon(context, before, true);
  },
});

/** First to last, as members show them. */
export async function inOrder({ db, siteId }: SiteDb): Promise<Badge[]> {
  return badges.getMany(db, siteId, await displayOrder.read(db, siteId));
}

/**
 * Those named come first, in that order; badges that are not named follow as they were.
 * @throws 404 for one that is not there, 400 for one named twice
 */
export async function putInOrder(context: Context, ids: readonly string[], field: string): Promise<Badge[]> {
  const { db, siteId } = context;
  if (new Set(ids).size < ids.length) throw invalidField(field, 'VALIDATION', 'must name each badge once');
  await displayOrder.hold(db, siteId);
  const order = await displayOrder.read(db, siteId);
  const missing = ids.find((id) => !order.includes(id));
  if (missing !== undefined) throw noSuchBadge(missing);
  return settle(context, order, namedFirst(order, ids));
}

/** Those that stand elsewhere than before are told of: who shows them in order looks again. */
async function settle(
  context: Context,
  before: readonly string[],
  after: readonly string[],
): Promise<Badge[]> {
  const { db, siteId } = context;
  await displayOrder.write(db, siteId, after);
  const all = await inOrder(context);
  const moved = all.filter(({ id }) => before.indexOf(id) !== after.indexOf(id));
  for (const badge of moved) await context.emit(badgeEvents.updated(badge));
  return all;
}

/** Last, where nothing is said. */
export const moveBadge: Handler<BadgesV2Api, 'moveBadge', Context> = async (
  { badgeId, position = 'LAST', moveAfterBadgeId },
  context,
) => {
  const { db, siteId } = context;
  if (position === 'AFTER' && !moveAfterBadgeId)
    throw invalidField('moveAfterBadgeId', 'REQUIRED_FIELD', 'must not be empty');
  if (position === 'AFTER' && moveAfterBadgeId === badgeId)
    throw invalidField('moveAfterBadgeId', 'VALIDATION', 'must be another badge');
  await displayOrder.hold(db, siteId);
  const order = await displayOrder.read(db, siteId);
  const wanted = position === 'AFTER' && moveAfterBadgeId ? [badgeId, moveAfterBadgeId] : [badgeId];
  const missing = wanted.find((id) => !order.includes(id));
  if (missing !== undefined) throw noSuchBadge(missing);
  await settle(context, order, movedTo(order, badgeId, position, moveAfterBadgeId ?? undefined));
  return {};
};

export const updateBadgesDisplayOrder: Handler<BadgesV2Api, 'updateBadgesDisplayOrder', Context> = async (
  { ids },
  context,
) => ({ badges: await putInOrder(context, ids, 'ids') });
