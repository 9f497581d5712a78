import { expectAccessible } from './support/axe.ts';
import { freshName, placeOrder } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

interface StoredEmail {
  subject: string;
  text: string;
}

test.describe('texts of emails', () => {
  test.use({ role: 'merchant' });

  test(
    'a merchant writes a confirmation of their own, a customer gets it, and the default comes back',
    { tag: ['@main', '@phone-too'] },
    async ({ page, apiAs }) => {
      const owner = await apiAs('owner');
      await page.goto('/admin/email-templates');
      await page.getByRole('link', { name: 'Order confirmation' }).click();
      await expect(page.getByRole('heading', { name: 'Order confirmation', level: 1 })).toBeVisible();
      const subject = page.getByLabel('Subject, English');
      await expect(subject).toHaveValue('{store}: order {number}');
      await subject.fill('Hooray, order {number}');
      const intro = page.getByLabel('First paragraph, English');
      await intro.fill('We pack it by hand, {frist}.');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('{frist} is not filled in. Use {store}, {number}.')).toBeVisible();
      await intro.fill('We pack it by hand.');
      const preview = page.frameLocator('iframe[title="Preview, English"]');
      await expect(preview.getByRole('paragraph').filter({ hasText: 'We pack it by hand.' })).toBeVisible();
      await expect(page.getByText('Hooray, order 10042')).toBeVisible();
      await expectAccessible(page, 'the text of an email');
      await expectNoSidewaysScroll(page, 'the text of an email');
      // The button is disabled while it saves, too.
      const isSaved = page.waitForResponse((response) => response.url().endsWith('/updateEmailTemplate'));
      await page.keyboard.press('Control+s');
      expect((await isSaved).status()).toBe(200);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

      const lastName = freshName();
      const to = `${lastName.toLowerCase()}@example.com`;
      const { number } = await placeOrder(owner, { lastName, notify: true });
      const filter = encodeURIComponent(JSON.stringify({ to }));
      const mails = () => owner.call<StoredEmail[]>('GET', `/admin/api/mailbox?filter=${filter}`);
      await expect
        .poll(async () => (await mails()).map((mail) => mail.subject))
        .toEqual([`Hooray, order ${number}`]);
      const [mail] = await mails();
      expect(mail?.text).toContain('We pack it by hand.');

      await page.getByRole('button', { name: 'Reset to default, English' }).click();
      await expect(subject).toHaveValue('{store}: order {number}');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    },
  );
});
