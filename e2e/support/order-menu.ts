import type { Locator, Page } from '@playwright/test';

/** Opens the menu of the open order; the shell of a phone has a "More" of its own. */
export async function openOrderMenu(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('menu');
}
