import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { First } from './admin/first/show-first.tsx';

const page = document.getElementById('root') as HTMLElement;
/** Lies over the page until the page is there. */
const before = document.getElementById('first') as HTMLElement;

/** What the list has when there is something to look at: a row, or why there is none. */
const content = '[data-id], [data-settled], [role="alert"]';

/** The link that stands for what has the focus: the same one, or that of the same row. */
function sameIn(place: Element, element: Element): HTMLElement | null {
  const link = element.closest('a')?.getAttribute('href');
  const id = element.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return place.querySelector<HTMLElement>(link ? `a[href="${link}"]` : `[data-id="${id ?? ''}"] a`);
}

/** Takes away what lies over the page, in the frame in which the page has what it showed. */
function uncover(first: First | undefined): void {
  const { pathname } = location;
  const isThere = () =>
    first && location.pathname === pathname
      ? page.querySelector(content) !== null
      : page.childElementCount > 0;
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    const here = document.activeElement;
    const again = before.contains(here) && here ? sameIn(page, here) : null;
    first?.leave();
    before.remove();
    again?.focus();
  });
  watch.observe(page, { childList: true, subtree: true });
}

// The page's code is awaited before the first render: a lazy boundary that shows its fallback costs up to 300 ms.
try {
  const first = /^\/admin\/orders\/?$/.test(location.pathname)
    ? await (await import('./admin/first/show-first.tsx')).showFirst(before)
    : undefined;
  const { start } = await import('./admin/start.ts');
  const { App, goTo } = await start(location.pathname);
  uncover(first);
  createRoot(page).render(createElement(App));
  first?.follow(goTo);
} catch (error) {
  // A new version was put in place while this page was on its way, or the network failed.
  console.error(error);
  const again = document.createElement('button');
  again.textContent = 'This page could not be loaded. Try again';
  again.className = 'boot-failed';
  again.addEventListener('click', () => location.reload());
  before.remove();
  page.replaceChildren(again);
}
