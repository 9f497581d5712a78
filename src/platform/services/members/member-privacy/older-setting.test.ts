import { expect, it } from 'vitest';
import { startAccounts } from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { memberModules, signedUp } from '#testing/members.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

onDatabase(
  'the older setting of profiles',
  (database) => {
    it('docs: new profiles that are private close all of them, assumed: until the newer setting says who may have one', async () => {
      const stack = startAccounts(database());
      const { memberPrivacySettings: settings, defaultPrivacy: standard } = memberModules(stack);
      const mia = await signedUp(stack);
      await standard.setDefaultPrivacyStatus({ defaultPrivacy: 'PRIVATE', revision: '1' });
      expect(await errorOf(mia.members.joinCommunity())).toBe('COMMUNITY_JOIN_IMPOSSIBLE');
      const closed = (await settings.getMemberPrivacySettings()).memberPrivacySettings;
      expect(closed).toMatchObject({ publicMemberCandidates: 'NO_ONE', revision: '1' });
      const forMembers = { publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY', revision: '1' } as const;
      expect((await settings.setMemberPrivacySettings(forMembers)).memberPrivacySettings).toMatchObject({
        publicMemberCandidates: 'NO_ONE',
        revision: '2',
      });
      await settings.setMemberPrivacySettings({ publicMemberCandidates: 'ANYONE', revision: '2' });
      expect((await mia.members.joinCommunity()).member).toMatchObject({ privacyStatus: 'PUBLIC' });
    });
  },
  platformMigrations,
);
