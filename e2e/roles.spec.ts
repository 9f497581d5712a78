import { expect, test } from './support/test.ts';
import { goWithin } from './support/go-within.ts';

/** Whoever signs in finds work, what the role is for, and settings of their own; what they ask for in vain is said. */
for (const { role, sees, misses } of [
  { role: 'editor', sees: ['Products sold out', 'Recently changed'], misses: ['Best sellers'] },
  {
    role: 'moderator',
    sees: ['Review first'],
    misses: ['Orders need attention', 'Best sellers', 'Recently changed'],
  },
  { role: 'viewer', sees: ['Orders need attention', 'Best sellers'], misses: ['Recently changed'] },
] as const) {
  test.describe(`as ${role}`, () => {
    test.use({ role });

    test(
      'Home holds the work of the role and says where it ends',
      { tag: role === 'viewer' ? '@main' : '@variant' },
      async ({ page }) => {
        await page.goto('/admin');
        for (const text of sees) await expect(page.getByText(text).first()).toBeVisible();
        for (const text of misses) await expect(page.getByText(text)).toHaveCount(0);
        await expect(page.getByText('Ask Ines Aalto if you need more access.')).toBeVisible();
        if (role === 'moderator') return;
        // A page that is not open names itself, the right and where to go.
        await goWithin(page, '/admin/audit-log');
        await expect(page.getByText('Audit log requires the “Read the audit log” permission.')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
        await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
      },
    );

    test(
      'every card of the settings opens',
      { tag: role === 'viewer' ? '@rare' : '@variant' },
      async ({ page }) => {
        await page.goto('/admin/settings');
        const cards = page.getByRole('main').getByRole('link');
        await expect(cards.filter({ hasText: 'Your profile' })).toBeVisible();
        const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(addresses.length).toBeGreaterThan(1);
        for (const address of addresses) {
          await goWithin(page, address ?? '');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('You don’t have access to this page')).toHaveCount(0);
          await expect(page.getByText('Page not found')).toHaveCount(0);
        }
      },
    );
  });
}

test(
  'an address that leads nowhere is named, also behind a page that is there',
  { tag: '@rare' },
  async ({ page }) => {
    for (const path of ['/admin/nowhere', '/admin/staff/nobody', '/admin/products/create/twice']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
      await expect(page.getByText(`There is no page at ${path}.`)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  },
);

test(
  'a tab and a filter that a list does not know are said, and taken out',
  { tag: '@rare' },
  async ({ page }) => {
    const filter = JSON.stringify({ tab: 'nope', where: [['colour', 'is', 'red']] });
    await page.goto(`/admin/orders?filter=${encodeURIComponent(filter)}`);
    const notice = page.getByRole('status').filter({ hasText: 'This list has no tab “nope”.' });
    await expect(notice).toContainText('This list has no filter “colour”.');
    await notice.getByRole('button', { name: 'Remove from the URL' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page).not.toHaveURL(/nope/);
    await expect(page.getByRole('grid')).toBeVisible();
  },
);
