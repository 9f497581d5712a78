import { expect, type Page } from '@playwright/test';
import { isPhone } from './test.ts';

/** Cards of the test gateway; docs/payments.md tells how each fares. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 9995',
  secondStep: '4000 0027 6000 3184',
  later: '4000 0000 0000 0077',
} as const;

/** Puts one piece of a poster into the cart, as its page offers it; the drawer is open then. */
export async function addPoster(page: Page, slug: string): Promise<void> {
  await page.goto(`/products/${slug}`);
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(cartOf(page)).toBeVisible();
  await expect(cartOf(page).getByRole('link', { name: /^Check out/ })).toBeVisible();
}

/** Chooses among sizes, papers, frames; in the middle of the screen, where no bar lies over it. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await radio.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await radio.check({ force: true });
}

export const cartOf = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ });

export async function goToCheckout(page: Page): Promise<void> {
  await cartOf(page)
    .getByRole('link', { name: /^Check out/ })
    .click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

export interface Buyer {
  email: string;
  country: string;
}

/** A guest nobody knows yet. */
export const newBuyer = (country = 'Netherlands'): Buyer => ({
  email: `noa.${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}@example.com`,
  country,
});

const PLACES: Readonly<Record<string, { postcode?: string; town: string }>> = {
  Netherlands: { postcode: '3511 AW', town: 'Utrecht' },
  Portugal: { postcode: '4000-318', town: 'Porto' },
};

export async function writeAddress(page: Page, { email, country }: Buyer): Promise<void> {
  const { postcode, town } = PLACES[country] ?? { town: 'Town' };
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Noa');
  await page.getByLabel('Last name').fill('Levi');
  await page.getByLabel('Street and number').fill('Oudegracht 118');
  await page.getByLabel('Country').selectOption(country);
  if (postcode !== undefined) await page.getByLabel('Postal code').fill(postcode);
  await page.getByLabel('Town').fill(town);
  await page.getByLabel('Town').blur();
}

export async function writeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/^Card number/).fill(number);
  await page.getByLabel('Expiry').fill('0431');
  await page.getByLabel('Security code').fill('123');
}

/** The button of this size of screen; it carries the sum. */
export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Pay|Place)/ }).locator('visible=true');

export async function pay(page: Page): Promise<void> {
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await payButton(page).click();
}

/** Pays with a card that is good, up to the page that thanks for it. */
export async function payWell(page: Page): Promise<void> {
  await writeCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/thank-you\//);
}

/** The summary; on a phone it is folded away. */
export async function openSummary(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator('summary', { hasText: 'Your order' }).click();
}
