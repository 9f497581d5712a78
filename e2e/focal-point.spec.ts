import { expectAccessible } from './support/axe.ts';
import { colourIn, showWide } from './support/media.ts';
import { expect, test } from './support/test.ts';

test('a focal point is set by keys and seen in the shop', { tag: '@rare' }, async ({ page, api, sell }) => {
  const { id, address } = await showWide(page, api, sell);

  await page.goto(`/admin/media/${encodeURIComponent(id)}/focal-point`);
  const point = page.getByRole('button', { name: /^Focal point, 50 percent across/ });
  await point.focus();
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Across' })).toHaveValue('0');
  await expect(page.getByText('Product, main image').first()).toBeVisible();
  await expectAccessible(page, 'focal point');
  await page.getByRole('button', { name: 'Save focal point' }).click();
  await expect(page).toHaveURL(/\/admin\/media\?file=/);

  await page.goto(address);
  expect(await colourIn(page)).toBe('red');
});
