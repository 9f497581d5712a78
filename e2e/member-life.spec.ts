import type { Api } from './support/api.ts';
import { fillRegistration, newMember, signInMember } from './support/member.ts';
import { freshName } from './support/orders.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const approveByHand = (api: Api, requireOwnerApproval: boolean): Promise<unknown> =>
  api.platform('PATCH', '/iam/signon/v1/sign-on-policies', {
    signOnPolicy: { requireOwnerApproval, requireEmailVerification: false },
  });

test.afterEach(({ api }) => approveByHand(api, false));

test(
  'somebody registers, waits, is let in, given a badge, seen, reported, and blocked everywhere at once',
  { tag: '@rare' },
  async ({ page, pageAs, api, browser, baseURL }) => {
    const moderator = await pageAs('moderator');
    const word = freshName();
    const member = newMember();
    await approveByHand(api, true);
    await page.goto('/register');
    await fillRegistration(page, member);
    await expect(page.getByText(/^The shop looks at every new account itself/)).toBeVisible();

    await moderator.goto(
      `/admin/customers?filter=${encodeURIComponent(JSON.stringify({ q: member.email }))}`,
    );
    await moderator
      .getByRole('link', { name: /Noa Levi/ })
      .first()
      .click();
    await moderator.getByRole('button', { name: 'Approve', exact: true }).click();
    await moderator
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(moderator.getByRole('dialog')).toBeHidden();
    await approveByHand(api, false);

    await signInMember(page, member, '/sign-in?back=/account/profile');
    await page.getByLabel('Nickname').fill(`Noa ${word}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Make it public' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make it public' }).click();
    await expect(page.getByText('Public.', { exact: true })).toBeVisible();

    const filter = { loginEmail: member.email };
    const { members } = await api.platform<{ members: { id: string; profile: { slug: string } }[] }>(
      'POST',
      '/members/v1/members/query',
      { query: { filter } },
    );
    const { id = '', profile: { slug = '' } = {} } = members[0] ?? {};
    const { badge } = await api.platform<{ badge: { id: string } }>('POST', '/badges/v4/badges', {
      badge: { title: `Keeper ${word}`, backgroundColor: '#12241F', textColor: '#FFFFFF' },
    });
    await moderator.goto(`/admin/badges/${badge.id}`);
    await moderator
      .getByRole('region', { name: `Members with Keeper ${word}` })
      .getByRole('button', { name: 'Assign' })
      .click();
    const dialog = moderator.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Find a member' }).fill(`Noa ${word}`);
    await dialog.getByRole('checkbox', { name: new RegExp(member.email) }).check();
    await dialog.getByRole('button', { name: /^Assign/ }).click();
    await expect(dialog).toBeHidden();

    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
    const other = await context.newPage();
    await signedInMember(other);
    await expect(async () => {
      await other.goto(`/people/${slug}`);
      await expect(other.getByText(`Keeper ${word}`)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await other.getByLabel('More').click();
    await other.getByRole('button', { name: 'Report' }).click();
    await other.getByLabel('Advertising or spam').check();
    await other.getByRole('button', { name: 'Send the report' }).click();
    await expect(other.getByText('Thank you. The shop looks at it.')).toBeVisible();

    await moderator.goto(`/admin/member-reports/${id}`);
    await expect(moderator.getByRole('heading', { name: `Noa ${word}`, level: 2 })).toBeVisible();
    await moderator.keyboard.press('b');
    await expect
      .poll(async () => {
        const { member: now } = await api.platform<{ member: { status: string } }>(
          'GET',
          `/members/v1/members/${id}?fieldsets=FULL`,
        );
        return now.status;
      })
      .toBe('BLOCKED');

    // Wherever they were signed in, they are no longer; nobody finds the profile; the password lets them in nowhere.
    await page.goto('/account/orders');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect((await other.goto(`/people/${slug}`))?.status()).toBe(404);
    await signInMember(page, member);
    await expect(page.getByText(/^The shop closed this account/)).toBeVisible();
    await api.platform('DELETE', `/badges/v4/badges/${badge.id}`);
    await context.close();
  },
);
