import { session } from '../shell/session.ts';
import { useCallback, useRef, useState } from 'react';
import { visitCallback } from '../../wix/shopper/visit.ts';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { announceCartChanged } from '../../wix/shopper/tabs.ts';
import { cartStore } from '../shell/cart-store.ts';
import { usePath } from '../shell/page-context.tsx';
import { checkout } from './checkout.ts';
import { demand } from './shown-checkout.ts';
import { countProblems } from './checkout-form.ts';
import { form, readDraft } from './form-store.ts';
import { findOut, purchase, type PurchaseResult } from './purchase.ts';

type PurchaseError =
  | Exclude<PurchaseResult, { kind: 'placed' | 'second-step' | 'card-refused' | 'unanswered' }>
  | { kind: 'incomplete'; count: number };

export interface PurchaseState {
  busy: boolean;
  trouble: PurchaseError | undefined;
  submit: () => Promise<void>;
}

const ASK_AGAIN_EVERY = 3000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_EVERY));

/** The press on the button, once: whatever else is pressed meanwhile changes nothing. */
export function usePurchase(declinedBefore: boolean): PurchaseState {
  const to = usePath();
  const [busy, setBusy] = useState(false);
  const [purchaseError, setPurchaseError] = useState<PurchaseError | undefined>(
    declinedBefore ? { kind: 'declined', reason: 'canceled' } : undefined,
  );
  const running = useRef(false);

  const submit = useCallback(async () => {
    if (running.current) return;
    form.showAll();
    const count = countProblems(form.check());
    setPurchaseError(count > 0 ? { kind: 'incomplete', count } : undefined);
    const { shippable, deliverable } = form.purchase();
    if (count > 0 || (shippable && !deliverable)) return;
    running.current = true;
    setBusy(true);
    let leaving: string | undefined;
    try {
      leaving = await whereTo(to, setPurchaseError);
      if (leaving !== undefined) location.assign(leaving);
    } finally {
      running.current = leaving !== undefined;
      setBusy(leaving !== undefined);
    }
  }, [to]);

  return { busy, trouble: purchaseError, submit };
}

/** The page that follows a purchase; none where there is something to tell instead. */
async function whereTo(
  to: (path: string) => string,
  tell: (purchaseError: PurchaseError) => void,
): Promise<string | undefined> {
  if (!shopperSettings().embedded) return hostedPage(to);
  const { method, manualId, card, keepCard, cardPage } = form.values();
  const { again } = form.purchase();
  const amountSeen = checkout.amount();
  let result = await purchase({
    store: checkout,
    draft: readDraft(),
    method: again ? 'card' : method,
    manualId,
    card: cardPage ? undefined : card,
    keepCard: keepCard && session.snapshot().role === 'member',
    amountSeen,
  });
  while (result.kind === 'unknown' || result.kind === 'in-progress') {
    tell(result);
    await pause();
    result = await findOut(checkout.id());
  }
  switch (result.kind) {
    case 'placed': {
      const { orderId } = result;
      cartStore.setCount(0);
      announceCartChanged();
      return visitCallback('thankYouPageUrl', { orderId }) ?? to(`/thank-you/${orderId}`);
    }
    case 'second-step':
      return result.redirectUrl;
    case 'card-refused':
      form.refuseCard(result.problems);
      tell({ kind: 'incomplete', count: Object.keys(result.problems).length });
      return undefined;
    case 'unanswered':
      demand(result.fields);
      tell({ kind: 'incomplete', count: countProblems(form.check()) });
      return undefined;
    default:
      tell(result);
      return undefined;
  }
}

/** A hosted platform takes the payment on a page of its own. */
async function hostedPage(to: (path: string) => string): Promise<string> {
  const { hostedCheckoutUrl } = await import('../../wix/shopper/hosted-checkout.ts');
  const url = (path: string): string => location.origin + to(path);
  return hostedCheckoutUrl(checkout.id(), {
    postFlowUrl: url('/'),
    cartPageUrl: url('/cart'),
    thankYouPageUrl: url('/thank-you/order'),
  });
}
