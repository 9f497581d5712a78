import type { Page } from '@playwright/test';
import { fillCart } from './support/fill-cart.ts';
import { MESSAGES, RejectingServer } from './support/rejecting-server.ts';
import { newBuyer, writeAddress, writeCard, CARDS } from './support/shopper.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

interface ShopForm {
  name: string;
  path: string;
  /** Brings the form to where a press sends it. */
  fill: (page: Page) => Promise<unknown>;
  submit: string | RegExp;
  /** Where the button is, if not on the page itself. */
  inDialog?: true;
}

const fill =
  (label: string | RegExp, text: string) =>
  (page: Page): Promise<void> =>
    page.getByLabel(label).locator('visible=true').first().fill(text);

const PASSWORD = 'eleven blue posters';

const STRANGERS: readonly ShopForm[] = [
  {
    name: 'register',
    path: '/register',
    fill: async (page) => {
      await fill('Email', 'noa@shop.example')(page);
      await fill('Password', PASSWORD)(page);
    },
    submit: 'Open the account',
  },
  {
    name: 'sign in',
    path: '/sign-in',
    fill: async (page) => {
      await fill('Email', 'noa@shop.example')(page);
      await fill('Password', PASSWORD)(page);
    },
    submit: 'Sign in',
  },
  { name: 'recover', path: '/recover', fill: fill('Email', 'noa@shop.example'), submit: 'Send the link' },
  {
    name: 'order look-up',
    path: '/order-look-up',
    fill: async (page) => {
      await fill('Order number', '10001')(page);
      await fill('Email', 'noa@shop.example')(page);
    },
    submit: 'Find the order',
  },
  {
    name: 'gift card',
    path: '/gift-card',
    fill: fill('Their email', 'noa@shop.example'),
    submit: /^Add to cart/,
  },
  {
    name: 'gift card balance',
    path: '/gift-card/balance',
    fill: fill('Code of the card', 'ABCD-EFGH'),
    submit: 'Tell me',
  },
  {
    name: 'review',
    path: '/products/low-sun/review',
    fill: async (page) => {
      await page.getByRole('radio', { name: '1 of 5, not good' }).press('ArrowRight');
      await fill('Headline', 'Warm')(page);
      await fill('Your review', 'The lines only show up close.')(page);
      await fill('Shown as', 'Noa L.')(page);
      await fill('Email', 'noa@shop.example')(page);
    },
    submit: 'Send the review',
  },
  {
    name: 'code at the checkout',
    path: '/checkout',
    fill: fill('Discount code or gift card', 'WELCOME'),
    submit: 'Apply',
  },
  {
    name: 'checkout',
    path: '/checkout',
    fill: async (page) => {
      await writeAddress(page, newBuyer());
      await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
      await writeCard(page, CARDS.good);
    },
    submit: /^Pay/,
  },
];

const MEMBERS: readonly ShopForm[] = [
  { name: 'profile', path: '/account/profile', fill: fill('Nickname', 'Noa L'), submit: 'Save' },
  {
    name: 'address of the profile',
    path: '/account/profile',
    fill: fill('Last part of the address', 'noa-l'),
    submit: 'Change the address',
  },
  {
    name: 'address',
    path: '/account/addresses',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add an address' }).click();
      await page.getByLabel('Country').selectOption('NL');
      await fill('Street and number', 'Oudegracht 118')(page);
      await fill('Town or city', 'Utrecht')(page);
      await fill('Postal code', '3511 AW')(page);
    },
    submit: 'Save the address',
  },
  {
    name: 'sign-in address',
    path: '/account/security',
    fill: async (page) => {
      const section = page.locator('#email');
      await section.getByLabel('New email').fill('other@shop.example');
      await section.getByLabel('Your present password').fill(PASSWORD);
    },
    submit: 'Change the email',
  },
  {
    name: 'password',
    path: '/account/security',
    fill: async (page) => {
      const section = page.locator('section', {
        has: page.getByRole('heading', { name: 'Password', exact: true }),
      });
      await section.getByLabel('Your present password').fill(PASSWORD);
      await section.getByLabel('New password').fill(`${PASSWORD} too`);
    },
    submit: 'Change the password',
  },
  {
    name: 'public profile',
    path: '/account/profile',
    fill: (page) => page.getByRole('button', { name: 'Make it public' }).click(),
    submit: 'Make it public',
    inDialog: true,
  },
];

async function faultsOf(page: Page, server: RejectingServer, form: ShopForm) {
  const { path, fill: write, submit, inDialog } = form;
  await page.goto(path);
  await write(page);
  const press = () =>
    page
      .getByRole(inDialog ? 'dialog' : 'main')
      .getByRole('button', { name: submit, exact: typeof submit === 'string' })
      .first()
      .click();
  const isRead = (message: string) =>
    page
      .getByText(message)
      .locator('visible=true')
      .first()
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
  const errors: string[] = [];
  server.armed = 'violations';
  await press();
  for (const kind of ['unknown', 'nested'] as const)
    if (!(await isRead(MESSAGES[kind]))) errors.push(`does not display the ${kind} violation`);
  // Where the shop knows what is meant, it says so in the language of the page.
  const isMarked = async () => (await page.locator('main [aria-invalid=true]').count()) > 0;
  if (!(await isMarked()) && !(await isRead(MESSAGES.known)))
    errors.push('does not display the known violation');
  server.armed = 'application';
  await press();
  if (!(await isRead(MESSAGES.application))) errors.push('does not display the application error');
  server.armed = undefined;
  return errors;
}

async function walk(page: Page, forms: readonly ShopForm[]): Promise<string[]> {
  const server = await RejectingServer.start(page, /\/(?:wixapis|hosted|api|_api)\//);
  const all: string[] = [];
  for (const form of forms)
    await test.step(form.name, async () => {
      for (const error of await faultsOf(page, server, form)) all.push(`${form.name}: ${error}`);
    });
  return all;
}

test('forms of strangers display what the server rejects', { tag: '@rare' }, async ({ page }) => {
  test.setTimeout(300_000);
  await fillCart(page, 'low-sun');
  expect(await walk(page, STRANGERS)).toEqual([]);
});

test('forms of members display what the server rejects', { tag: '@rare' }, async ({ page }) => {
  test.setTimeout(300_000);
  await signedInMember(page);
  await fillCart(page, 'low-sun');
  expect(await walk(page, MEMBERS)).toEqual([]);
});
