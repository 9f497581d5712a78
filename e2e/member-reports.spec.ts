import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { reportedMember, reportedPeople, statusOf } from './support/reported.ts';
import { expect, test } from './support/test.ts';

const reading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

test.describe('the queue of reported members', () => {
  test.use({ role: 'moderator' });

  test(
    'is cleared by keys, each opens the next, and u takes back',
    { tag: '@main' },
    async ({ page, api }) => {
      const mark = freshName();
      const names = [`First ${mark}`, `Second ${mark}`, `Third ${mark}`, `Fourth ${mark}`];
      const { people, clear } = await reportedPeople(api, names);
      const [first, second, third, fourth] = people as [
        (typeof people)[0],
        (typeof people)[0],
        (typeof people)[0],
        (typeof people)[0],
      ];
      await page.goto('/admin/member-reports');
      await reading(page, first.name);
      await expect(page.getByText(`${first.name} sells prints elsewhere`).first()).toBeVisible();

      await page.keyboard.press('n');
      await reading(page, second.name);
      await page.keyboard.press('m');
      await reading(page, third.name);
      await page.keyboard.press('b');
      await reading(page, fourth.name);
      await expect.poll(async () => (await reportedMember(api, first.id))?.reviewed).toBe(true);
      await expect.poll(async () => (await statusOf(api, second.id)).activityStatus).toBe('MUTED');
      await expect.poll(async () => (await statusOf(api, third.id)).status).toBe('BLOCKED');
      await expect.poll(async () => (await reportedMember(api, third.id))?.reviewed).toBe(true);

      await page.keyboard.press('u');
      await reading(page, third.name);
      await expect.poll(async () => (await statusOf(api, third.id)).status).toBe('APPROVED');
      await expect.poll(async () => (await reportedMember(api, third.id))?.reviewed).toBe(false);
      await page.keyboard.press('u');
      await reading(page, second.name);
      await expect.poll(async () => (await statusOf(api, second.id)).activityStatus).toBe('ACTIVE');

      await page.goto(`/admin/member-reports?filter=${encodeURIComponent('{"tab":"closed"}')}`);
      await expect(page.getByRole('link', { name: first.name })).toBeVisible();
      await clear();
    },
  );

  test('is read and decided on a phone', { tag: ['@rare', '@phone'] }, async ({ page, api }) => {
    const name = `Reported ${freshName()}`;
    const { people, clear } = await reportedPeople(api, [name]);
    await page.goto('/admin/member-reports');
    await page.getByRole('link', { name }).click();
    await reading(page, name);
    await expectAccessible(page, 'a reported member on a phone');
    await page.getByRole('button', { name: 'Mute' }).click();
    await expect.poll(async () => (await statusOf(api, people[0]?.id ?? '')).activityStatus).toBe('MUTED');
    await clear();
  });
});

test.describe('roles of members', () => {
  test.use({ role: 'merchant' });

  test('one is made, given, taken and deleted', { tag: '@main' }, async ({ page, api }) => {
    const mark = freshName();
    const email = `holder-${Date.now()}@example.com`;
    await api.platform('POST', '/members/v1/members', {
      member: { loginEmail: email, profile: { nickname: `Holder ${mark}` } },
    });
    await page.goto('/admin/member-roles');
    await page.getByRole('link', { name: 'New role' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Writer ${mark}`);
    await page.getByRole('textbox', { name: 'Key' }).fill(`WRITER_${Date.now()}`);
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(page.getByText('No members yet.')).toBeVisible();
    await expectAccessible(page, 'a role of members');
    await page.getByRole('textbox', { name: 'Email of a member' }).fill(email);
    await page.getByRole('button', { name: 'Assign role' }).click();
    await page.getByRole('button', { name: `Remove from Holder ${mark}` }).click();
    await expect(page.getByText('No members yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete role' }).click();
    await page.getByRole('button', { name: `Delete “Writer ${mark}”` }).click();
    await expect(page).toHaveURL(/\/member-roles$/);
  });
});
