import { expectAccessible } from './support/axe.ts';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

/** As other journeys find the shop. */
async function asItBegan(api: Api): Promise<void> {
  await api.platform('PATCH', '/iam/signon/v1/sign-on-policies', {
    signOnPolicy: { requireOwnerApproval: false, requireEmailVerification: false },
  });
  const { memberPrivacySettings: now } = await api.platform<{ memberPrivacySettings: { revision: string } }>(
    'GET',
    '/members/v1/privacy-settings',
  );
  await api.platform('POST', '/members/v1/privacy-settings', {
    memberPrivacySettings: {
      publicMemberCandidates: 'ANYONE',
      publicMemberVisibility: 'VISIBLE_TO_ALL',
      revision: now.revision,
    },
  });
}

test.beforeEach(({ api }) => asItBegan(api));
test.afterEach(({ api }) => asItBegan(api));

test(
  'who joins and who is seen is set on one page, with what comes of it in words',
  { tag: '@rare' },
  async ({ page, api }) => {
    await page.goto('/admin/member-settings');
    await expect(page.getByRole('heading', { name: 'Members and privacy', level: 1 })).toBeVisible();
    await page.getByRole('switch', { name: 'Approve new members' }).check();
    const seen = page.getByRole('radiogroup', { name: 'Public profiles visible to' });
    await seen.getByText('No one').click();
    await expect(page.getByText(/^All profiles are private/)).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'New profiles are' })).toBeHidden();
    await seen.getByText('Members only').click();
    await expect(page.getByText(/^Visitors who aren’t signed in/)).toBeVisible();
    await expectAccessible(page, 'the settings of members');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    expect(await api.platform('GET', '/members/v1/privacy-settings')).toMatchObject({
      memberPrivacySettings: {
        publicMemberCandidates: 'ANYONE',
        publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY',
      },
    });
    expect(await api.platform('GET', '/iam/signon/v1/sign-on-policies')).toMatchObject({
      signOnPolicy: { requireOwnerApproval: true, requireEmailVerification: false },
    });
    await goWithin(page, '/admin/settings');
    const card = page.getByRole('main').getByRole('link', { name: /^Members and privacy/ });
    await expect(card).toContainText('New members need approval, profiles for members only');
  },
);
