import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { cartOperations, lockCurrentCart, openCurrentCart, readCurrentCart } from '../carts/public.ts';
import type { Line } from '../line-items/public.ts';

const isNone = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'OWNED_CART_NOT_FOUND';

export const currentCartOperations = {
  ...cartOperations<object>({
    read: readCurrentCart,
    lock: (context, _request, options) => lockCurrentCart(context, options),
    open: openCurrentCart,
  }),
  /** What lies in it, held until the call ends; nothing where there is none yet, and then nobody else begins one meanwhile. */
  async lines(
    context: Context,
  ): Promise<{ id: string; lines: readonly Line[]; couponCode?: string | undefined }> {
    const { id, lines, couponCode } = await lockCurrentCart(context, { withCheckout: true }).catch(
      async (error: unknown) => {
        if (!isNone(error)) throw error;
        return (await openCurrentCart(context)).cart;
      },
    );
    return { id, lines, couponCode };
  },
};
