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

/** Whether public profiles are shown to this shopper at all. */
const isShownProfiles = ({ isMember, site }: Extract<Viewer, { kind: 'shopper' }>): boolean =>
  mayBePublic(site) && (isMember || site.publicMemberVisibility === 'VISIBLE_TO_ALL');

const OPEN = { status: 'APPROVED', privacyStatus: 'PUBLIC' } as const;

/** The one rule of who learns what of a member. */
export function sightOf(viewer: Viewer, { id, status, privacyStatus }: Seen): Sight {
  if (viewer.kind === 'shop' || viewer.memberId === id) return 'everything';
  if (viewer.blocks.has(id)) return 'blocked';
  const isOpen = status === OPEN.status && privacyStatus === OPEN.privacyStatus;
  return isOpen && isShownProfiles(viewer) ? 'public' : 'nothing';
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
