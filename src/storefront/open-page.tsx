import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadMessages } from './i18n/messages.ts';
import type { PageEntry } from './pages.ts';
import { cartStore, rememberCart } from './shell/cart-store.ts';
import type { PageDefinition, Params } from './shell/define-page.ts';
import { PageProvider, type PageFacts } from './shell/page-context.tsx';
import { PageRoot } from './shell/PageRoot.tsx';
import { forgetParameter } from './shell/forget-parameter.ts';
import { rememberSession } from './shell/session.ts';
import { rememberWishes } from './shell/wishes.ts';

/** What the server wrote into the page, to go on from. */
export interface OpenedPage {
  page: string;
  params: Params;
  data?: unknown;
  facts: PageFacts;
}

/** Tells when what the server drew is taken over: drawn anew before that, all of it would be thrown away. */
function TakenOver({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

type Loading = Promise<readonly [PageDefinition<unknown>, ...unknown[]]>;

/**
 * Takes over what the server drew: the page, or the frame around one that the browser draws, which follows when its code
 * is there.
 */
export async function openPage(
  { params, data, facts }: OpenedPage,
  { rendered, frame }: PageEntry,
  loading: Loading,
): Promise<void> {
  // Another app's shopper: who they are and where they go back to comes first.
  if (location.hash.startsWith('#handover=')) {
    const { acceptHandover } = await import('../wix/shopper/handover.ts');
    // Used before or too old: the page then shows what a new visitor sees.
    await acceptHandover().catch(() => {});
  }
  let tell = (): void => {};
  const takenOver = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const draw = (Page: PageDefinition<unknown>['Page'] | undefined) => (
    <TakenOver tell={tell}>
      <PageRoot facts={facts} page={Page} data={data} params={params} frame={frame} />
    </TakenOver>
  );
  const place = document.getElementById('root') as HTMLElement;
  const root = hydrateRoot(place, draw(rendered === 'server' ? (await loading)[0].Page : undefined));

  // After hydration: what follows is not on the page that the server drew.
  rememberCart();
  rememberSession();
  if (facts.store.wishlists) rememberWishes();
  forgetParameter('wixMemberLoggedIn');
  openDrawerWhenAsked(facts);
  if (rendered === 'server') return;
  const [[{ Page }]] = await Promise.all([loading, takenOver]);
  root.render(draw(Page));
}

const drawers = import.meta.glob<{ default: ComponentType }>('./cart/CartDrawer.tsx');

/** The drawer's code comes when the cart is about to be opened for the first time, and then stays. */
function openDrawerWhenAsked(facts: PageFacts): void {
  let code: Promise<ComponentType> | undefined;
  let mounted = false;
  async function load(): Promise<ComponentType> {
    const [drawer] = await Promise.all([
      drawers['./cart/CartDrawer.tsx']?.(),
      loadMessages(facts.locale, ['cart', 'offers', 'often', 'totals']),
    ]);
    if (!drawer) throw new Error('The cart has no drawer.');
    return drawer.default;
  }
  // What did not load is asked for again when it is needed.
  const wanted = (): Promise<ComponentType> =>
    (code ??= load().catch((error: unknown) => {
      code = undefined;
      throw error;
    }));
  async function mount(): Promise<void> {
    mounted = true;
    const CartDrawer = await wanted();
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(
      <PageProvider facts={facts}>
        <CartDrawer />
      </PageProvider>,
    );
  }
  cartStore.subscribe(() => {
    const { isOpen, isWanted } = cartStore.snapshot();
    if (mounted) return;
    if (isOpen) mount().catch(() => (mounted = false));
    else if (isWanted) wanted().catch(() => {});
  });
}
