import type { SiteDb } from '#platform/context.ts';
import { defaultPrivacySettings, isDecided, privacySettings, type Privacy } from './settings.ts';

/** What the shop has decided about its members' profiles. */
export interface SitePrivacy {
  publicMemberVisibility: 'VISIBLE_TO_ALL' | 'VISIBLE_TO_MEMBERS_ONLY';
  publicMemberCandidates: 'ANYONE' | 'NO_ONE';
  /** Absent as long as the shop has decided nothing. */
  defaultPrivacy?: Privacy;
}

/** As long as nobody has said who may have a public profile, an older setting for private ones says it. */
export async function readSitePrivacy(where: SiteDb): Promise<SitePrivacy> {
  const settings = await privacySettings.read(where);
  const { defaultPrivacy } = await defaultPrivacySettings.read(where);
  const isClosed = defaultPrivacy === 'PRIVATE' && !isDecided(settings);
  return {
    publicMemberVisibility: settings.publicMemberVisibility,
    publicMemberCandidates: isClosed ? 'NO_ONE' : settings.publicMemberCandidates,
    ...(defaultPrivacy && { defaultPrivacy }),
  };
}

export type { Privacy };
