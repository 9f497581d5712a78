import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root') as HTMLElement;

// The page's code is awaited before the first render: a lazy boundary that shows its fallback costs up to 300 ms.
try {
  const { start } = await import('./admin/start.ts');
  createRoot(root).render(createElement(await start(location.pathname)));
} catch (error) {
  // A new version was put in place while this page was on its way, or the network failed.
  console.error(error);
  const again = document.createElement('button');
  again.textContent = 'This page could not be loaded. Try again';
  again.className = 'boot-failed';
  again.addEventListener('click', () => location.reload());
  root.replaceChildren(again);
}
