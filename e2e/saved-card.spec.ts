import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openCheckout } from './support/fill-cart.ts';
import type { Api } from './support/api.ts';
import { openOrderMenu } from './support/order-menu.ts';
import { readOrder, readTransactions } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { CARDS, pay, writeAddress, writeCard } from './support/shopper.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

/** A frame for 30.00 on top, as an edit of the placed order. */
async function makeDearer(api: Api, sourceOrderId: string): Promise<void> {
  const begun = await api.platform<{ calculatedDraftOrder: { draftOrder: { id: string } } }>(
    'POST',
    '/ecom/v1/draft-orders',
    { sourceOrderId },
  );
  const { id } = begun.calculatedDraftOrder.draftOrder;
  await api.platform('POST', `/ecom/v1/draft-orders/${id}/add-line-items`, {
    customLineItems: [
      {
        quantity: 1,
        productName: { original: 'Frame' },
        price: { amount: '30.00' },
        itemType: { preset: 'PHYSICAL' },
      },
    ],
  });
  await api.platform('POST', `/ecom/v1/draft-orders/${id}/commit`, {});
}

async function openCharge(office: Page) {
  await openOrderMenu(office);
  await office.getByRole('menuitem', { name: 'Charge a saved card…' }).click();
  return office.getByRole('dialog', { name: 'Charge Visa ••4242' });
}

test(
  'a member has a card kept, the merchant charges it for what was added, and the member removes it',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api, pageAs }) => {
    test.slow();
    const { email } = await signedInMember(page);
    await openCheckout(page, 'reef');
    await writeAddress(page, { email, country: 'Netherlands' });
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await writeCard(page, CARDS.good);
    const keep = page.getByRole('checkbox', { name: /^Keep this card for next time/ });
    await expect(keep).not.toBeChecked();
    await keep.check();
    await expectAccessible(page, 'the checkout of a member');
    await pay(page);
    await page.waitForURL(/thank-you/);
    const id = String(/thank-you\/([^/?]+)/.exec(page.url())?.[1]);
    await makeDearer(api, id);
    const { balance } = (await readOrder(api, id)).balanceSummary;
    expect(Number(balance.amount)).toBeGreaterThan(25);

    const office = await pageAs('owner');
    await office.goto(`/admin/orders/${id}`);
    let dialog = await openCharge(office);
    const amount = dialog.getByLabel('Amount');
    await expect(amount).toHaveValue(balance.amount);
    await amount.fill('10.00');
    await dialog.getByRole('radio', { name: 'Authorize now, capture later' }).check();
    await expectAccessible(office, 'charging a saved card', { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Authorize €10.00' }).click();
    // What is announced goes away after seconds; the timeline stays.
    await expect(office.getByText('€10.00 was authorized on Visa ••4242.')).toBeVisible();

    const rest = (Number(balance.amount) - 10).toFixed(2);
    dialog = await openCharge(office);
    await expect(dialog.getByLabel('Amount')).toHaveValue(rest);
    await dialog.getByRole('button', { name: `Charge €${rest}` }).click();
    await expect(office.getByText(`captured €${rest} from Visa ••4242.`)).toBeVisible();
    expect((await readTransactions(api, id)).payments.map(({ status }) => status)).toEqual([
      'APPROVED',
      'AUTHORIZED',
      'APPROVED',
    ]);

    await page.goto('/account/profile');
    await expect(page.getByRole('heading', { name: 'Saved cards' })).toBeVisible();
    await expect(page.getByText('Visa •• 4242')).toBeVisible();
    await expectAccessible(page, 'the saved cards');
    await expectNoSidewaysScroll(page, 'the saved cards');
    await page.getByRole('button', { name: 'Remove Visa •• 4242' }).click();
    await expect(page.getByText('Removed. It can no longer be charged.')).toBeVisible();
    await expect(page.getByText('Visa •• 4242')).toHaveCount(0);
  },
);
