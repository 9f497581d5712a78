import { expectAccessible } from './support/axe.ts';
import { inBothColours } from './support/colours.ts';
import { firstScripts } from './support/first-scripts.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { choose } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  '/',
  '/collections',
  '/collections/all?family=dune&stock=in',
  '/collections/all?min=900',
  '/search?q=moon',
  '/search?q=low+snu',
  '/search?q=zzzz',
  '/products/low-sun',
  '/products/low-sun/review',
  '/nowhere',
  '/he',
  '/he/collections/all',
  '/he/products/low-sun',
] as const;

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('home, collection and product read, and lead to each other', { tag: '@main' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every poster begins with a number.');
    await page.getByRole('link', { name: 'See all 62 posters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All posters' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('link', { name: 'Show the next 24' }).click();
    await expect(page.getByText('25–48 of 62')).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByText('VAT included.')).toBeVisible();
  });

  test('options are chosen by a plain form', { tag: '@main' }, async ({ page }) => {
    await page.goto('/products/low-sun');
    const price = page.getByText(/^€\d/).first();
    const before = await price.textContent();
    await page.getByRole('radio', { name: /^70 × 98 cm/ }).check();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('radio', { name: /^70 × 98 cm/ })).toBeChecked();
    await expect(page.getByText(/^€\d/).first()).not.toHaveText(before ?? '');
  });

  test('a page that needs a script says so, and leads on', { tag: '@main' }, async ({ page }) => {
    for (const path of ['/cart', '/checkout', '/sign-in']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript.');
    }
    await page.getByRole('link', { name: 'See all posters' }).click();
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  test('the search field searches', { tag: '@main' }, async ({ page }) => {
    await page.goto('/');
    await page.locator('summary[aria-label=Search]:visible').click();
    await page.getByRole('textbox', { name: 'Search the posters' }).fill('low sun');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText('Low sun');
  });

  test('the appearance is kept', { tag: '@rare' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/collections');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a shelf is narrowed, sorted and shared by its address', { tag: '@main' }, async ({ page }) => {
  await page.goto('/collections/all');
  await page.getByRole('link', { name: /^Dune/ }).click();
  await expect(page).toHaveURL('/collections/all?family=dune');
  await expect(page.getByText('8 of 62 posters')).toBeVisible();
  await page.getByRole('link', { name: /^Loop/ }).click();
  await expect(page.getByText('16 of 62 posters')).toBeVisible();
  await page.getByText('Sort: Newest').click();
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL('/collections/all?family=dune&family=loop&sort=name');
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  await page.getByRole('list', { name: 'Filters in use' }).getByRole('link', { name: /^Dune/ }).click();
  await expect(page.getByText('8 of 62 posters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/collections/all?sort=name');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
});

test(
  'choosing changes the price, the address and what the button says',
  { tag: ['@main', '@phone-too'] },
  async ({ page, faults }) => {
    await page.goto('/products/low-sun');
    await choose(page, /^50 × 70 cm/);
    await choose(page, /^Oak/);
    await expect(page).toHaveURL(/Size=50\+%C3%97\+70\+cm&.*Frame=Oak/);
    const address = page.url();
    const price =
      (await page
        .getByText(/^€\d+\.\d\d$/)
        .first()
        .textContent()) ?? '';
    await page.goto(address);
    await expect(page.getByRole('radio', { name: /^Oak/ })).toBeChecked();
    await expect(page.getByText(price).first()).toBeVisible();
    expect(faults).toEqual([]);
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

test(
  'the frame that is chosen is on the picture, the size in the room',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/products/low-sun?Size=30+%C3%97+42+cm&Frame=Oak');
    const picture = page.locator('#picture [data-frame]');
    await expect(picture).toHaveAttribute('data-frame', 'Oak');
    const print = page.locator('#room [data-frame] img').last();
    const narrow = (await print.boundingBox())?.width ?? 0;
    await choose(page, /^70 × 98 cm/);
    await choose(page, /^White/);
    await expect(picture).toHaveAttribute('data-frame', 'White');
    const wide = (await print.boundingBox())?.width ?? 0;
    expect(wide / narrow).toBeCloseTo(70 / 30, 1);
  },
);

test(
  'each page of a list has its own name, and the icon is there',
  { tag: '@rare' },
  async ({ page, request }) => {
    await page.goto('/collections/all?page=2');
    await expect(page).toHaveTitle(/page 2/);
    await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/collections\/all$/);
    await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /page=3$/);
    await page.goto('/collections/all?page=9');
    await expect(page.getByText('49–62 of 62')).toBeVisible();
    const icon = await request.get('/favicon.ico');
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  },
);

test('a sold-out combination stays in view and cannot be bought', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/collections/all?stock=out');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Sold out/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
});

test('what is not there is a 404 with a way on', { tag: '@main' }, async ({ page }) => {
  for (const path of ['/nowhere', '/products/no-such-poster', '/collections/no-such-family', '/he/nowhere']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  }
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'See all posters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an address that no platform can read is a 404 too', { tag: '@main' }, async ({ request }) => {
  for (const path of [
    '/products/%00',
    '/he/products/a%00',
    '/search?q=%00',
    `/products/${'a'.repeat(9000)}`,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).toContain('text/html');
  }
});

test('search engines are told what a page is', { tag: '@main' }, async ({ page, request, baseURL }) => {
  await page.goto('/products/low-sun?Size=30+%C3%97+42+cm');
  const head = page.locator('head');
  const canonical = await head.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('/products/low-sun');
  await expect(head.locator('link[hreflang=he]')).toHaveAttribute('href', /\/he\/products\/low-sun$/);
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\/.+enc_jpg/);
  const things = await head.locator('script[type="application/ld+json"]').allTextContents();
  const types = things.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(types).toEqual(['Product', 'BreadcrumbList']);
  const product = JSON.parse(things[0] ?? '') as { offers: { offers: { price: string }[] } };
  expect(product.offers.offers).toHaveLength(24);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (found) => new URL(found[1] ?? '').pathname,
  );
  expect(addresses.filter((path) => path.startsWith('/products/'))).toHaveLength(62);
  expect(addresses).toContain('/he/products/low-sun');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  expect(baseURL).toBeDefined();
});

test('the other language is one link away, right to left', { tag: '@main' }, async ({ page }) => {
  await page.goto('/products/low-sun');
  await page.getByRole('link', { name: 'עברית' }).click();
  await expect(page).toHaveURL('/he/products/low-sun');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('כולל מע״מ.')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/products/low-sun');
});

test(
  'the appearance changes at once and is there before the next page is painted',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const html = await (await page.request.get('/collections')).text();
    expect(html).toContain('<html lang="en-GB" dir="ltr" data-theme="dark">');
  },
);

test(
  'pages run nothing inline, and an unchanged one costs nothing',
  { tag: '@main' },
  async ({ request }) => {
    const first = await request.get('/products/low-sun');
    const policy = first.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const again = await request.get('/products/low-sun', {
      headers: { 'if-none-match': first.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  },
);

test('every page is accessible and fits', { tag: ['@main', '@phone-too'] }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inBothColours(page, async (colours, at) => {
        await expectAccessible(page, `${path}, ${colours}`, at);
        await expectNoSidewaysScroll(page, path);
      });
    });
  }
});

test(
  'no page begins with more than 100 kB of script, the bag and the checkout included',
  { tag: '@main' },
  async ({ request }) => {
    for (const path of [...PAGES, '/cart', '/checkout', '/sign-in', '/order-look-up', '/account/security']) {
      const { files, bytes } = await firstScripts(request, path);
      expect(files.length, path).toBeGreaterThan(3);
      expect(bytes, path).toBeGreaterThan(50_000);
      expect(bytes, path).toBeLessThan(100_000);
    }
  },
);
