import { expectAccessible } from './support/axe.ts';
import { firstScripts } from './support/first-scripts.ts';
import { freshName } from './support/orders.ts';
import { newProduct } from './support/products.ts';
import { choose } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** A page of each kind: the states of one are of the same scripts. */
const KINDS = [
  '/',
  '/collections',
  '/collections/all',
  '/search?q=moon',
  '/products/low-sun',
  '/products/low-sun/review',
  '/nowhere',
  '/he/products/low-sun',
  '/cart',
  '/checkout',
  '/sign-in',
  '/order-look-up',
  '/account/security',
];

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the shop reads, leads on, chooses, searches and remembers its appearance',
    { tag: '@main' },
    async ({ page }) => {
      await test.step('home, collection and product lead to each other', async () => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Every poster begins with a number.',
        );
        await page.getByRole('link', { name: /^See all \d+ posters$/ }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'All posters' })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(24);
        await page.getByRole('link', { name: 'Show the next 24' }).click();
        await expect(page.getByText(/^25–48 of \d+$/)).toBeVisible();
        await page.getByRole('article').first().getByRole('link').click();
        await expect(page.getByText('VAT included.')).toBeVisible();
      });
      await test.step('options are chosen by a plain form', async () => {
        await page.goto('/products/low-sun');
        const price = page.getByText(/^€\d/).first();
        const before = await price.textContent();
        await page.getByRole('radio', { name: /^70 × 98 cm/ }).check();
        await page.getByRole('button', { name: 'Update' }).click();
        await expect(page.getByRole('radio', { name: /^70 × 98 cm/ })).toBeChecked();
        await expect(page.getByText(/^€\d/).first()).not.toHaveText(before ?? '');
      });
      await test.step('a poster names the set that it may belong to, and what goes with it', async () => {
        await page.goto('/products/reef');
        await expect(page.getByRole('list', { name: 'Discounts in the cart' })).toHaveText(
          /Take 3: 15% off\..*Set of three/,
        );
        const heading = page.getByRole('heading', { name: /^(Often bought with it|Hangs well beside it)$/ });
        const shelf = page.locator('section').filter({ has: heading });
        await expect(shelf.getByRole('article')).toHaveCount(4);
        await expect(shelf.getByText('Sold out')).toHaveCount(0);
        await expect(shelf.getByRole('link', { name: 'Reef', exact: true })).toHaveCount(0);
        const first = shelf.getByRole('article').first().getByRole('link');
        const name = (await first.textContent()) ?? '';
        await first.click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      });
      await test.step('a heart leads to the wishlist, and says what to keep', async () => {
        await page.goto('/products/reef');
        await page.getByRole('button', { name: 'Keep Reef on the wishlist' }).first().click();
        await expect(page).toHaveURL(/\/wishlist\?.*add=[0-9a-f-]{36}/);
        await page.goto('/collections/all');
        await page.getByRole('article').first().getByRole('button').click();
        await expect(page).toHaveURL(/\/wishlist\?add=[0-9a-f-]{36}$/);
      });
      await test.step('the same in Hebrew', async () => {
        await page.goto('/he/products/reef');
        await expect(page.getByRole('list', { name: 'הנחות בסל' })).toContainText('15%');
        await expect(
          page.getByRole('heading', { name: /^(נקנים יחד לעיתים קרובות|נתלה יפה לצידו)$/ }),
        ).toBeVisible();
      });
      await test.step('the search field searches', async () => {
        await page.goto('/');
        await page.locator('summary[aria-label=Search]:visible').click();
        await page.getByRole('textbox', { name: 'Search the posters' }).fill('low sun');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page.getByRole('article').first()).toContainText('Low sun');
      });
      await test.step('the appearance is remembered', async () => {
        await page.getByRole('button', { name: 'Dark' }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await page.goto('/collections');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      });
      await test.step('a page that needs a script says so, and leads on', async () => {
        for (const path of ['/cart', '/checkout', '/sign-in']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript.');
        }
        await page.getByRole('link', { name: 'See all posters' }).click();
        await expect(page.getByRole('article')).toHaveCount(24);
      });
    },
  );
});

test('a listing is narrowed, sorted and shared by its address', { tag: '@main' }, async ({ page }) => {
  await page.goto('/collections/all');
  await page.getByRole('link', { name: /^Dune/ }).click();
  await expect(page).toHaveURL('/collections/all?family=dune');
  await expect(page.getByText(/^8 of \d+ posters$/)).toBeVisible();
  await page.getByRole('link', { name: /^Loop/ }).click();
  await expect(page.getByText(/^16 of \d+ posters$/)).toBeVisible();
  await page.getByText('Sort: Newest').click();
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL('/collections/all?family=dune&family=loop&sort=name');
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  await page.getByRole('list', { name: 'Filters in use' }).getByRole('link', { name: /^Dune/ }).click();
  await expect(page.getByText(/^8 of \d+ posters$/)).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/collections/all?sort=name');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
});

test(
  'a choice changes price, address, button and picture; search engines and the other language know the page',
  { tag: ['@main', '@phone-too'] },
  async ({ page }) => {
    await page.goto('/products/low-sun?Size=30+%C3%97+42+cm&Frame=Oak');
    await test.step('what search engines read of it', async () => {
      const head = page.locator('head');
      const canonical = await head.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe('/products/low-sun');
      await expect(head.locator('link[hreflang=he]')).toHaveAttribute('href', /\/he\/products\/low-sun$/);
      await expect(head.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        /\/media\/.+enc_jpg/,
      );
      const things = await head.locator('script[type="application/ld+json"]').allTextContents();
      const types = things.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
      expect(types).toEqual(['Product', 'BreadcrumbList']);
      const product = JSON.parse(things[0] ?? '') as { offers: { offers: { price: string }[] } };
      expect(product.offers.offers).toHaveLength(24);
    });
    await test.step('the frame that is chosen is on the picture, the size in the room', async () => {
      const picture = page.locator('#picture [data-frame]');
      await expect(picture).toHaveAttribute('data-frame', 'Oak');
      const print = page.locator('#room [data-frame] img').last();
      const narrow = (await print.boundingBox())?.width ?? 0;
      await choose(page, /^70 × 98 cm/);
      await choose(page, /^White/);
      await expect(picture).toHaveAttribute('data-frame', 'White');
      const wide = (await print.boundingBox())?.width ?? 0;
      expect(wide / narrow).toBeCloseTo(70 / 30, 1);
    });
    await test.step('the address brings the same choice back', async () => {
      await choose(page, /^50 × 70 cm/);
      await choose(page, /^Oak/);
      await expect(page).toHaveURL(/Size=50\+%C3%97\+70\+cm&.*Frame=Oak/);
      const price = page.getByText(/^€\d+\.\d\d$/).first();
      const before = (await price.textContent()) ?? '';
      await page.reload();
      await expect(page.getByRole('radio', { name: /^Oak/ })).toBeChecked();
      await expect(price).toHaveText(before);
    });
    await test.step('its picture is looked at closely', async () => {
      await page.getByRole('link', { name: 'Look closer', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    await test.step('the other language is one link away, right to left', async () => {
      await page.goto('/products/low-sun');
      await page.getByRole('link', { name: 'עברית' }).click();
      await expect(page).toHaveURL('/he/products/low-sun');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByText(/כולל \P{L}?מע״מ\P{L}?\./u).first()).toBeVisible();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/products/low-sun');
    });
  },
);

test(
  'search opens at its field, suggests while one types, and is walked through by keyboard',
  { tag: ['@main', '@phone-too'] },
  async ({ page, faults }) => {
    await page.goto('/');
    const opener = page.locator('summary[aria-label=Search]:visible');
    await opener.click();
    await page.keyboard.type('low snu');
    const field = page.getByRole('combobox', { name: 'Search the posters' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('low snu');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.first()).toHaveText(/^Low sunfrom €/);
    await expect(page.getByText('For “low sun”')).toBeVisible();
    await expectAccessible(page, 'search with suggestions');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(field).toBeHidden();
    await opener.click();
    await field.fill('luna');
    await expect(options.filter({ hasText: 'Lunation' })).toBeVisible();
    await field.fill('low sun');
    await expect(options.first()).toHaveText(/^Low sun/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/low-sun');
    expect(faults).toEqual([]);
  },
);

test('what is spelled otherwise is found, and said', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/search?q=twilght');
  await expect(page.getByText('Nothing is called “twilght”. This is for “twilight”.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Violet hour');
  await page.getByRole('link', { name: 'Search for “twilght” as it is' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing hangs under “twilght”.');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.goto('/search?q=moon+phases');
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('list', { name: 'Collections' })).toContainText('Lunation');
  // What is offered to narrow it leads somewhere.
  await expect(page.getByRole('complementary').getByText('Dune')).toHaveCount(0);
});

test('a sold-out product stays in view and cannot be bought', { tag: '@rare' }, async ({ page, api }) => {
  const name = `Sold ${freshName()}`;
  const { id } = await newProduct(api, {
    name,
    variantsInfo: {
      variants: [
        { visible: true, price: { actualPrice: { amount: '12.00' } }, inventoryItem: { quantity: 0 } },
      ],
    },
  });
  await expect(async () => {
    await page.goto('/collections/all?stock=out');
    await page
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('link')
      .first()
      .click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: /^Sold out/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await api.platform('DELETE', `/stores/v3/products/${id}`);
});

test('the appearance changes at once', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get('/collections')).text();
  expect(html).toContain('<html lang="en-GB" dir="ltr" data-theme="dark">');
});

test('what the server answers, before any script', { tag: '@main' }, async ({ request }) => {
  const htmlOf = async (path: string): Promise<string> => (await request.get(path)).text();
  await test.step('what is not there is a 404 with a way on', async () => {
    const nowhere = ['/nowhere', '/products/no-such-poster', '/collections/no-such-family', '/he/nowhere'];
    for (const path of nowhere) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain('<meta name="robots" content="noindex, follow"');
    }
    expect(await htmlOf('/nowhere')).toMatch(/href="\/collections\/all"[^>]*>See all posters/);
  });
  await test.step('an address that no platform can read is a 404 too', async () => {
    const long = `/products/${'a'.repeat(9000)}`;
    for (const path of ['/products/%00', '/he/products/a%00', '/search?q=%00', long]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['content-type'], path).toContain('text/html');
    }
  });
  await test.step('pages run nothing inline, and an unchanged one costs nothing', async () => {
    const first = await request.get('/products/low-sun');
    const policy = first.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const again = await request.get('/products/low-sun', {
      headers: { 'if-none-match': first.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  });
  await test.step('a link that adds to the cart changes nothing where no script follows it', async () => {
    const response = await request.get('/products/reef?Frame=Oak&addToBag=1');
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
  });
  await test.step('each page of a list has its own name, and the icon is there', async () => {
    const second = await htmlOf('/collections/all?page=2');
    expect(second).toMatch(/<title>[^<]*page 2/);
    expect(second).toMatch(/<link rel="prev" href="[^"]*\/collections\/all"/);
    expect(second).toMatch(/<link rel="next" href="[^"]*page=3"/);
    const total = Number(/(\d+) posters/.exec(second)?.[1]);
    expect(await htmlOf('/collections/all?page=99')).toContain(`–${total} of ${total}`);
    const icon = await request.get('/favicon.ico');
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  });
  await test.step('search engines find every product in both languages', async () => {
    const sitemap = await htmlOf('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (found) => new URL(found[1] ?? '').pathname,
    );
    expect(paths.filter((path) => path.startsWith('/products/')).length).toBeGreaterThanOrEqual(62);
    expect(paths).toContain('/he/products/low-sun');
    expect(await htmlOf('/robots.txt')).toContain('/sitemap.xml');
  });
  await test.step('no page begins with more than 100 kB of script', async () => {
    for (const path of KINDS) {
      const { files, bytes } = await firstScripts(request, path);
      expect(files.length, path).toBeGreaterThan(3);
      expect(bytes, path).toBeGreaterThan(50_000);
      expect(bytes, path).toBeLessThan(100_000);
    }
  });
});
