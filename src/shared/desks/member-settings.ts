import * as signOn from '../contract/generated/identity_sign-on-policy.rights.ts';
import * as defaults from '../contract/generated/members_default-privacy.rights.ts';
import * as privacy from '../contract/generated/members_member-privacy-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

export const memberSettingsDesk = {
  name: 'member-settings',
  place: 'settings',
  group: 'people',
  goTo: '4',
  rights: {
    list: [...signOn.getSignOnPolicy, ...defaults.getDefaultPrivacyStatus],
    edit: [
      ...signOn.updateSignOnPolicy,
      ...defaults.setDefaultPrivacyStatus,
      ...privacy.setMemberPrivacySettings,
    ],
  },
} as const satisfies DeskFacts;
