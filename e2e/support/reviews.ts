import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { freshName } from './orders.ts';
import { productIdOf } from './products.ts';

interface Review {
  id: string;
  moderation: { moderationStatus: string };
  reply?: { message: string };
}

export const readReview = async (api: Api, id: string): Promise<Review> =>
  (await api.platform<{ review: Review }>('GET', `/reviews/v1/reviews/${id}?returnPrivateReviews=true`))
    .review;

const holdAll = {
  rules: [{ id: 'all', on: true, outcome: 'HOLD', test: { kind: 'every' } }],
  otherwise: 'SHOW',
};

/** Shows whatever comes from now on. @returns what puts the shop's own rules back */
export async function showAll(api: Api): Promise<() => Promise<void>> {
  const { rules } = await api.call<{ rules: object }>('POST', '/admin/api/extensions/getReviewRules', {});
  await api.call('POST', '/admin/api/extensions/changeReviewRules', { rules: [], otherwise: 'SHOW' });
  return async () => void (await api.call('POST', '/admin/api/extensions/changeReviewRules', rules));
}

/** Holds whatever comes from now on. */
export const queueAllReviews = async (api: Api): Promise<void> =>
  void (await api.call('POST', '/admin/api/extensions/changeReviewRules', holdAll));

/** A product, and reviews of it that wait: the last one written is the first of the queue. */
export async function waitingReviews(
  api: Api,
  titles: readonly string[],
  content: object = {},
): Promise<{ productId: string; ids: string[]; path: string; clear: () => Promise<void> }> {
  const { product } = await api.platform<{ product: { id: string } }>('POST', '/stores/v3/products', {
    product: {
      name: `Reviewed ${freshName()}`,
      productType: 'PHYSICAL',
      physicalProperties: {},
      visible: false,
      variantsInfo: { variants: [{ visible: true, price: { actualPrice: { amount: '12.00' } } }] },
    },
  });
  const ids: string[] = [];
  for (const [index, title] of titles.entries()) {
    const { review } = await api.platform<{ review: Review }>('POST', '/reviews/v1/reviews', {
      review: {
        namespace: 'stores',
        entityId: product.id,
        author: { contactId: randomUUID(), authorName: `Ewa ${index}` },
        content: { rating: (index % 5) + 1, title, body: 'The lines only show up close.', ...content },
      },
    });
    // Not by a rule: those belong to everybody who writes meanwhile.
    if (review.moderation.moderationStatus !== 'IN_MODERATION')
      await api.call('POST', '/admin/api/extensions/holdReview', { reviewId: review.id });
    ids.push(review.id);
  }
  const filter = encodeURIComponent(JSON.stringify({ where: [['product', 'is', product.id]] }));
  return {
    productId: product.id,
    ids,
    path: `/admin/reviews?filter=${filter}`,
    async clear() {
      for (const id of ids) await api.platform('DELETE', `/reviews/v1/reviews/${id}`);
      await api.platform('DELETE', `/stores/v3/products/${product.id}`);
    },
  };
}

/** Gives products these stars, shown at once. @returns what takes them back */
export async function reviewed(
  api: Api,
  input: readonly { slug: string; stars: readonly number[] }[],
): Promise<() => Promise<void>> {
  const putRulesBack = await showAll(api);
  const ids: string[] = [];
  for (const { slug, stars } of input) {
    const entityId = await productIdOf(api, slug);
    for (const rating of stars) {
      const { review } = await api.platform<{ review: Review }>('POST', '/reviews/v1/reviews', {
        review: {
          namespace: 'stores',
          entityId,
          author: { contactId: randomUUID(), authorName: 'Ewa' },
          content: { rating, title: 'Warm' },
        },
      });
      ids.push(review.id);
    }
  }
  await putRulesBack();
  return async () => {
    for (const id of ids) await api.platform('DELETE', `/reviews/v1/reviews/${id}`);
  };
}
