import type { Page } from '@playwright/test';
import { allPages } from '../src/tools/test-run/pages.ts';
import { goWithin } from './support/go-within.ts';
import { deskOf, officePatterns } from './support/office-pages.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

/** An id as the platform makes them, and one as a mistyped address has it. */
const UNKNOWN = ['00000000-0000-4000-8000-000000000000', 'no-such-record'] as const;

/** Titles and texts of pages, panels and asides without a record. */
const MISSING =
  /nothing here|no such|is gone|not (?:t?here|shared|shown here)|waitlist is empty|not found|no longer|לא כאן/i;

/** A message that nobody wrote is displayed by its key. */
const RAW_KEY = /(?:^|\s)[a-z][a-z-]*(?:\.[a-z][A-Za-z-]*){1,4}(?:\s|$)/m;

interface Look {
  title: string;
  heading: string;
  text: string;
  isBusy: boolean;
  ways: string[];
}

const look = (page: Page, root: string): Promise<Look> =>
  page.evaluate((selector) => {
    const main = document.querySelector<HTMLElement>(selector);
    return {
      title: document.title,
      heading: main?.querySelector('h1')?.textContent ?? '',
      text: main?.innerText ?? '',
      isBusy: main?.querySelector('[aria-busy=true]') !== null,
      ways: [...(main?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])].map(({ pathname }) => pathname),
    };
  }, root);

/** What is wrong with a page that has nothing to show. */
function faultsOf(path: string, { title, heading, text, isBusy, ways }: Look): string[] {
  return [
    isBusy && 'keeps loading',
    heading.trim() === '' && 'has no heading',
    title.trim() === '' && 'has no title',
    !MISSING.test(text) && `does not say that nothing is there: ${text.slice(-300)}`,
    RAW_KEY.test(`${title}\n${text}`) && `shows a key: ${RAW_KEY.exec(`${title}\n${text}`)?.[0]}`,
    !ways.some((way) => way !== path) && 'leads nowhere else',
  ].filter((error) => error !== false);
}

const PATIENCE = 20_000;

/** @returns what is still wrong once the page has had its time */
async function faultsAt(page: Page, path: string, root: string): Promise<string[]> {
  const until = Date.now() + PATIENCE;
  let errors: string[];
  do {
    await page.waitForTimeout(50);
    errors = faultsOf(path, await look(page, root));
  } while (errors.length > 0 && Date.now() < until);
  return errors.map((error) => `${path} ${error}`);
}

/** Below each desk: a record, and something below a record. */
const officeAddresses = (): string[] => {
  const desks = [...new Set(officePatterns().map(deskOf))];
  const below = (id: string) => [
    ...officePatterns()
      .filter((pattern) => pattern.includes(':id/'))
      .map((pattern) => pattern.replace(':id', id)),
    ...desks.map((desk) => `/admin/${desk}/${id}`),
  ];
  return [
    ...UNKNOWN.flatMap(below),
    ...desks.map((desk) => `/admin/${desk}/${UNKNOWN[0]}/nowhere`),
    '/admin/nowhere/at-all',
  ];
};

test(
  'an address of the back office that leads nowhere says so, in its place',
  { tag: '@rare' },
  async ({ page }) => {
    test.setTimeout(900_000);
    await page.goto('/admin/audit-log');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const errors: string[] = [];
    for (const path of officeAddresses()) {
      await goWithin(page, path);
      errors.push(...(await faultsAt(page, path, '#content')));
    }
    expect(errors).toEqual([]);
  },
);

const shopAddresses = (): string[] => [
  '/nowhere',
  '/he/nowhere',
  ...allPages()
    .filter((path) => !path.startsWith('/admin/') && path.includes(':'))
    .flatMap((path) => UNKNOWN.map((id) => path.replace(/:\w+/, id))),
];

test.describe('in the shop', () => {
  test.use({ role: 'nobody' });

  test('an address that leads nowhere says so', { tag: '@rare' }, async ({ page }) => {
    test.setTimeout(300_000);
    await signedInMember(page);
    const errors: string[] = [];
    for (const path of shopAddresses()) {
      await page.goto(path);
      errors.push(...(await faultsAt(page, path, 'main')));
    }
    expect(errors).toEqual([]);
  });
});
