import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beginsWithList, uncover } from './admin/uncover.ts';

const page = document.getElementById('root') as HTMLElement;
/** Lies over the page until the page is there. */
const before = document.getElementById('first') as HTMLElement;

// The page's code is awaited before the first render: a lazy boundary that shows its fallback costs up to 300 ms.
try {
  const first = beginsWithList()
    ? await (await import('./admin/first/show-first.tsx')).showFirst(before)
    : undefined;
  const { start } = await import('./admin/start.ts');
  const { App, goTo } = await start(location.pathname);
  uncover({ page, cover: before, first });
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
