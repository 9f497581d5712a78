import type { Page } from '@playwright/test';

/**
 * Opens another page of the back office as one of its links does: in the document that is open already. Where none is,
 * and where the page itself is open under other parameters, it is loaded.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith('/admin') || path.split('?')[0] === pathname) {
    await page.goto(path);
    return;
  }
  const isSameDesk = path.split(/[/?]/)[2] === pathname.split('/')[2];
  await page.evaluate(
    async ({ to, patience }) => {
      const former = document.querySelector('#content')?.firstElementChild;
      // The router counts its entries by `idx`, and reads where it is when the history moves.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ usr: null, key: String(idx + 1), idx: idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      // The URL changes before the page does; until then the former page receives clicks.
      const until = performance.now() + patience;
      const isThere = () => former?.isConnected === true && performance.now() < until;
      while (isThere()) await new Promise(requestAnimationFrame);
    },
    // Some desks are one page under several URLs, and nothing is replaced.
    { to: path, patience: isSameDesk ? 300 : 10_000 },
  );
}
