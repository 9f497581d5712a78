import type { DefaultPrivacy, MemberPrivacySettings, SignOnPolicy } from '#wix/member-settings-operations.ts';

/** Whose public profiles are shown to whom. */
export type Profiles = 'none' | 'members' | 'everybody';

export interface MemberSettingsValues {
  /** Somebody of the shop approves who joins. */
  approval: boolean;
  /** The address is shown to be theirs before they are in. */
  verification: boolean;
  profiles: Profiles;
  beginsAs: 'PRIVATE' | 'PUBLIC';
}

/** What a shop decides about its members: three settings of the platform as one record. */
export interface MemberSettings extends MemberSettingsValues {
  id: string;
  privacyRevision: string;
  defaultRevision: string;
}

export interface MemberSettingsChange {
  joining?: SignOnPolicy;
  privacy?: MemberPrivacySettings & { revision: string };
  beginning?: DefaultPrivacy & { revision: string };
}

const profilesOf = ({ publicMemberCandidates, publicMemberVisibility }: MemberPrivacySettings): Profiles => {
  if (publicMemberCandidates === 'NO_ONE') return 'none';
  return publicMemberVisibility === 'VISIBLE_TO_MEMBERS_ONLY' ? 'members' : 'everybody';
};

export const toRecord = (
  joining: SignOnPolicy,
  privacy: MemberPrivacySettings,
  beginning: DefaultPrivacy,
): MemberSettings => ({
  id: 'settings',
  approval: joining.requireOwnerApproval ?? false,
  verification: joining.requireEmailVerification ?? false,
  profiles: profilesOf(privacy),
  beginsAs: beginning.defaultPrivacy === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  privacyRevision: privacy.revision ?? '',
  defaultRevision: beginning.revision ?? '',
});

/** Only what was changed goes out: each of the three settings is saved by a call of its own. */
export function toChange(
  { approval, verification, profiles, beginsAs }: MemberSettingsValues,
  changed: ReadonlySet<string>,
  { privacyRevision, defaultRevision }: Pick<MemberSettings, 'privacyRevision' | 'defaultRevision'>,
): MemberSettingsChange {
  const joining: SignOnPolicy = {
    ...(changed.has('approval') && { requireOwnerApproval: approval }),
    ...(changed.has('verification') && { requireEmailVerification: verification }),
  };
  return {
    ...(Object.keys(joining).length > 0 && { joining }),
    ...(changed.has('profiles') && {
      privacy: {
        publicMemberCandidates: profiles === 'none' ? 'NO_ONE' : 'ANYONE',
        publicMemberVisibility: profiles === 'members' ? 'VISIBLE_TO_MEMBERS_ONLY' : 'VISIBLE_TO_ALL',
        revision: privacyRevision,
      },
    }),
    ...(changed.has('beginsAs') && {
      beginning: { defaultPrivacy: beginsAs, revision: defaultRevision },
    }),
  };
}
