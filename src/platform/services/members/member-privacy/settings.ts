import { badRequest, PlatformError, revisionMismatch } from '#platform/contract/errors.ts';
import type { DefaultPrivacyApi, MemberPrivacySettingsApi } from '#platform/contract/index.ts';
import { settingsEntity } from '#platform/crud/index.ts';

interface MemberPrivacySettings {
  /** Whom public profiles are shown to. */
  publicMemberVisibility: 'VISIBLE_TO_ALL' | 'VISIBLE_TO_MEMBERS_ONLY';
  /** Who may make their profile public. */
  publicMemberCandidates: 'ANYONE' | 'NO_ONE';
  revision: string;
}

export type Privacy = 'PRIVATE' | 'PUBLIC';

interface DefaultPrivacy {
  /** Absent as long as the shop has decided nothing. */
  defaultPrivacy?: Privacy | null;
  revision: string;
}

const FIRST_REVISION = '1';

/** Whether the shop has ever said anything. */
export const isDecided = ({ revision }: { revision: string }): boolean => revision !== FIRST_REVISION;
const PRIVACY_SETTINGS: MemberPrivacySettings = {
  publicMemberVisibility: 'VISIBLE_TO_ALL',
  publicMemberCandidates: 'ANYONE',
  revision: FIRST_REVISION,
};

const DEFAULT_PRIVACY: DefaultPrivacy = { revision: FIRST_REVISION };

const isOneOf = (values: readonly string[], value: string): boolean => values.includes(value);

export const privacySettings = settingsEntity<MemberPrivacySettingsApi>()({
  table: 'member_privacy_settings',
  key: 'memberPrivacySettings',
  defaults: PRIVACY_SETTINGS,
  dated: 'updatedDate',
  stale: (revision) =>
    new PlatformError(409, 'The settings were changed by somebody else meanwhile.', {
      code: 'INVALID_REVISION',
      data: { revision },
    }),
  check({ publicMemberVisibility, publicMemberCandidates }) {
    if (
      isOneOf(['VISIBLE_TO_ALL', 'VISIBLE_TO_MEMBERS_ONLY'], publicMemberVisibility) &&
      isOneOf(['ANYONE', 'NO_ONE'], publicMemberCandidates)
    )
      return;
    throw badRequest('Nothing is decided by UNKNOWN.', 'INVALID_SETTINGS', {
      publicMemberVisibility,
      publicMemberCandidates,
    });
  },
  present: (settings, siteId) => ({ id: siteId, ...settings }),
});

export const defaultPrivacySettings = settingsEntity<DefaultPrivacyApi>()({
  table: 'default_privacy',
  key: 'defaultPrivacy',
  defaults: DEFAULT_PRIVACY,
  stale: () => revisionMismatch('The default privacy was changed by somebody else meanwhile.'),
  present: ({ defaultPrivacy, revision }, siteId) => ({
    id: siteId,
    defaultPrivacy: defaultPrivacy ?? 'PRIVATE',
    revision,
  }),
});
