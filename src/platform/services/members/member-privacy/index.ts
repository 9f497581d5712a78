import type { Context } from '#platform/context.ts';
import type { DefaultPrivacyApi, Handlers, MemberPrivacySettingsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { getMemberPrivacySettings, setMemberPrivacySettings } from './operations.ts';
import { defaultPrivacySettings } from './settings.ts';

export const memberPrivacy = defineService({
  name: 'member-privacy',
  package: 'members_member-privacy-settings',
  handlers: {
    getMemberPrivacySettings,
    setMemberPrivacySettings,
  } satisfies Handlers<MemberPrivacySettingsApi, Context>,
  migrations,
});

export const defaultPrivacy = defineService({
  name: 'default-privacy',
  package: 'members_default-privacy',
  handlers: {
    getDefaultPrivacyStatus: defaultPrivacySettings.get,
    setDefaultPrivacyStatus: defaultPrivacySettings.update,
  } satisfies Handlers<DefaultPrivacyApi, Context>,
});
