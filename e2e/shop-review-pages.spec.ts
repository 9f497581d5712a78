import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { freshName } from './support/orders.ts';
import { productIdOf } from './support/products.ts';
import { reviewed } from './support/reviews.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', javaScriptEnabled: false });

interface Structured {
  '@type': string;
  aggregateRating?: object;
  review?: { name?: string; reviewRating: { ratingValue: number } }[];
}

/** What search engines read of the product. */
async function told(page: Page): Promise<Structured | undefined> {
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Structured).find(({ '@type': type }) => type === 'Product');
}

const starsTold = async (page: Page): Promise<number[] | undefined> =>
  (await told(page))?.review?.map(({ reviewRating }) => reviewRating.ratingValue);

/** Those with one star: the first rejected, the second waiting again. */
async function hide(api: Api, slug: string): Promise<void> {
  const entityId = await productIdOf(api, slug);
  const { reviews } = await api.platform<{ reviews: { id: string }[] }>('POST', '/reviews/v1/reviews/query', {
    query: { filter: { namespace: 'stores', entityId, 'content.rating': 1 } },
  });
  const [rejected, waiting] = reviews;
  await api.platform('PATCH', `/reviews/v1/reviews/${rejected?.id}/moderate`, { status: 'REJECTED' });
  await api.call('POST', '/admin/api/extensions/holdReview', { reviewId: waiting?.id });
}

test(
  'search engines read approved reviews only, page after page, without a script',
  { tag: '@rare' },
  async ({ page, api, sell }) => {
    const slug = await sell({ name: `Read ${freshName()}`, media: { itemsInfo: { items: [] } } });
    await page.goto(`/products/${slug}`);
    const bare = await told(page);
    expect(bare).toBeDefined();
    expect(bare?.aggregateRating).toBeUndefined();
    expect(bare?.review).toBeUndefined();

    // Ten that are shown: the last two of them do not fit on the first page.
    const stars = [1, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 1];
    const clear = await reviewed(api, [{ slug, stars }]);
    await hide(api, slug);
    const rated = { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 10 };
    await expect(async () => {
      await page.goto(`/products/${slug}`);
      expect((await told(page))?.aggregateRating).toEqual(rated);
    }).toPass();
    expect(await starsTold(page)).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
    const reviews = page.locator('#reviews');
    await expect(reviews.getByRole('article')).toHaveCount(8);

    await reviews.getByRole('link', { name: 'More reviews' }).click();
    await expect(page).toHaveURL(`/products/${slug}?reviewPage=2#reviews`);
    await expect(reviews.getByRole('article')).toHaveCount(2);
    await expect(reviews.getByText('Page 2 of 2')).toBeVisible();
    expect((await told(page))?.aggregateRating).toEqual(rated);
    expect(await starsTold(page)).toEqual([4, 4]);
    await reviews.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(reviews.getByRole('article')).toHaveCount(8);

    // Nobody gave one star whom the shop shows.
    await page.goto(`/products/${slug}?stars=1#reviews`);
    await expect(reviews.getByRole('article')).toHaveCount(0);
    expect(await starsTold(page)).toBeUndefined();
    await clear();
  },
);
