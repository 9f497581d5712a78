import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { showAll } from './support/reviews.ts';
import { productIdOf } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const plain = { itemsInfo: { items: [] } };

test(
  'a guest writes a review, which stands in the shop with its stars, and finds another helpful',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, sell }) => {
    const putRulesBack = await showAll(api);
    const slug = await sell({ name: `Reviewed ${freshName()}`, media: plain });
    await page.goto(`/products/${slug}`);
    await expect(page.getByText('No reviews yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How is it on your wall?');
    await expectNoSidewaysScroll(page, 'writing a review');

    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('Choose one to five stars.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '1 of 5, not good' })).toBeFocused();
    await expectAccessible(page, 'a review with what is missing');

    await page.getByRole('radio', { name: '1 of 5, not good' }).press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '4 of 5, very good' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Headline' }).fill('<b>Warm</b>');
    await page.getByRole('textbox', { name: 'Your review' }).fill('The lines only show up close.');
    // The net is cut under the picture; trying again brings it.
    await page.route('**/media-upload/**', (route) => route.abort(), { times: 1 });
    const pictures = page.getByRole('group', { name: /^Pictures and video/ });
    const choose = pictures.locator('input[type=file]');
    await choose.setInputFiles('docs/pictures/refund-phone.png');
    await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No.') });
    await expect(pictures.getByText(/^Pictures and videos only/)).toBeVisible();
    await pictures.getByRole('button', { name: 'Take notes.txt out' }).click();
    await expect(pictures.getByText('The line was lost.')).toBeVisible();
    await expectAccessible(page, 'pictures of a review');
    await pictures.getByRole('button', { name: 'Try again with refund-phone.png' }).click();
    await expect(pictures.getByText('refund-phone.png is there.')).toBeAttached();
    await page.getByRole('textbox', { name: 'Shown as' }).fill('Noa L.');
    await page.getByRole('textbox', { name: 'Email' }).fill(`${freshName().toLowerCase()}@example.com`);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.');
    await expect(page.getByText('Your review is in the shop now.')).toBeVisible();
    await putRulesBack();

    await page.getByRole('link', { name: /^Back to/ }).click();
    const reviews = page.locator('#reviews');
    await expect(reviews.getByRole('heading', { name: '<b>Warm</b>' })).toBeVisible();
    await expect(reviews.getByText('Noa L.')).toBeVisible();
    await expect(page.getByRole('link', { name: '4.0 · one review' })).toBeVisible();
    await reviews.getByRole('button', { name: 'Picture 1 of 1, look closer' }).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await reviews.getByRole('button', { name: 'Helpful' }).click();
    await expect(reviews.getByRole('button', { name: 'Helpful · 1', pressed: true })).toBeVisible();
    await expectAccessible(page, 'reviews', { within: '#reviews' });
    await expectNoSidewaysScroll(page, 'a product with reviews');

    const { reviews: written } = await api.platform<{ reviews: { id: string }[] }>(
      'POST',
      '/reviews/v1/reviews/query',
      {
        query: {
          filter: { namespace: 'stores', entityId: await productIdOf(api, slug) },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 1 },
        },
      },
    );
    const id = written[0]?.id ?? '';
    await api.platform('PATCH', `/reviews/v1/reviews/${id}/reply`, { message: 'Thank you, Noa.' });
    await page.reload();
    await expect(reviews.getByText('Thank you, Noa.')).toBeVisible();
    await api.platform('PATCH', `/reviews/v1/reviews/${id}/moderate`, { status: 'REJECTED' });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('No reviews yet.')).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
);

test('what is written before the script is there is kept', { tag: '@rare' }, async ({ page, api, sell }) => {
  const putRulesBack = await showAll(api);
  const slug = await sell({ name: `Early ${freshName()}`, media: plain });
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`/products/${slug}/review`, { waitUntil: 'commit' });
  // By its key: the page still moves under a pointer while it arrives.
  await page.getByRole('radio', { name: '4 of 5, very good' }).press('Space');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Early');
  await page.getByRole('textbox', { name: 'Shown as' }).fill('Noa L.');
  letGo();
  await page.waitForLoadState('load');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${freshName().toLowerCase()}@example.com`);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Your review is in the shop now.')).toBeVisible();
  await putRulesBack();
});

test(
  'a press before the script is there sends what was written, once it is',
  { tag: '@rare' },
  async ({ page, api, sell }) => {
    const putRulesBack = await showAll(api);
    const slug = await sell({ name: `Pressed ${freshName()}`, media: plain });
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    let loaded = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded += 1;
    });
    await page.goto(`/products/${slug}/review`, { waitUntil: 'commit' });
    // By its key: the page still moves under a pointer while it arrives.
    await page.getByRole('radio', { name: '4 of 5, very good' }).press('Space');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Pressed early');
    await page.getByRole('textbox', { name: 'Shown as' }).fill('Noa L.');
    await page.getByRole('textbox', { name: 'Email' }).fill(`${freshName().toLowerCase()}@example.com`);
    await page.getByRole('textbox', { name: 'Email' }).press('Enter');
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('it is sent as soon as the page is ready')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Pressed early');
    letGo();
    await expect(page.getByText('Your review is in the shop now.')).toBeVisible();
    expect(loaded).toBe(1);
    await putRulesBack();
  },
);
