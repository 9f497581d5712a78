import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const eyes = (page: Page, who: string) => page.getByRole('article', { name: who });

interface Field {
  id: string;
  name: string;
  revision: string;
  defaultPrivacy: string;
}

async function makeField(api: Api, field: object): Promise<Field> {
  return (await api.platform<{ field: Field }>('POST', '/members/v1/custom-fields', { field })).field;
}

const listed = async (api: Api): Promise<string[]> =>
  (await api.platform<{ fields: Field[] }>('GET', '/members/v1/custom-fields')).fields.map(
    (field) => field.name,
  );

async function remove(api: Api, id: string): Promise<void> {
  const { field } = await api.platform<{ field: Field }>('GET', `/members/v1/custom-fields/${id}`);
  await api.platform('DELETE', `/members/v1/custom-fields/${id}?revision=${field.revision}`);
}

test.describe('custom fields', () => {
  test.use({ role: 'merchant' });

  test(
    'one is made, seen through three pairs of eyes, limited, taken off, put back and deleted',
    { tag: '@main' },
    async ({ page, api }) => {
      test.slow();
      const called = `Paint ${freshName()}`;
      await page.goto('/admin/custom-fields');
      await expect(page.getByRole('link', { name: 'Favorite family', exact: true })).toBeVisible();
      await expect(eyes(page, 'A visitor').getByText('Favorite family')).toBeVisible();
      await page.getByRole('link', { name: 'New custom field' }).click();
      await name(page).fill(called);
      await expect(eyes(page, 'A visitor').getByText(called)).toBeVisible();
      await page.getByText('Owner and staff', { exact: true }).click();
      await expect(eyes(page, 'A visitor').locator('dt', { hasText: called })).toHaveCount(0);
      await expect(eyes(page, 'Noa (profile owner)').locator('dt', { hasText: called })).toBeVisible();
      await page
        .getByRole('group', { name: 'Only for members with one of' })
        .getByRole('checkbox', { name: 'Trade' })
        .check();
      await expectAccessible(page, 'a custom field');
      await page.getByRole('button', { name: 'Create custom field' }).click();
      await expect(page).toHaveURL(/\/custom-fields\/[\w-]{36}$/);
      await expect(page.getByRole('checkbox', { name: 'Trade' }).first()).toBeChecked();
      const id = page.url().split('/').at(-1) ?? '';
      const kept = async () =>
        (await api.platform<{ field: Field }>('GET', `/members/v1/custom-fields/${id}`)).field.defaultPrivacy;
      expect(await kept()).toBe('PRIVATE');
      await page.getByText('Everyone', { exact: true }).last().click();
      await expect(save(page)).toBeEnabled();
      await page.keyboard.press('Control+s');
      await expect(save(page)).toBeDisabled();
      // "Saved" was said of its making, too: what is kept tells that it was pressed.
      await expect.poll(kept).toBe('PUBLIC');

      await page.getByRole('button', { name: 'Remove from profile' }).click();
      await expect(page).toHaveURL(/\/custom-fields$/);
      const suggestions = page.getByRole('region', { name: 'Suggestions' });
      await suggestions.getByRole('button', { name: `Add “${called}” to the profile` }).click();
      await expect(suggestions.getByText(called)).toHaveCount(0);
      await page.getByRole('link', { name: called, exact: true }).click();
      await page.getByRole('button', { name: 'Delete custom field' }).click();
      await expect(page.getByRole('dialog')).toContainText('Members’ answers are permanently deleted, too');
      await page.getByRole('button', { name: `Delete “${called}”` }).click();
      await expect(page).toHaveURL(/\/custom-fields$/);
      await expect(page.getByRole('link', { name: called, exact: true })).toHaveCount(0);
    },
  );

  test(
    'the platform’s own keep their name, and a section is put in order by key',
    { tag: '@rare' },
    async ({ page, api }) => {
      const [one, two] = [`One ${freshName()}`, `Two ${freshName()}`];
      const made = [await makeField(api, { name: one }), await makeField(api, { name: two })];
      await page.goto('/admin/custom-fields');
      await page.getByRole('button', { name: `Move “${two}” up` }).click();
      await expect
        .poll(async () => (await listed(api)).filter((each) => [one, two].includes(each)))
        .toEqual([two, one]);
      await page.getByRole('link', { name: 'Phone', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Phone' })).toBeVisible();
      await expect(name(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Delete custom field' })).toHaveCount(0);
      for (const { id } of made) await remove(api, id);
    },
  );
});

test.describe('custom fields, for who only looks', () => {
  test.use({ role: 'viewer' });

  test('nothing is offered that the server would reject', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/admin/custom-fields');
    await page.getByRole('link', { name: 'Website', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Website' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove from profile' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'New custom field' })).toHaveCount(0);
  });
});
