import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/member.ts';
import { freshName, placeOrder } from './support/orders.ts';
import { showAll } from './support/reviews.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import type { Api } from './support/api.ts';
import { goWithin } from './support/go-within.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** An order of a product that is sold, paid, and the request about it. */
async function planned(api: Api, slug: string) {
  const { products } = await api.platform<{ products: { id: string; name: string }[] }>(
    'POST',
    '/stores/v3/products/query',
    { query: { filter: { slug } } },
  );
  const { id: productId = '', name = '' } = products[0] ?? {};
  const lastName = freshName();
  const order = await placeOrder(api, {
    lastName,
    paid: true,
    lines: [{ name, price: '12.00', quantity: 1, productId }],
  });
  const { reviewRequest } = await api.platform<{ reviewRequest: { id: string } }>(
    'POST',
    '/reviews/v2/review-requests',
    {
      reviewRequest: {
        namespace: 'stores',
        order: { id: order.id },
        communicationChannel: 'EMAIL',
        sendDate: tomorrow(),
      },
    },
  );
  const email = `${lastName.toLowerCase()}@example.com`;
  return { order, name, productId, email, requestId: reviewRequest.id };
}

const statusOf = async (api: Api, id: string): Promise<string> =>
  (await api.platform<{ reviewRequest: { status: string } }>('GET', `/reviews/v2/review-requests/${id}`))
    .reviewRequest.status;

test.describe('review requests', () => {
  test.use({ role: 'owner', contextOptions: { reducedMotion: 'reduce' } });

  test(
    'one is sent, its link opens the form, the review is answered and stands in the shop',
    { tag: ['@main', '@phone-too'] },
    async ({ page, api, sell }) => {
      const putRulesBack = await showAll(api);
      const slug = await sell({ name: `Asked about ${freshName()}`, media: { itemsInfo: { items: [] } } });
      const { order, name, email, requestId } = await planned(api, slug);
      await page.goto(`/admin/review-requests/${requestId}`);
      await expect(page.getByRole('heading', { name: `Request for order #${order.number}` })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expectNoSidewaysScroll(page, 'a review request');
      await page.getByRole('button', { name: 'Send now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send this request now' });
      await expect(dialog).toContainText(email);
      await expectAccessible(page, 'sending a request', { within: '[role=dialog]' });
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('#facts').getByText('No review yet')).toBeVisible();

      const link = await mailTo(api, email, /https?:\/\/[^/\s]+(\/products\/\S+\/review\?token=\S+)/);
      await page.goto(link);
      await page.getByRole('radio', { name: '5 of 5, wonderful' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Headline' }).fill('Came by the mail');
      await page.getByRole('textbox', { name: 'Your review' }).fill('It hangs where the old one hung.');
      await page.getByRole('button', { name: 'Send the review' }).click();
      await expect(page.getByText('Your review is in the shop now.')).toBeVisible();
      await putRulesBack();

      await page.goto(`/admin/review-requests/${requestId}`);
      await expect(page.getByText('Reviewed')).toBeVisible();
      await page.getByRole('link', { name: 'View review' }).first().click();
      await expect(page.getByRole('heading', { name: 'Came by the mail', level: 2 })).toBeVisible();
      await expect(page.getByText('Verified purchase').first()).toBeVisible();
      await page.getByRole('button', { name: /^Reply/ }).click();
      await page.getByRole('textbox', { name: 'Your reply' }).fill('Thank you, Ada.');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('region', { name: 'Your reply' })).toContainText('Thank you, Ada.');

      await goWithin(page, `/admin/orders/${order.id}`);
      await expect(page.getByText(/^Answered\. Sent/)).toBeVisible();

      await page.goto(`/products/${slug}`);
      const reviews = page.locator('#reviews');
      await expect(reviews.getByRole('heading', { name: 'Came by the mail' })).toBeVisible();
      await expect(reviews.getByText('Thank you, Ada.')).toBeVisible();
      expect(name).not.toBe('');
    },
  );

  test(
    'planned ones are canceled by a whole filter, and one says why',
    { tag: '@rare' },
    async ({ page, api, sell }) => {
      const slug = await sell({ name: `Not asked ${freshName()}`, media: { itemsInfo: { items: [] } } });
      const [one, two] = [await planned(api, slug), await planned(api, slug)];
      const filter = { tab: 'planned', where: [['product', 'includes', one.productId]] };
      await page.goto(`/admin/review-requests?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      await expect(page.getByRole('row', { name: new RegExp(`#${one.order.number}`) })).toBeVisible();
      await expectAccessible(page, 'review requests');
      await page.getByRole('columnheader').getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel 2 requests' }).click();
      await expect.poll(() => statusOf(api, one.requestId)).toBe('CANCELED');
      await expect.poll(() => statusOf(api, two.requestId)).toBe('CANCELED');
      await page.getByRole('button', { name: /^Skipped 2/ }).click();
      await expect(page.getByText('Canceled by the store').first()).toBeVisible();
    },
  );

  test(
    'when buyers are asked is changed, told as a sentence, and kept',
    { tag: '@rare' },
    async ({ page, api }) => {
      const { settings } = await api.call<{ settings: object }>(
        'POST',
        '/admin/api/extensions/getReviewRequestSettings',
        {},
      );
      await page.goto('/admin/review-requests/settings');
      const days = page.getByRole('textbox', { name: 'Days' });
      await days.fill('900');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Enter a whole number of days from 0 to 180.')).toBeVisible();
      await days.fill('12');
      await expect(page.getByText('Sent 12 days after an order is fulfilled.')).toBeVisible();
      await expectAccessible(page, 'when we ask');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect
        .poll(async () =>
          api.call<{ settings: { days: number } }>(
            'POST',
            '/admin/api/extensions/getReviewRequestSettings',
            {},
          ),
        )
        .toMatchObject({ settings: { days: 12 } });
      const letter = page.frameLocator('iframe[title="Email"]');
      await expect(letter.getByRole('heading').first()).toBeVisible();
      await page.getByText('Hebrew', { exact: true }).click();
      await expect(letter.locator('html')).toHaveAttribute('dir', 'rtl');
      await api.call('POST', '/admin/api/extensions/changeReviewRequestSettings', settings);
    },
  );
});

test.describe('an order', () => {
  test.use({ role: 'owner' });

  test(
    'whose buyer was not asked yet is asked from its page',
    { tag: '@rare' },
    async ({ page, api, sell }) => {
      const slug = await sell({ name: `Asked late ${freshName()}`, media: { itemsInfo: { items: [] } } });
      const { order, requestId, email } = await planned(api, slug);
      await api.platform('PUT', '/reviews/v2/bulk/review-requests/cancel-by-filter', {
        filter: { id: requestId },
      });
      await page.goto(`/admin/orders/${order.id}`);
      await expect(page.getByText(/^Skipped\. It was scheduled for/)).toBeVisible();
      await page.getByRole('button', { name: 'Send now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send review request now' });
      await expect(dialog).toContainText(email);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(/^(Scheduled for|Sent)/)).toBeVisible();
      await mailTo(api, email, /(\/review\?token=\S+)/);
    },
  );
});

test.describe('who only looks', () => {
  test.use({ role: 'viewer' });

  test('reads requests and sends none', { tag: '@rare' }, async ({ page, api, sell }) => {
    const slug = await sell({ name: `Looked at ${freshName()}`, media: { itemsInfo: { items: [] } } });
    const { order, requestId } = await planned(api, slug);
    await page.goto(`/admin/review-requests/${requestId}`);
    await expect(page.getByRole('heading', { name: `Request for order #${order.number}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
  });
});
