import { expect, it } from 'vitest';
import { newVisitor, startAccounts } from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { decide, memberModules, signedUp } from '#testing/members.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

onDatabase(
  'the privacy of members',
  (database) => {
    const start = () => startAccounts(database());

    it('docs: is what everybody gets by default, and reading it writes nothing', async () => {
      const stack = start();
      const { memberPrivacySettings, defaultPrivacy } = memberModules(stack);
      for (const caller of [undefined, newVisitor()])
        expect(
          (await memberModules(stack, caller).memberPrivacySettings.getMemberPrivacySettings())
            .memberPrivacySettings,
        ).toMatchObject({ publicMemberVisibility: 'VISIBLE_TO_ALL', publicMemberCandidates: 'ANYONE' });
      expect((await defaultPrivacy.getDefaultPrivacyStatus()).defaultPrivacy).toMatchObject({
        defaultPrivacy: 'PRIVATE',
      });
      for (const table of ['member_privacy_settings', 'default_privacy'])
        expect(await database().kysely.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(await memberPrivacySettings.getMemberPrivacySettings()).not.toHaveProperty(
        'memberPrivacySettings._updatedDate',
      );
    });

    it('docs: settings count their revisions and reject an older one', async () => {
      const { memberPrivacySettings: settings, defaultPrivacy: standard } = memberModules(start());
      const before = (await settings.getMemberPrivacySettings()).memberPrivacySettings;
      const revision = String(before?.revision);
      const set = (wanted: object) => settings.setMemberPrivacySettings({ revision, ...wanted });
      const after = (await set({ publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' })).memberPrivacySettings;
      expect(after).toMatchObject({
        publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY',
        publicMemberCandidates: 'ANYONE',
        revision: String(Number(revision) + 1),
        _updatedDate: expect.any(Date),
      });
      expect(await errorOf(set({ publicMemberCandidates: 'NO_ONE' }))).toBe('INVALID_REVISION');
      const now = { revision: String(after?.revision) };
      for (const wrong of [{ publicMemberVisibility: 'UNKNOWN' }, { publicMemberCandidates: 'UNKNOWN' }])
        expect(await errorOf(settings.setMemberPrivacySettings({ ...now, ...wrong } as never))).toBe(
          'INVALID_SETTINGS',
        );
      const first = (await standard.getDefaultPrivacyStatus()).defaultPrivacy;
      const made = { defaultPrivacy: 'PUBLIC' as const, revision: String(first?.revision) };
      expect((await standard.setDefaultPrivacyStatus(made)).defaultPrivacy).toMatchObject({
        defaultPrivacy: 'PUBLIC',
        revision: String(Number(first?.revision) + 1),
      });
      expect(await errorOf(standard.setDefaultPrivacyStatus(made))).toBe('REVISION_MISMATCH');
    });

    it('sdk: the shop decides, everybody may know about profiles', async () => {
      const stack = start();
      const { caller } = await signedUp(stack);
      for (const who of [newVisitor(), caller]) {
        const { memberPrivacySettings, defaultPrivacy } = memberModules(stack, who);
        expect(await errorOf(memberPrivacySettings.getMemberPrivacySettings())).toBe('nothing refused');
        expect(await errorOf(memberPrivacySettings.setMemberPrivacySettings({ revision: '1' }))).toBe(
          'PERMISSION_DENIED',
        );
        expect(await errorOf(defaultPrivacy.getDefaultPrivacyStatus())).toBe('PERMISSION_DENIED');
        expect(await errorOf(defaultPrivacy.setDefaultPrivacyStatus({ revision: '1' }))).toBe(
          'PERMISSION_DENIED',
        );
      }
    });

    it('docs: two who save at once: one is told of the other', async () => {
      const { memberPrivacySettings: settings } = memberModules(start());
      const { revision } = (await settings.getMemberPrivacySettings()).memberPrivacySettings ?? {};
      const outcomes = await Promise.all(
        (['ANYONE', 'NO_ONE'] as const).map((publicMemberCandidates) =>
          errorOf(settings.setMemberPrivacySettings({ publicMemberCandidates, revision: String(revision) })),
        ),
      );
      expect(outcomes.map(String).toSorted()).toEqual(['INVALID_REVISION', 'nothing refused']);
    });

    it('docs: new members begin as the shop has decided, and join where it lets them', async () => {
      const stack = start();
      const privacyOf = async ({ members }: Awaited<ReturnType<typeof signedUp>>) =>
        (await members.getCurrentMember({ fieldsets: ['FULL'] })).member?.privacyStatus;
      await decide(stack);
      const early = await signedUp(stack);
      expect(await privacyOf(early)).toBe('PRIVATE');
      await decide(stack, { defaultPrivacy: 'PUBLIC' });
      expect(await privacyOf(await signedUp(stack))).toBe('PUBLIC');
      expect(await privacyOf(early)).toBe('PRIVATE');
      expect((await early.members.joinCommunity()).member).toMatchObject({ privacyStatus: 'PUBLIC' });
      expect((await early.members.leaveCommunity()).member).toMatchObject({ privacyStatus: 'PRIVATE' });
      await decide(stack, { defaultPrivacy: 'PUBLIC', publicMemberCandidates: 'NO_ONE' });
      const late = await signedUp(stack);
      expect(await privacyOf(late)).toBe('PRIVATE');
      expect(await errorOf(late.members.joinCommunity())).toBe('COMMUNITY_JOIN_IMPOSSIBLE');
      expect(await errorOf(late.members.updateMember(late.id, { privacyStatus: 'PUBLIC' }))).toBe(
        'COMMUNITY_JOIN_IMPOSSIBLE',
      );
      await decide(stack);
      expect(await errorOf(memberModules(stack).members.joinCommunity())).toBe('NOT_FOUND');
    });
  },
  platformMigrations,
);
