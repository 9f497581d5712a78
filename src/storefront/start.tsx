import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './shell/fonts.css';
import './shell/tokens.css';
import './shell/shop.css';
import { loadMessages } from './i18n/messages.ts';
import { loadPage, pages, type PageEntry } from './pages.ts';
import { bag, rememberBag } from './shell/bag.ts';
import type { Params } from './shell/define-page.ts';
import { PageProvider, type PageFacts } from './shell/page-context.tsx';
import { PageRoot } from './shell/PageRoot.tsx';
import { forgetParameter } from './shell/forget-parameter.ts';
import { rememberSession } from './shell/session.ts';

interface State {
  page: string;
  params: Params;
  data?: unknown;
  facts: PageFacts;
}

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const { page: name, params, data, facts } = JSON.parse(byId('page').textContent) as State;
const page: PageEntry = pages.find((entry) => entry.name === name) ?? pages[0];

// Another app's shopper: who they are and where they go back to comes first.
if (location.hash.startsWith('#handover=')) {
  const { acceptHandover } = await import('../wix/shopper/handover.ts');
  // Used before or too old: the page then shows what a new visitor sees.
  await acceptHandover().catch(() => {});
}

const [definition] = await Promise.all([
  loadPage(page),
  loadMessages(facts.locale, ['shell', ...page.flows]),
]);
const draw = (Page: typeof definition.Page | undefined) => (
  <PageRoot facts={facts} page={Page} data={data} params={params} frame={page.frame} />
);
if (page.rendered === 'server') hydrateRoot(byId('root'), draw(definition.Page));
// What the server drew is the frame alone: the same comes again, with the page in it.
else createRoot(byId('root')).render(draw(definition.Page));

// After hydration: what follows is not on the page that the server drew.
rememberBag();
rememberSession();
forgetParameter('wixMemberLoggedIn');

const drawers = import.meta.glob<{ default: ComponentType }>('./cart/CartDrawer.tsx');
let mounted = false;

/** The drawer comes with its code when the bag is opened for the first time. */
async function mountDrawer(): Promise<void> {
  mounted = true;
  const load = drawers['./cart/CartDrawer.tsx'];
  if (!load) return;
  const [{ default: CartDrawer }] = await Promise.all([load(), loadMessages(facts.locale, ['cart', 'sums'])]);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <PageProvider facts={facts}>
      <CartDrawer />
    </PageProvider>,
  );
}
bag.subscribe(() => {
  if (bag.snapshot().isOpen && !mounted) void mountDrawer();
});
