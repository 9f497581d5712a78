import { expect, test, type Page } from '@playwright/test';
import { ServerProcesses, type ServerProcess } from '../src/testing/server-process.ts';
import { Api } from './support/api.ts';
import { demoAccount } from './support/roles.ts';
import { copyStore, main, root } from './support/servers.ts';

const status = 'moderation.moderationStatus';
const WAITING = { [status]: { $in: ['IN_MODERATION', 'SUBMITTED'] } };

const reviewsWith = async (api: Api, filter: object): Promise<number> =>
  (
    await api.platform<{ count: number }>('POST', '/reviews/v1/reviews/count', {
      filter,
      includePrivateReviews: true,
    })
  ).count;

/** Chooses all that wait, by the queue's own means, and begins to reject them. */
async function rejectAllThatWait(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: `All ${count}` }).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: `Reject ${count} reviews` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A wave of spam');
  await dialog.getByRole('button', { name: `Reject ${count} reviews` }).click();
  await expect(dialog).toBeHidden();
}

test(
  'all that wait are rejected by their filter, although the server is killed in the middle',
  { tag: '@long' },
  async ({ page }) => {
    const env = { DEMO: '1', DATA_DIR: await copyStore('review-job') };
    const servers = new ServerProcesses(main);
    const launch = (port = '0'): Promise<ServerProcess> =>
      servers.start(root, { ...env, PORT: port }).ready();
    try {
      const first = await launch();
      const api = new Api(page.context().request, first.url);
      await api.call('POST', '/admin/api/auth/sign-in/email', demoAccount('moderator'));
      const waiting = await reviewsWith(api, WAITING);
      const rejected = await reviewsWith(api, { [status]: 'REJECTED' });
      expect(waiting).toBeGreaterThan(100);

      await page.goto(`${first.url}/admin/reviews`);
      await rejectAllThatWait(page, waiting);
      let left = waiting;
      await expect
        .poll(async () => (left = await reviewsWith(api, WAITING)), { intervals: [20] })
        .toBeLessThan(waiting);
      await first.kill('SIGKILL');
      expect(left).toBeGreaterThan(0);

      await launch(new URL(first.url).port);
      await expect.poll(() => reviewsWith(api, WAITING), { timeout: 90_000 }).toBe(0);
      expect(await reviewsWith(api, { [status]: 'REJECTED' })).toBe(rejected + waiting);
      await page.goto(`${first.url}/admin/reviews`);
      await expect(page.getByRole('button', { name: /^Pending 0/ })).toBeVisible();
      await page.getByRole('button', { name: /^Rejected/ }).click();
      await page.locator('li[data-id] a').first().click();
      await expect(page.getByText('A wave of spam')).toBeVisible();
    } finally {
      await servers.close();
    }
  },
);
