import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import type { Api } from './support/api.ts';

interface StoredRules {
  rules: { id: string; on: boolean; outcome: string; test: object }[];
  otherwise: string;
}

const readRules = async (api: Api): Promise<StoredRules> =>
  (await api.call<{ rules: StoredRules }>('POST', '/admin/api/extensions/getReviewRules', {})).rules;
const writeRules = (api: Api, rules: object): Promise<unknown> =>
  api.call('POST', '/admin/api/extensions/changeReviewRules', rules);

/** Where the page reads them. */
const READ = '**/admin/api/extensions/getReviewRules';

const start = {
  rules: [
    { id: 'few', on: true, outcome: 'HOLD', test: { kind: 'stars', from: 1, to: 2 } },
    { id: 'bought', on: true, outcome: 'SHOW', test: { kind: 'verified', from: 4 } },
  ],
  otherwise: 'HOLD',
};

test.describe('rules of moderation', () => {
  test.use({ role: 'moderator' });

  test(
    'a rule is made, tried on a review, moved and saved; whoever was slower is told',
    { tag: ['@rare', '@phone-too'] },
    async ({ page, api }) => {
      const before = await readRules(api);
      await writeRules(api, start);
      await page.goto('/admin/reviews/rules');
      await expect(page.getByText('Hold a review with 1 to 2 stars.')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Published immediately' })).toContainText(
        'by rule 2',
      );

      await page.getByRole('button', { name: 'New rule' }).click();
      const dialog = page.getByRole('dialog', { name: 'New rule' });
      await dialog.getByRole('button', { name: 'Add rule' }).click();
      await expect(dialog.getByText('Enter at least one word.')).toBeVisible();
      await dialog.getByText('Reject', { exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Words' }).fill('crease, refund');
      await expect(
        dialog.getByText('Reject a review with one of these words: crease, refund.'),
      ).toBeVisible();
      await expectAccessible(page, 'a new rule');
      await dialog.getByRole('button', { name: 'Add rule' }).click();
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      // A rejection is added above what shows the sample at once.
      await expect(page.getByRole('status').filter({ hasText: 'Rejected' })).toContainText('by rule 1');
      await page.getByRole('button', { name: 'Move rule 1 down' }).click();
      await page.getByRole('button', { name: 'Move rule 2 down' }).click();
      await expect(page.getByText('Rule 3 wasn’t checked.')).toBeVisible();
      await page.getByRole('button', { name: 'Move rule 3 up' }).click();
      await page.getByRole('button', { name: 'Move rule 2 up' }).click();
      await expect(page.getByText('Rule 1 matches: crease.')).toBeVisible();
      await expect(page.getByText(/\d+ rejected$/)).toBeVisible();
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect
        .poll(async () => (await readRules(api)).rules.map(({ outcome }) => outcome))
        .toEqual(['REJECT', 'HOLD', 'SHOW']);

      await page
        .getByRole('switch', { name: 'Rule 2 is on' })
        .or(page.getByLabel('Rule 2 is on'))
        .first()
        .click();
      await writeRules(api, start);
      await page.getByRole('button', { name: /^Save 1 change/ }).click();
      await expect(page.getByText('Couldn’t save the rules')).toBeVisible();
      expect((await readRules(api)).rules).toHaveLength(2);
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByLabel('Rule 3 is on')).toHaveCount(0);
      await expect(page.getByText('unsaved', { exact: false }).filter({ hasText: 'change' })).toHaveCount(0);

      // Who discards while what the other one saved is still being read gets that all the same.
      await page.getByLabel('Rule 2 is on').click();
      await writeRules(api, { ...start, rules: start.rules.slice(0, 1) });
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route(READ, async (route) => {
        await held;
        await route.continue();
      });
      const requested = page.waitForRequest(READ);
      await page.getByRole('button', { name: /^Save 1 change/ }).click();
      await requested;
      await page.getByRole('button', { name: 'Discard' }).click();
      answer();
      await expect(page.getByLabel('Rule 2 is on')).toHaveCount(0);
      await expect(page.getByText('unsaved change')).toHaveCount(0);
      await writeRules(api, before);
    },
  );
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('reads the rules and changes none', { tag: '@rare' }, async ({ page, api }) => {
    const before = await readRules(api);
    await writeRules(api, start);
    await page.goto('/admin/reviews');
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { name: 'Moderation rules' })).toBeVisible();
    await expect(page.getByLabel('Rule 1 is on')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'New rule' })).toHaveCount(0);
    await writeRules(api, before);
  });
});
