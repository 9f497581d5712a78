import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { openAccount } from './support/member.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

interface Customer {
  name: string;
  memberId: string;
  /** Of the contact, by which the page is found. */
  id: string;
}

async function customerOf(api: Api, filter: object): Promise<Customer> {
  const { customers } = await api.call<{ customers: { id: string; memberId: string; name: string }[] }>(
    'POST',
    '/admin/api/extensions/queryCustomers',
    { query: { filter } },
  );
  if (!customers[0]) throw new Error('There is no such customer.');
  return customers[0];
}

async function newMember(api: Api, name = freshName()): Promise<Customer> {
  const { member } = await api.platform<{ member: { id: string } }>('POST', '/members/v1/members', {
    member: {
      loginEmail: `${freshName().toLowerCase().replaceAll(/\W/g, '')}@example.com`,
      contact: { firstName: name },
    },
  });
  return customerOf(api, { memberId: member.id });
}

async function newBadge(api: Api, title: string): Promise<string> {
  const { badge } = await api.platform<{ badge: { id: string } }>('POST', '/badges/v4/badges', {
    badge: { title, backgroundColor: '#F8EEF3', textColor: '#7B2A59' },
  });
  return badge.id;
}

const newRole = (api: Api, roleKey: string, roleTitle: string) =>
  api.platform('POST', '/members/v1/roles/definitions', { roleKey, roleTitle, blockable: false });

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 3, exact: true }) });

async function openCustomer(page: Page, { id, name }: Customer): Promise<void> {
  await page.goto(`/admin/customers/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test(
  'custom fields are written on the spot, and what is of another type is said beside the field',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, api }) => {
    const customer = await newMember(api);
    const suffix = freshName();
    const field = (name: string, more: object) =>
      api.platform<{ field: { id: string; revision: string } }>('POST', '/members/v1/custom-fields', {
        field: { name, ...more },
      });
    const made = [
      await field(`Height ${suffix}`, { fieldType: 'NUMBER', defaultPrivacy: 'PRIVATE' }),
      await field(`Page ${suffix}`, { fieldType: 'URL', defaultPrivacy: 'PUBLIC' }),
    ];
    await openCustomer(page, customer);
    const fields = section(page, 'Custom fields');
    await fields.getByRole('button', { name: 'Edit custom fields' }).click();
    const height = fields.getByRole('textbox', { name: `Height ${suffix}` });
    const address = fields.getByRole('textbox', { name: `Page ${suffix}` });
    await height.fill('tall');
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect(fields.getByText('Enter a number, such as 290.')).toBeVisible();
    await expect(height).toHaveAccessibleDescription('Enter a number, such as 290.');
    await height.fill('290');
    await address.fill('levi studio');
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect(address).toHaveAccessibleDescription('Must be a web address, such as https://example.com');
    await expectAccessible(page, 'editing custom fields');
    await expectNoSidewaysScroll(page, 'editing custom fields');
    await address.fill('https://levi-studio.example/');
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect(fields.getByRole('link', { name: 'levi-studio.example' })).toBeVisible();
    await expect(fields.getByText('290', { exact: true })).toBeVisible();
    await expect(fields.getByText(`Visible to ${customer.name} and your team only`).first()).toBeAttached();
    for (const {
      field: { id, revision },
    } of made)
      await api.platform('DELETE', `/members/v1/custom-fields/${id}?revision=${revision}`);
  },
);

test(
  'a reported member stands under their own tab, and their page leads to the queue',
  { tag: '@rare' },
  async ({ page, api }) => {
    const customer = await newMember(api);
    await api.platform('POST', '/members/v1/member-reports', {
      memberReport: {
        reportedMemberId: customer.memberId,
        reason: { category: 'SPAM', description: 'Sells prints elsewhere' },
      },
    });
    const filter = { tab: 'reported', q: customer.name };
    await page.goto(`/admin/customers?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await expect(page.getByRole('button', { name: /^Reported/ })).toContainText('1');
    await expect(page.getByText('1 report', { exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'reported customers');
    await expectNoSidewaysScroll(page, 'reported customers');
    await page
      .getByRole('link', { name: new RegExp(customer.name) })
      .first()
      .click();
    const reports = page.locator('#reports');
    await expect(reports.getByText('Sells prints elsewhere')).toBeVisible();
    await expect(reports.getByText('Open', { exact: true })).toBeVisible();
    await reports.getByRole('link', { name: 'Review reports' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/member-reports/${customer.memberId}`));
    await page.goBack();
    await api.call('POST', '/admin/api/extensions/dismissMemberReports', { memberId: customer.memberId });
    await expect(reports.getByText('Reviewed', { exact: true })).toBeVisible();
    await api.platform('DELETE', `/members/v1/members/${customer.memberId}`);
  },
);

test(
  'members of a badge are found by it, and all that match get a role',
  { tag: '@rare' },
  async ({ page, api }) => {
    const name = freshName();
    const title = `Wave ${freshName()}`;
    const role = `Printer ${freshName()}`;
    const key = `PRINTER_${Date.now()}`;
    const badgeId = await newBadge(api, title);
    await newRole(api, key, role);
    const members = [await newMember(api, `${name} One`), await newMember(api, `${name} Two`)];
    await api.platform('POST', `/members/v3/badges/${badgeId}/members`, {
      memberIds: members.map(({ memberId }) => memberId),
    });
    await page.goto('/admin/customers');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Badge', exact: true }).click();
    await page.getByRole('combobox', { name: 'Badge: value' }).click();
    await page.getByRole('option', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(badgeId)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: new RegExp(`Badge.*${title}`) })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`${name} One`) })).toBeVisible();
    // As it stands in the address: by a link, or on the next day.
    await page.reload();
    await expect(page.getByRole('link', { name: new RegExp(`${name} One`) })).toBeVisible();
    await page.getByRole('checkbox', { name: /all/i }).first().check();
    await page.getByRole('button', { name: 'Assign role' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: role }).click();
    await dialog.getByRole('button', { name: 'Assign to 2 members' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(
        async () => (await customerOf(api, { id: members[1]?.id, roles: key }).catch(() => undefined))?.id,
      )
      .toBe(members[1]?.id);

    const where = [['role', 'is', key]];
    await page.goto(`/admin/customers?filter=${encodeURIComponent(JSON.stringify({ where }))}`);
    await expect(page.getByRole('button', { name: new RegExp(`Role.*${role}`) })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`${name} Two`) })).toBeVisible();
    await api.platform('DELETE', `/badges/v4/badges/${badgeId}`);
  },
);

test(
  'a device is signed out by itself, and the second factor is not taken away by accident',
  { tag: '@rare' },
  async ({ page, api, browser, baseURL }) => {
    const visitor = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const shopper = await visitor.newPage();
    const { email } = await openAccount(shopper);
    const customer = await customerOf(api, { email });
    await openCustomer(page, customer);
    const signIn = section(page, 'Sign-in and security');
    await expect(signIn.getByText(/^Chrome on /)).toBeVisible();
    await expect(signIn.getByRole('button', { name: 'Send password link' })).toBeVisible();
    await expect(signIn.getByRole('button', { name: 'Reset two-factor authentication' })).toHaveCount(0);
    await signIn.getByRole('button', { name: /^Sign .* out of / }).click();
    await expect(signIn.getByText('No active sessions')).toBeVisible();
    await shopper.goto('/account');
    await expect(shopper.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await visitor.close();
  },
);
