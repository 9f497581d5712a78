import type { ShownSubscription } from '#shared/subscriptions.ts';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { nextName } from './subscription-view.ts';

/** When it is charged next, or why it is not. */
export function NextCharge({ subscription }: { subscription: ShownSubscription }) {
  const t = useT();
  const { nextChargeDate, status } = subscription;
  return (
    <>
      {t(nextName(subscription))}:{' '}
      {nextChargeDate ? <ShopDate value={nextChargeDate} /> : t(`subscriptions.nextNone.${status}`)}
    </>
  );
}
