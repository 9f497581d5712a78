import { useState } from 'react';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import { cartStore } from '../shell/cart-store.ts';
import { useT } from '../shell/page-context.tsx';
import type { ProductModifier } from './modifiers/modifier.ts';

interface Piece {
  productId: string;
  variantId: string;
  quantity: number;
  /** The plan by which it comes again. */
  planId?: string | undefined;
  /** What is asked of the product, and the form that says it. */
  asked?: readonly ProductModifier[] | undefined;
  filled?: FormData | undefined;
}

interface Adding {
  busy: boolean;
  /** Why it was not added. */
  problem?: string;
}

/** The cart's code comes with the first interest in it, so that the first press finds it there. */
export function warmUpCart(): void {
  cartStore.want();
  import('../../wix/shopper/cart-operations.ts').catch(() => {});
}

/** Only pieces that the page knows to be there can be asked for: they count at once, until the server says otherwise. */
const countAtOnce = (quantity: number): void =>
  cartStore.setCount(Math.max(0, cartStore.snapshot().count + quantity));

export function useAddToCart(): Adding & { add: (piece: Piece) => Promise<void> } {
  const t = useT();
  const [state, setState] = useState<Adding>({ busy: false });
  async function add({ productId, variantId, quantity, planId, asked, filled }: Piece): Promise<void> {
    setState({ busy: true });
    countAtOnce(quantity);
    try {
      const { addToCart } = await import('../../wix/shopper/cart-operations.ts');
      const options = {
        variantId,
        ...(planId && { subscriptionOptionId: planId }),
        ...(asked && filled && (await import('./modifiers/answers.ts')).answersIn(asked, filled)),
      };
      const catalogReference = { appId: STORES_APP_ID, catalogItemId: productId, options };
      const cart = await addToCart([{ catalogReference, quantity }]);
      cartStore.setCount((cart.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 0), 0));
      setState({ busy: false });
      cartStore.open();
    } catch (error) {
      countAtOnce(-quantity);
      const { message, status } = error as { message: string; status?: number };
      const reason = status ? message : t('product.offline');
      setState({ busy: false, problem: t('product.failed', { reason }) });
    }
  }
  return { ...state, add };
}
