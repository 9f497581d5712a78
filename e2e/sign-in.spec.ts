import type { Page } from '@playwright/test';
import { totpCode } from '../src/testing/totp.ts';
import type { Api } from './support/api.ts';
import { freshName } from './support/orders.ts';
import { demoAccount, person } from './support/roles.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody' });

const heading = { name: 'Sign in', level: 1 } as const;

/** Somebody invited for this journey alone: the demo's own people stay as others expect them. */
async function invitePerson(api: Api): Promise<{ email: string; password: string }> {
  const email = `${freshName().toLowerCase()}@example.com`;
  const password = 'a long enough one';
  await api.call('POST', '/admin/api/invitations', { email, role: 'viewer' });
  const filter = encodeURIComponent(JSON.stringify({ to: email }));
  const mails = await api.call<{ text: string }[]>('GET', `/admin/api/mailbox?filter=${filter}`);
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  await api.call('POST', '/admin/api/invitations/accept', { token, name: 'Ida', password });
  return { email, password };
}

async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  'a wrong password opens nothing, a right one the page, signing out closes all; the demo has a button for each role',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/admin/orders');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    const { email, password } = demoAccount('merchant');
    await enter(page, { email, password: `${password}-not` });
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await enter(page, { email, password });
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

    await page.getByRole('button', { name: `Account: ${person.merchant}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await page.goto('/admin/orders');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    const status = await page.evaluate(async () => (await fetch('/admin/api/views')).status);
    expect(status).toBe(401);

    await expect(page).toHaveTitle(/Counterpart|Halfdrop/);
    const demo = page.getByRole('region', { name: 'Demo store: pick a role' });
    for (const role of ['Owner', 'Merchant', 'Moderator', 'Editor', 'Viewer'])
      await expect(demo.getByRole('button', { name: new RegExp(`^${role}`) })).toBeVisible();
    await demo.getByRole('button', { name: /^Owner/ }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('the mailbox is for who manages staff, also in the demo', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/admin/forgot-password');
  await page.getByLabel('Email').fill(demoAccount('merchant').email);
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('link', { name: /Open the mailbox/ }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.getByRole('button', { name: /^Owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Mailbox', level: 1 })).toBeVisible();
  await expect(page.getByText(demoAccount('merchant').email).first()).toBeVisible();

  await page.getByRole('button', { name: `Account: ${person.owner}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: /^Merchant/ }).click();
  await page.getByRole('button', { name: `Account: ${person.merchant}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Mailbox' })).toHaveCount(0);
  await page.goto('/admin/mailbox');
  await expect(page.getByText('You don’t have access to this page')).toBeVisible();
});

test('a second factor is turned on, asked for, and turned off', { tag: '@rare' }, async ({ page, api }) => {
  const { email, password } = await invitePerson(api);
  await page.goto('/admin/profile');
  await enter(page, { email, password });
  await page.getByRole('button', { name: 'Turn on' }).click();
  const ask = page.getByRole('dialog', { name: 'Turn on' });
  await ask.getByLabel('Current password').fill(password);
  await ask.getByRole('button', { name: 'Turn on' }).click();
  const key = await page.locator('code').first().textContent();
  const uri = `otpauth://totp/Counterpart?secret=${(key ?? '').replaceAll(' ', '')}`;
  await page.getByLabel('Code from your app').fill(totpCode(uri));
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  await expect(page.getByText('Save these backup codes')).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('On. You need a code from your app at every sign-in.')).toBeVisible();

  await page.getByRole('button', { name: 'Account: Ida' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await enter(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect code. It changes every 30 seconds.');
  await page.getByLabel('Code from your app').fill(totpCode(uri, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off' });
  await off.getByLabel('Current password').fill(password);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(
    page.getByText('Off. Turn it on so that a stolen password isn’t enough to sign in.'),
  ).toBeVisible();
});

test(
  'people change their own name, and end one session, then all',
  { tag: '@rare' },
  async ({ page, api, browser, baseURL }) => {
    const { email, password } = await invitePerson(api);
    const signIn = async (at: Page) => {
      await at.goto('/admin/sign-in');
      await at.getByLabel('Email').fill(email);
      await at.getByLabel('Password', { exact: true }).fill(password);
      await at.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(at.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
    };
    const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signIn(elsewhere);
    await signIn(page);
    await page.goto('/admin/profile');
    await page.getByLabel('Your name').fill('Ida Venn');
    await page.getByRole('button', { name: 'Change name' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await expect(page.getByText('This device')).toHaveCount(1);
    await page.getByRole('button', { name: /^Sign out Chrome on / }).click();
    await expect(page.getByText('The device was signed out.')).toBeVisible();
    await elsewhere.goto('/admin/profile');
    await expect(elsewhere.getByRole('heading', heading)).toBeVisible();

    await signIn(elsewhere);
    await elsewhere.goto('/admin');
    await expect(elsewhere.getByRole('heading', { name: /^Good .*, Ida$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Sign out everywhere' })
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await elsewhere.goto('/admin');
    await expect(elsewhere.getByRole('heading', heading)).toBeVisible();
    await elsewhere.context().close();
  },
);
