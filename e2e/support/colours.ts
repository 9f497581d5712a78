import { expect, type Page } from '@playwright/test';
import { isPhone } from './test.ts';

type Colours = 'light' | 'dark';

/** The page is drawn in these colours, and nothing of it is on its way there. */
async function turn(page: Page, colours: Colours): Promise<void> {
  await page.emulateMedia({ colorScheme: colours });
  const isThere = (wanted: Colours): boolean =>
    matchMedia(`(prefers-color-scheme: ${wanted})`).matches &&
    (document.documentElement.dataset['theme'] ?? wanted) === wanted &&
    document.getAnimations().every((each) => !(each instanceof CSSTransition));
  await expect.poll(() => page.evaluate(isThere, colours), `the page turns ${colours}`).toBe(true);
}

/**
 * Looks at the page as it stands in the light and then, without opening it again, in the dark. Colours are the same at
 * every size: the dark ones are looked at on the desktop only.
 */
export async function inBothColours(
  page: Page,
  look: (colours: Colours, at: { dark: boolean }) => Promise<void>,
): Promise<void> {
  await turn(page, 'light');
  await look('light', { dark: false });
  if (isPhone(page)) return;
  await turn(page, 'dark');
  await look('dark', { dark: true });
  await turn(page, 'light');
}
