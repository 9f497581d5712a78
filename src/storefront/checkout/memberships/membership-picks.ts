import { CallError } from '#wix/errors.ts';
import type { changeCheckout } from '#wix/shopper/checkout-operations.ts';
import type { CheckoutStore } from '../checkout-store.ts';
import { chosenIn, withChoice, type Chosen, type MembershipView } from './membership-view.ts';

type Store = Pick<CheckoutStore, 'id' | 'snapshot' | 'readAgain'>;
type Choose = (lineId: string, way: Pick<MembershipView, 'id' | 'appId'> | undefined) => Promise<boolean>;

/**
 * Picks are sent whole, of all lines: one after the other, so that each begins with what the one before has left.
 * @returns whether it was chosen
 */
export function createPicks(store: Store, change: typeof changeCheckout): Choose {
  let before: Promise<unknown> = Promise.resolve();
  /** What was chosen last, until it is read. */
  let chosens: Chosen[] | undefined;

  async function choose(...[lineId, way]: Parameters<Choose>): Promise<boolean> {
    const memberships = withChoice(chosens ?? chosenIn(store.snapshot().checkout), lineId, way);
    let isChosen = true;
    try {
      await change(store.id(), { membershipOptions: { selectedMemberships: { memberships } } });
      chosens = memberships;
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      isChosen = false;
    }
    // Also where it was rejected: what can pay may be something else now.
    await store.readAgain().then(
      () => (chosens = undefined),
      () => undefined,
    );
    return isChosen;
  }

  return (lineId, way) => {
    const mine = before.then(() => choose(lineId, way));
    before = mine.catch(() => undefined);
    return mine;
  };
}
