import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

interface Listed {
  badges: { id: string; title: string }[];
}

const titles = async (api: Api): Promise<string[]> =>
  (await api.platform<Listed>('GET', '/members/v3/badges')).badges.map(({ title }) => title);

async function makeBadge(api: Api, title: string): Promise<string> {
  const { badge } = await api.platform<{ badge: { id: string } }>('POST', '/badges/v4/badges', {
    badge: { title, backgroundColor: '#F8EEF3', textColor: '#7B2A59' },
  });
  return badge.id;
}

async function makeMember(api: Api, firstName: string): Promise<string> {
  const { member } = await api.platform<{ member: { id: string } }>('POST', '/members/v1/members', {
    member: {
      loginEmail: `${freshName()}@example.com`.toLowerCase(),
      contact: { firstName, lastName: 'Levi' },
    },
  });
  return member.id;
}

test.describe('badges', () => {
  test.use({ role: 'merchant' });

  test(
    'one is made, read on its ground, given a sign, and deleted with what is said of it',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api }) => {
      test.slow();
      const name = `Early ${freshName()}`;
      await page.goto('/admin/badges');
      await expect(page.getByRole('link', { name: 'Collector', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'New badge' }).click();
      await field(page, 'Name').fill(name);
      await field(page, 'Background color').fill('#796EFF');
      await field(page, 'Text color').fill('#FFFFFF');
      await expect(page.getByText('the contrast should be at least 4.5:1')).toBeVisible();
      await field(page, 'Background color').fill('#E5EEF6');
      await field(page, 'Text color').fill('#1F4E79');
      await expect(page.getByText('Contrast of text and background')).toBeVisible();
      await expect(page.getByText('7.3 : 1')).toBeVisible();
      await page.getByRole('button', { name: 'Choose image' }).click();
      const dialog = page.getByRole('dialog', { name: 'Badge icon' });
      await dialog.getByLabel('choose files').setInputFiles('docs/pictures/order.png');
      await dialog.getByRole('button', { name: 'Add 1 image' }).click();
      await expect(dialog).toBeHidden();
      await expectAccessible(page, 'a badge');
      await expectNoSidewaysScroll(page, 'a badge');
      await page.getByRole('button', { name: 'Create badge' }).click();
      await expect(page).toHaveURL(/\/badges\/[\w-]{36}$/);
      await page.getByRole('button', { name: 'Remove image' }).click();
      await page.keyboard.press('Control+s');
      await expect(save(page)).toBeDisabled();
      const id = page.url().split('/').at(-1) ?? '';
      const icon = async (): Promise<string | undefined> =>
        (await api.platform<{ badge: { icon?: string } }>('GET', `/badges/v4/badges/${id}`)).badge.icon;
      await expect.poll(icon).toBeUndefined();
      await expect(page.getByRole('button', { name: 'Choose image' })).toBeVisible();
      // The list of uploads lies over the foot of the page.
      await page.getByRole('region', { name: 'Uploads' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Delete badge' }).click();
      await expect(page.getByRole('dialog')).toContainText('0 members lose it');
      await page.getByRole('button', { name: `Delete “${name}”` }).click();
      await expect(page).toHaveURL(/\/badges$/);
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    },
  );

  test(
    'they are put in order by key, and the last move is taken back',
    { tag: '@rare' },
    async ({ page, api }) => {
      const [one, two] = [`Order one ${freshName()}`, `Order two ${freshName()}`];
      const ids = [await makeBadge(api, one), await makeBadge(api, two)];
      await page.goto('/admin/badges');
      await page.getByRole('button', { name: `Move “${two}” up` }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect.poll(async () => (await titles(api)).slice(-2)).toEqual([two, one]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await titles(api)).slice(-2)).toEqual([one, two]);
      for (const id of ids) await api.platform('DELETE', `/badges/v4/badges/${id}`);
    },
  );

  test('it is given by name through the runner, and taken off', { tag: '@rare' }, async ({ page, api }) => {
    const title = `Given ${freshName()}`;
    const first = `Noa${freshName()}`;
    const [id, member] = [await makeBadge(api, title), await makeMember(api, first)];
    await page.goto(`/admin/badges/${id}`);
    const who = page.getByRole('region', { name: `Members with ${title}` });
    await expect(who.getByText('0 members')).toBeVisible();
    await who.getByRole('button', { name: 'Assign' }).click();
    const dialog = page.getByRole('dialog', { name: `Assign “${title}”` });
    await dialog.getByRole('searchbox', { name: 'Find a member' }).fill(first);
    await dialog.getByRole('checkbox', { name: new RegExp(`${first} Levi`) }).check();
    await expectAccessible(page, 'giving a badge');
    await dialog.getByRole('button', { name: 'Assign to 1 member' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(
        async () =>
          (await api.platform<{ memberIds?: string[] }>('GET', `/members/v3/badges/${id}/members`)).memberIds,
      )
      .toEqual([member]);
    await page.reload();
    await expect(who.getByText(`${first} Levi`)).toBeVisible();
    await expect(who.getByText('1 member', { exact: true })).toBeVisible();
    // What the runner tells stands over the foot of the page until it is put away.
    await page.addLocatorHandler(
      page.getByRole('region', { name: /^Assign “/ }).getByRole('button', { name: 'Close' }),
      (close) => close.click(),
    );
    await who.getByRole('button', { name: `Remove from ${first} Levi` }).click();
    await expect(who.getByText('0 members')).toBeVisible();
    await api.platform('DELETE', `/badges/v4/badges/${id}`);
    await api.platform('DELETE', `/members/v1/members/${member}`);
  });
});

test.describe('badges, for who only looks', () => {
  test.use({ role: 'viewer' });

  test('nothing is offered that the server would reject', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/badges');
    await page.getByRole('link', { name: 'Collector', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Collector', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete badge' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Move “Collector” down' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'New badge' })).toHaveCount(0);
  });
});
