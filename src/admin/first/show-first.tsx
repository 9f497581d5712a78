import '@fontsource-variable/inter/opsz.css';
import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { ordersDesk } from '../../shared/desks/orders.ts';
import { loadSession, may } from '../access/session.ts';
import { firstOrders } from '../resources/sales/orders/list/first.ts';
import { queueKeys } from './early-keys.ts';
import { saveRequestedList } from './first-list.ts';
import { FirstSight } from './FirstSight.tsx';

export interface First {
  /** From now on links are followed by `go`; so is one that was clicked before. */
  follow: (go: (path: string) => void) => void;
  /** The page has taken over: keys that were pressed meanwhile are pressed again. */
  leave: () => void;
}

/** How long the code of the frame waits for the rows, which are worth more than it. */
const patience = 400;

/**
 * Shows the list of orders in `place` as soon as its rows are known; the code of the frame comes after.
 * @returns nothing where there is no such list to show to this person, or it looks otherwise on a phone
 */
export async function showFirst(place: HTMLElement): Promise<First | undefined> {
  if (window.matchMedia('(max-width: 719px)').matches) return undefined;
  const session = await loadSession().catch(() => undefined);
  if (!session?.person || !may(ordersDesk.rights.list)) return undefined;
  saveRequestedList(firstOrders);
  let clicked: string | undefined;
  let onLink = (path: string): void => void (clicked = path);
  const sight = document.createElement('div');
  sight.className = 'sight';
  const pressAgain = queueKeys(sight);
  const root = createRoot(sight);
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    // Once they are painted, not only drawn.
    const onRows = () => requestAnimationFrame(() => setTimeout(resolve));
    root.render(<FirstSight list={firstOrders} onLink={(path) => onLink(path)} onRows={onRows} />);
    place.replaceChildren(sight);
  });
  return {
    follow(go) {
      onLink = go;
      if (clicked !== undefined) go(clicked);
    },
    leave() {
      root.unmount();
      void pressAgain();
    },
  };
}
