import { placeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const figures = /^(Orders today|Last 7 days|Last 30 days)/;
const work = /(Orders need attention|Awaiting payment|Orders to fulfil)/;

test('each figure of Home, and all that waits, opens a list of as many orders', async ({ page, api }) => {
  // What is put away was sold all the same.
  const { id } = await placeOrder(api);
  await api.platform('PATCH', `/ecom/v1/orders/${id}`, { order: { id, archived: true } });
  await page.goto('/admin');
  const links = page.getByRole('main').getByRole('link');
  const opening = links.filter({ hasText: figures }).or(links.filter({ hasText: work }));
  await expect(opening.filter({ hasText: /was \d|by now \d/ })).toHaveCount(3);
  await expect(opening).toHaveCount(6);
  const told = await opening.locator('b').allInnerTexts();
  const addresses = await opening.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, address] of addresses.entries()) {
    await page.goto(address);
    const tab = page.getByRole('navigation', { name: 'Status' }).locator('[aria-current="page"] b');
    await expect(tab).toHaveText(told[index] ?? '');
  }
});
