import type { Api } from './support/api.ts';
import { mailTo } from './support/member.ts';
import { freshName, placeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

/** As other journeys find the shop. */
async function resetSettings(api: Api): Promise<void> {
  await api.platform('PATCH', '/ecom/v1/orders-settings', {
    ordersSettings: { createInvoice: false, autoGenerateInvoiceOnPaidOrder: false },
  });
  await api.platform('PATCH', '/iam/signon/v1/sign-on-policies', {
    signOnPolicy: { requireOwnerApproval: false },
  });
}

test.afterEach(({ api }) => resetSettings(api));

/** The desks of the office itself: who works here, what each role may do, what ran in the background, and settings. */
test(
  'somebody is invited, the table of roles read, a job found again, and settings are saved',
  { tag: '@main' },
  async ({ page, api }) => {
    const email = `${freshName().toLowerCase()}@example.com`;
    await test.step('an invitation is made, its link shown where no mail server sends it, and withdrawn', async () => {
      await page.goto('/admin/staff');
      await page.getByRole('button', { name: 'Invite staff' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite staff' });
      await dialog.getByRole('button', { name: 'Create invitation' }).click();
      await expect(dialog.getByText(/^Enter an email address/)).toBeVisible();
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByRole('button', { name: 'Create invitation' }).click();
      await expect(dialog).toBeHidden();
      const made = page.getByRole('dialog', { name: `Invitation for ${email}` });
      const link = await mailTo(api, email, /(\/admin\/accept-invitation\?token=\S+)/);
      await expect(made).toContainText(link);
      await made.getByRole('button', { name: 'Done' }).click();
      const open = page.getByRole('region', { name: /^Open invitations/ });
      const row = open.getByRole('listitem').filter({ hasText: email });
      await row.getByRole('button', { name: 'Withdraw' }).click();
      await expect(open.getByText(email)).toHaveCount(0);
    });

    await test.step('the roles are those that the server decides by', async () => {
      await goWithin(page, '/admin/roles');
      const matrix = page.getByRole('region', { name: 'Roles' });
      await expect(matrix.getByRole('columnheader', { name: /^Owner/ })).toContainText('yours');
      await matrix.getByRole('button', { name: /^Payments and refunds/ }).click();
      await expect(matrix.getByRole('row', { name: /refund/i }).first()).toBeVisible();
    });

    await test.step('a job that ran is in the list of jobs', async () => {
      const { id, number } = await placeOrder(api);
      const title = `Marking #${number} as paid`;
      await api.call('POST', '/admin/api/jobs', {
        kind: 'orders.mark-as-paid',
        selection: { ids: [id] },
        params: {},
        title,
      });
      await goWithin(page, '/admin/jobs');
      const row = page.getByRole('row').filter({ hasText: title });
      await expect(row).toContainText('1 of 1 done');
      await row.click();
      await expect(page.getByRole('region', { name: title })).toContainText('Finished');
    });

    await test.step('the account for transfers is set, and what is none rejected beside its field', async () => {
      await goWithin(page, '/admin/payments');
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const account = field('IBAN or account number');
      await expect(account).not.toHaveValue('');
      const [iban, days] = [await account.inputValue(), await field('Days to pay').inputValue()];
      await account.fill('PT50 0002 0123 1234 5678 9015 5');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('This IBAN isn’t valid.')).toBeVisible();
      await expect(account).toHaveAttribute('aria-invalid', 'true');
      await account.fill(iban);
      for (const each of [String(Number(days) + 1), days]) {
        await field('Days to pay').fill(each);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      }
    });

    const save = async (): Promise<void> => {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await saved;
    };

    await test.step('every paid order gets an invoice automatically', async () => {
      await goWithin(page, '/admin/order-settings');
      const choice = page.getByRole('radiogroup', { name: 'Create invoices automatically for' });
      await choice.getByText('Every paid order').click();
      await save();
      expect(await api.platform('GET', '/ecom/v1/orders-settings')).toMatchObject({
        ordersSettings: { createInvoice: true, autoGenerateInvoiceOnPaidOrder: true },
      });
    });

    await test.step('whoever joins is approved first', async () => {
      await goWithin(page, '/admin/member-settings');
      await page.getByRole('switch', { name: 'Approve new members' }).check();
      await save();
      expect(await api.platform('GET', '/iam/signon/v1/sign-on-policies')).toMatchObject({
        signOnPolicy: { requireOwnerApproval: true },
      });
    });
  },
);
