import { expectAccessible } from './support/axe.ts';
import type { Api } from './support/api.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

/** A member nobody else knows, who has bought once. */
async function newCustomer(api: Api): Promise<{ name: string; email: string; memberId: string }> {
  const name = freshName();
  const email = `${name.toLowerCase().replaceAll(/\W/g, '')}@example.com`;
  const { member } = await api.platform<{ member: { id: string } }>('POST', '/members/v1/members', {
    member: { loginEmail: email, contact: { firstName: name, lastName: 'Tester' } },
  });
  await api.platform('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      currency: 'EUR',
      buyerInfo: { email, memberId: member.id },
      lineItems: [
        {
          productName: { original: 'Low Tide' },
          quantity: 1,
          price: { amount: '40.00' },
          itemType: { preset: 'PHYSICAL' },
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: crypto.randomUUID(),
          },
        },
      ],
      priceSummary: {},
    },
  });
  return { name, email, memberId: member.id };
}

test(
  'a customer is found, read, noted on, given a badge and a role, blocked and approved again',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const { name, email, memberId } = await newCustomer(api);
    await page.goto('/admin/customers');
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.getByRole('searchbox').fill(name);
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: `${name} Tester`, level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'View order' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Write a note' }).fill('Tubes only.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Tubes only.' })).toBeVisible();

    await test.step('a badge and a role are given and taken; the timeline tells of each', async () => {
      const title = `Keen ${freshName()}`;
      const role = `Taster ${freshName()}`;
      const { badge } = await api.platform<{ badge: { id: string } }>('POST', '/badges/v4/badges', {
        badge: { title, backgroundColor: '#F8EEF3', textColor: '#7B2A59' },
      });
      await api.platform('POST', '/members/v1/roles/definitions', {
        roleKey: `TASTER_${Date.now()}`,
        roleTitle: role,
        blockable: false,
      });
      const section = (heading: string) =>
        page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: heading, level: 3, exact: true }) });
      const [badges, roles] = [section('Badges'), section('Roles')];
      await badges.getByRole('button', { name: `Assign a badge to ${name}` }).click();
      await page.getByRole('menuitem', { name: title }).click();
      await expect(badges.getByText(title)).toBeVisible();
      await roles.getByRole('button', { name: `Assign a role to ${name}` }).click();
      await page.getByRole('menuitem', { name: role }).click();
      await expect(roles.getByText(role)).toBeVisible();
      const timeline = page.locator('#timeline');
      await expect(timeline.getByText(new RegExp(`assigned the badge ${title} to`))).toBeVisible();
      await expect(timeline.getByText(new RegExp(`assigned the role ${role} to`))).toBeVisible();
      await expectNoSidewaysScroll(page, 'a customer with a badge and a role');
      await expectAccessible(page, 'a customer with a badge and a role');

      // Somebody else takes the badge away: the open page hears of it.
      const members = new URLSearchParams({ memberIds: memberId }).toString();
      await api.platform('DELETE', `/members/v3/badges/${badge.id}/members?${members}`);
      await expect(badges.getByText(title)).toBeHidden();
      await roles.getByRole('button', { name: `Remove “${role}” from ${name}` }).click();
      await expect(roles.getByText('None', { exact: true })).toBeVisible();
      await expect(timeline.getByText(new RegExp(`removed the role ${role} from`))).toBeVisible();
      await expect(timeline.getByText(new RegExp(`removed the badge ${title} from`))).toBeVisible();
      await api.platform('DELETE', `/badges/v4/badges/${badge.id}`);
    });

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    const dialog = page.getByRole('dialog', { name: `Block ${name} Tester?` });
    await expect(dialog).toContainText('Stops immediately');
    await expect(dialog).toContainText('Orders, invoices and refunds aren’t affected');
    await expectAccessible(page, 'blocking', { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: `Block ${name}` }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Blocked', { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Approve ${name}` })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

    await page.locator('a[href*="/admin/orders/"]').first().click();
    await page.getByRole('link', { name: 'View customer' }).click();
    await expect(page.getByRole('heading', { name: `${name} Tester`, level: 1 })).toBeVisible();
  },
);

test('many are blocked at once, and guests are passed over', { tag: '@rare' }, async ({ page, api }) => {
  const { name, email } = await newCustomer(api);
  const [local = ''] = email.split('@');
  const where = [['email', 'startsWith', local]];
  const guest = `${local}guest@example.com`;
  await api.platform('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      currency: 'EUR',
      buyerInfo: { email: guest },
      lineItems: [
        {
          productName: { original: 'Dune' },
          quantity: 1,
          price: { amount: '10.00' },
          itemType: { preset: 'PHYSICAL' },
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: crypto.randomUUID(),
          },
        },
      ],
      priceSummary: {},
    },
  });
  await page.goto(`/admin/customers?filter=${encodeURIComponent(JSON.stringify({ where }))}`);
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /all/i }).first().check();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('guest without an account');
  await dialog.getByRole('button', { name: /^Block/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Blocked', { exact: true }).first()).toBeVisible();
});

test('somebody gets an account from the shop', { tag: '@rare' }, async ({ page }) => {
  const name = freshName();
  await page.goto('/admin/customers');
  await page.getByRole('link', { name: 'Add customer' }).click();
  await expect(page.getByRole('heading', { name: 'Add customer', level: 1 })).toBeVisible();
  await expectAccessible(page, 'adding a customer');
  await page
    .getByRole('textbox', { name: 'Email' })
    .fill(`${name.toLowerCase().replaceAll(/\W/g, '')}@example.com`);
  await page.getByRole('textbox', { name: 'First name' }).fill(name);
  await page.getByRole('button', { name: /^(Save|Create|Add)/ }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('None yet')).toBeVisible();
});
