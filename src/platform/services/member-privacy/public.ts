import type { Context } from '../../context.ts';
import { defaultPrivacySettings, privacySettings, type Privacy } from './settings.ts';

/** What the shop has decided about its members' profiles. */
export interface SitePrivacy {
  publicMemberVisibility: 'VISIBLE_TO_ALL' | 'VISIBLE_TO_MEMBERS_ONLY';
  publicMemberCandidates: 'ANYONE' | 'NO_ONE';
  /** Absent as long as the shop has decided nothing. */
  defaultPrivacy?: Privacy;
}

export async function readSitePrivacy(where: Pick<Context, 'db' | 'siteId'>): Promise<SitePrivacy> {
  const { publicMemberVisibility, publicMemberCandidates } = await privacySettings.read(where);
  const { defaultPrivacy } = await defaultPrivacySettings.read(where);
  return { publicMemberVisibility, publicMemberCandidates, ...(defaultPrivacy && { defaultPrivacy }) };
}

export type { Privacy };
