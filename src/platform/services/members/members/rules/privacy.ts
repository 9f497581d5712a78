import type { Privacy, SitePrivacy } from '../../member-privacy/public.ts';
import type { Member } from '../member.ts';

/** Who looks: the shop, or a shopper with all that decides what they may learn of others. */
export type Viewer =
  | { kind: 'shop' }
  | {
      kind: 'shopper';
      /** Of one who is signed in. */
      memberId?: string;
      /** Signed in as a member whom the shop has let in. */
      isMember: boolean;
      site: SitePrivacy;
      /** Whom they block and who blocks them. */
      blocks: ReadonlySet<string>;
    };

/** What may be learned of a member: all of it, the public part, only that there is a block between the two, or nothing. */
export type Sight = 'everything' | 'public' | 'blocked' | 'nothing';

type Seen = Pick<Member, 'id' | 'status' | 'privacyStatus'>;

/** Whether the shop lets anybody have a public profile. */
export const mayBePublic = ({ publicMemberCandidates }: SitePrivacy): boolean =>
  publicMemberCandidates === 'ANYONE';

/** How a new member begins. @param wanted what was asked for */
export const beginsAs = (site: SitePrivacy, wanted: Privacy | undefined): Privacy =>
  mayBePublic(site) ? (wanted ?? site.defaultPrivacy ?? 'PRIVATE') : 'PRIVATE';

const OPEN = { status: 'APPROVED', privacyStatus: 'PUBLIC' } as const;

/** Whether anybody else sees this profile: its member is let in and wants it, and the shop lets them. */
export const isPublic = (site: SitePrivacy, { status, privacyStatus }: Omit<Seen, 'id'>): boolean =>
  mayBePublic(site) && status === OPEN.status && privacyStatus === OPEN.privacyStatus;

/** Whether public profiles are shown to this shopper at all. */
const isShownProfiles = ({ isMember, site }: Extract<Viewer, { kind: 'shopper' }>): boolean =>
  mayBePublic(site) && (isMember || site.publicMemberVisibility === 'VISIBLE_TO_ALL');

/** The one rule of who learns what of a member. */
export function sightOf(viewer: Viewer, member: Seen): Sight {
  const { id } = member;
  if (viewer.kind === 'shop' || viewer.memberId === id) return 'everything';
  if (viewer.blocks.has(id)) return 'blocked';
  return isPublic(viewer.site, member) && isShownProfiles(viewer) ? 'public' : 'nothing';
}

/** The same rule as a filter: finds those of whom anything may be learned. Undefined for who may see all. */
export function scopeOf(viewer: Viewer): object | undefined {
  if (viewer.kind === 'shop') return undefined;
  const { memberId, blocks } = viewer;
  const own = memberId === undefined ? [] : [{ id: memberId }];
  const others = isShownProfiles(viewer)
    ? [{ ...OPEN, ...(blocks.size > 0 && { id: { $nin: [...blocks] } }) }]
    : [];
  return { $or: [...own, ...others] };
}
