import { request, type APIRequestContext, type Page } from '@playwright/test';
import { totpCode } from '../src/testing/totp.ts';
import { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { Calendar } from './support/calendar.ts';
import { demoAccount, person, type Role } from './support/roles.ts';
import { expect, test, watch } from './support/test.ts';

const CONFIRM_MINUTES = 10;
const LATER = CONFIRM_MINUTES + 1;

interface Visitor {
  request: APIRequestContext;
  api: Api;
}

async function signInAs(role: Role, shop: string): Promise<Visitor> {
  const visitor = await request.newContext();
  const api = new Api(visitor, shop);
  await api.call('POST', '/admin/api/auth/sign-in/email', demoAccount(role));
  return { request: visitor, api };
}

/** @returns the address behind the QR code */
async function enableSecondFactor(api: Api, role: Role): Promise<string> {
  const { password } = demoAccount(role);
  const path = '/admin/api/auth/two-factor';
  const { totpURI } = await api.call<{ totpURI: string }>('POST', `${path}/enable`, { password });
  await api.call('POST', `${path}/verify-totp`, { code: totpCode(totpURI) });
  return totpURI;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' });

/** Types another bank account, and answers the dialog wrongly, then rightly. */
async function changeAccount(page: Page, to: { holder: string; account: string }, proofs: Proofs) {
  await page.goto('/admin/payments');
  const holder = page.getByRole('textbox', { name: 'Account holder' });
  const account = page.getByRole('textbox', { name: 'IBAN or account number' });
  await holder.fill(to.holder);
  await account.fill(to.account);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = dialogOf(page);
  const proof = dialog.getByLabel(proofs.label, { exact: true });
  await proof.fill(proofs.wrong);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText(proofs.rejection)).toBeVisible();
  await expectAccessible(page, 'the confirmation', { within: '[role=dialog]' });
  await proof.fill(proofs.right());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(holder).toHaveValue(to.holder);
  await expect(account).toHaveValue(to.account);
}

interface Proofs {
  label: string;
  wrong: string;
  rejection: string;
  right: () => string;
}

test.use({ role: 'nobody' });

test(
  'the bank account is changed by who confirms it, by password or code; owners are told, and the log masks both accounts',
  { tag: '@long' },
  async ({ browser, faults }) => {
    const calendar = await Calendar.open('confirmation', { CONFIRM_MINUTES: String(CONFIRM_MINUTES) });
    const opened: (() => Promise<unknown>)[] = [];
    const openPage = async ({ request: visitor }: Visitor, baseURL: string): Promise<Page> => {
      const context = await browser.newContext({ baseURL, storageState: await visitor.storageState() });
      opened.push(() => context.close());
      const page = await context.newPage();
      watch(page, faults);
      return page;
    };
    try {
      const shop = await calendar.go();
      const owner = await signInAs('owner', shop);
      const merchant = await signInAs('merchant', shop);
      opened.push(
        () => owner.request.dispose(),
        () => merchant.request.dispose(),
      );
      const uri = await enableSecondFactor(merchant.api, 'merchant');
      await calendar.go({ minutes: LATER });

      const page = await openPage(owner, shop);
      await changeAccount(
        page,
        { holder: 'Quarterdrop', account: 'IT60 X054 2811 1010 0000 0123 456' },
        {
          label: 'Password',
          wrong: 'not the password',
          rejection: 'Incorrect current password.',
          right: () => demoAccount('owner').password,
        },
      );
      await changeAccount(
        await openPage(merchant, shop),
        { holder: 'Eighthdrop', account: 'PT50 0002 0123 1234 5678 9015 4' },
        {
          label: 'Code',
          wrong: '000000',
          rejection: 'Incorrect code. It changes every 30 seconds.',
          right: () => totpCode(uri, Date.now() + LATER * 60_000),
        },
      );

      await page.goto('/admin/mailbox');
      await expect(page.getByText('The bank account of Halfdrop was changed').first()).toBeVisible();
      await page.goto('/admin/audit-log');
      const entry = page
        .getByRole('listitem')
        .filter({ hasText: `${person.owner} changed the bank account for transfers` });
      await entry.getByRole('button').click();
      const panel = page.getByRole('region', { name: 'Entry' });
      const cells = panel.getByRole('row', { name: /PT50/ }).getByRole('cell');
      await expect(cells.first()).toHaveText('PT50 •••• 0154');
      await expect(cells.last()).toHaveText('IT60 •••• 3456');
    } finally {
      for (const close of opened) await close();
      await calendar.close();
    }
  },
);
