import {
  getSignOnPolicy,
  updateSignOnPolicy,
  type SignOnPolicy,
} from '@wix/auto_sdk_identity_sign-on-policy';
import {
  getDefaultPrivacyStatus,
  setDefaultPrivacyStatus,
  type DefaultPrivacy,
} from '@wix/auto_sdk_members_default-privacy';
import {
  getMemberPrivacySettings,
  setMemberPrivacySettings,
  type MemberPrivacySettings,
} from '@wix/auto_sdk_members_member-privacy-settings';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { DefaultPrivacy, MemberPrivacySettings, SignOnPolicy };

export const memberSettingsOperations = {
  joining: async (options?: CallOptions): Promise<SignOnPolicy> =>
    (await staffClient(options).use(getSignOnPolicy)()).signOnPolicy ?? {},
  privacy: async (options?: CallOptions): Promise<MemberPrivacySettings> =>
    (await staffClient(options).use(getMemberPrivacySettings)()).memberPrivacySettings ?? {},
  beginning: async (options?: CallOptions): Promise<DefaultPrivacy> =>
    (await staffClient(options).use(getDefaultPrivacyStatus)()).defaultPrivacy ?? {},
  setJoining: (policy: SignOnPolicy) => staffClient().use(updateSignOnPolicy)(policy),
  setPrivacy: (settings: MemberPrivacySettings & { revision: string }) =>
    staffClient().use(setMemberPrivacySettings)(settings),
  setBeginning: (settings: DefaultPrivacy & { revision: string }) =>
    staffClient().use(setDefaultPrivacyStatus)(settings),
};
