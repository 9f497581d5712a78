import { smtpServer } from '../src/testing/smtp-server.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

interface Settings {
  timeZone: string;
  locale: string;
}

test.describe('settings in place of the environment', () => {
  test.use({ role: 'owner' });

  test(
    'an owner sets the time zone and a mail server, and reads what the server answers to a test email',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api }) => {
      const call = (name: string, body: object) => api.call('POST', `/admin/api/extensions/${name}`, body);
      const { timeZone, locale } = await api.call<Settings>(
        'POST',
        '/admin/api/extensions/getStoreSettings',
        {},
      );
      const server = await smtpServer();
      try {
        await page.goto('/admin/store-settings');
        await expect(page.getByRole('heading', { name: 'Store defaults', level: 1 })).toBeVisible();
        await expect(page.getByLabel('Currency', { exact: true })).toBeDisabled();
        await expect(page.getByText('The demo store has its own currency.')).toBeVisible();
        await page.getByLabel('Time zone').selectOption('Asia/Jerusalem');
        await page.getByLabel('Dates and numbers as in').selectOption('IE');
        await expectAccessible(page, 'the store defaults');
        await expectNoSidewaysScroll(page, 'the store defaults');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
        expect(await call('getStoreSettings', {})).toMatchObject({
          timeZone: 'Asia/Jerusalem',
          locale: 'en-IE',
        });

        await goWithin(page, '/admin/email-settings');
        await page.getByLabel('Host').fill('127.0.0.1');
        await page.getByLabel('Port', { exact: true }).fill(String(server.port));
        await page.getByRole('radio', { name: 'None' }).check({ force: true });
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('Required with a mail server.')).toBeVisible();
        await page.getByLabel('Sender email', { exact: true }).fill('shop@halfdrop.example');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
        await page.getByRole('button', { name: 'Send test email' }).click();
        await expect(page.getByText('The mail server accepted the email.')).toBeVisible();
        await expect(page.getByText('250 fine')).toBeVisible();
        await expectAccessible(page, 'the email settings');
        await expectNoSidewaysScroll(page, 'the email settings');
        expect(server.heard).toContain('MAIL FROM:<shop@halfdrop.example>');

        server.close();
        await page.getByRole('button', { name: 'Send test email' }).click();
        await expect(page.getByText('The email wasn’t sent.')).toBeVisible();
        await expect(page.getByText(/ECONNREFUSED/)).toBeVisible();
      } finally {
        server.close();
        await call('updateStoreSettings', { timeZone, locale });
        await call('updateMailSettings', {
          host: '',
          port: 587,
          security: 'STARTTLS',
          user: '',
          senderName: '',
          senderAddress: '',
        });
      }
    },
  );
});
