import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { memberIdOf } from './support/member.ts';
import { placeOrder } from './support/orders.ts';
import { queueAllReviews, showAll } from './support/reviews.ts';
import { productIdOf } from './support/products.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

test(
  'a member reviews what they bought, changes it, is told what becomes of it, and deletes it',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    const [name, slug] = ['Two lakes', 'two-lakes'];
    const { email } = await signedInMember(page);
    await page.goto('/account/reviews');
    await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
    await expect(page.getByText(/^You have not written any yet/)).toBeVisible();
    await expectStateAccessible(page, 'no reviews yet');

    const productId = await productIdOf(api, slug);
    await placeOrder(api, {
      buyer: { memberId: await memberIdOf(api, email), email },
      lines: [{ name, price: '39.00', quantity: 1, productId }],
      paid: true,
    });

    const putRulesBack = await showAll(api);
    await page.goto('/account/reviews');
    await expect(page.getByRole('heading', { name: 'Waiting for a word from you' })).toBeVisible();
    await expectAccessible(page, 'what can be reviewed');
    await expectNoSidewaysScroll(page, 'what can be reviewed');
    await page.getByRole('link', { name: `Write a review of ${name}` }).click();
    await page.getByRole('radio', { name: '5 of 5, wonderful' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Headline' }).fill('For the kitchen');
    await page.getByRole('textbox', { name: 'Your review' }).fill('<i>Warm</i> in the evening.');
    await page.locator('input[type=file]').setInputFiles('docs/pictures/refund-phone.png');
    await expect(page.getByText('refund-phone.png is there.')).toBeAttached();
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('Your review is in the shop now.')).toBeVisible();

    await page.goto('/account/reviews');
    const review = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'For the kitchen' }) });
    await expect(review.getByText('In the shop')).toBeVisible();
    await expect(review.getByText('<i>Warm</i> in the evening.')).toBeVisible();
    await expect(review.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
    await expect(page.getByText('Waiting for a word from you')).toBeHidden();
    await expectAccessible(page, 'own reviews');
    await expectNoSidewaysScroll(page, 'own reviews');

    await queueAllReviews(api);
    await review.getByRole('button', { name: `Edit your review of ${name}` }).click();
    const form = page.getByRole('form', { name: `Edit your review of ${name}` });
    await expect(form.getByRole('textbox', { name: 'Headline' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Headline' }).fill('');
    await form.getByRole('textbox', { name: 'Your review' }).fill('');
    await form.getByRole('button', { name: 'Send it again' }).click();
    await expect(form.getByText('Write a headline or a few words.')).toBeVisible();
    await expectAccessible(page, 'a review to be changed');
    await expectNoSidewaysScroll(page, 'a review to be changed');
    await form.getByRole('button', { name: 'Take refund-phone.png out' }).click();
    await form.getByRole('radio', { name: '3 of 5, all right' }).check({ force: true });
    await form.getByRole('textbox', { name: 'Headline' }).fill('For the hall');
    await form.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Sent. The shop reads it first.')).toBeVisible();
    const changed = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'For the hall' }) });
    await expect(changed.getByText('Waiting for approval')).toBeVisible();
    await expect(changed.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
    await expect(changed.getByRole('img', { name: 'Picture 1 of 1' })).toBeHidden();
    await expect(changed.getByRole('button', { name: /^Edit/ })).toBeFocused();
    await putRulesBack();

    const { reviews } = await api.platform<{ reviews: { id: string }[] }>(
      'POST',
      '/reviews/v1/reviews/query',
      {
        query: {
          filter: { namespace: 'stores', entityId: productId },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 1 },
        },
        returnPrivateReviews: true,
      },
    );
    await api.platform('PATCH', `/reviews/v1/reviews/${reviews[0]?.id}/moderate`, { status: 'REJECTED' });
    await page.goto('/he/account/reviews');
    await expect(page.getByText('לא מוצגת', { exact: true })).toBeVisible();
    await expectStateAccessible(page, 'own reviews in Hebrew');
    await expectNoSidewaysScroll(page, 'own reviews in Hebrew');
    await page.goto('/account/reviews');
    await expect(changed.getByText('Not shown', { exact: true })).toBeVisible();

    await changed.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this review?' });
    await expectAccessible(page, 'whether to delete a review', { within: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(changed).toBeVisible();
    await changed.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('Deleted.')).toBeVisible();
    await expect(changed).toBeHidden();
    await expect(page.getByRole('link', { name: `Write a review of ${name}` })).toBeVisible();
  },
);
