import { useState } from 'react';
import type { Order } from '#wix/shopper/order-operations.ts';
import { cartStore } from '../../shell/cart-store.ts';
import { useT } from '../../shell/page-context.tsx';
import { withReasons } from '../../shell/rejection.ts';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';

/** Puts the same pieces into the cart and opens it: there the prices of today stand. */
export function BuyAgain({ order }: { order: Order }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const lines = (order.lineItems ?? []).flatMap(({ catalogReference, quantity = 1 }) =>
    catalogReference ? [{ catalogReference, quantity }] : [],
  );
  if (lines.length === 0) return null;
  const buy = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { addToCart } = await import('#wix/shopper/cart-operations.ts');
      const { lineItems = [] } = await addToCart(lines);
      cartStore.setCount(lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0));
      cartStore.open();
    } catch (thrown) {
      setFailure({ thrown });
    }
    setBusy(false);
  };
  return (
    <>
      <Button look="line" size="sm" busy={busy} onClick={() => void buy()}>
        {t('orders.again')}
      </Button>
      {failure && (
        <span className="small" role="alert">
          <Icon name="warning" small /> {withReasons(t('orders.againFailed'), failure.thrown)}
        </span>
      )}
    </>
  );
}
