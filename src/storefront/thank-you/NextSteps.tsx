import { streetOf } from '../../shared/address/format-address.ts';
import { deliveryAddressOf } from '../../shared/delivery-address.ts';
import { slotOf } from '../../shared/delivery-slot.ts';
import type { ReactNode } from 'react';
import type { Order } from '../../wix/shopper/order-operations.ts';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { DeliveryMoment, usePickupLine } from '../shell/DeliveryMoment.tsx';
import { ShopDate } from '../shell/ShopDate.tsx';
import { Icon, type IconName } from '../shell/ui/Icon.tsx';
import type { PaidStatus } from './order-view.ts';
import styles from './thank-you.module.css';

/** Steps of the order, the first of them done. */
export function NextSteps({ order, standing }: { order: Order; standing: PaidStatus }) {
  const t = useT();
  const { dispatch } = usePageFacts().store.look;
  const address = deliveryAddressOf(order)?.address;
  const place = [streetOf(address), address?.city].filter(Boolean).join(', ');
  const placedAt = order.purchasedDate ?? order._createdDate;
  return (
    <ol className={styles['steps']} aria-label={t('thanks.steps')}>
      <Step icon="check" now name={t('thanks.placed')}>
        {placedAt && <ShopDate value={placedAt} look="time" />}
      </Step>
      <Step icon="edit" name={t('thanks.prepared')}>
        {standing !== 'paid'
          ? t('thanks.preparedWaiting')
          : dispatch && order.shippingInfo
            ? t('thanks.preparedWithin', { count: dispatch.days })
            : ''}
      </Step>
      {order.shippingInfo && (
        <>
          <LastSteps order={order} place={place} />
        </>
      )}
    </ol>
  );
}

/** Posted and arrived; or brought at the chosen time; or ready to collect. */
function LastSteps({ order, place }: { order: Order; place: string }) {
  const t = useT();
  const { logistics, title } = order.shippingInfo ?? {};
  const pickupLine = usePickupLine(logistics);
  if (logistics?.pickupDetails)
    return (
      <Step icon="place" name={t('thanks.collect')}>
        <bdi>{[title, pickupLine].filter(Boolean).join(', ')}</bdi>
        {logistics.instructions && (
          <>
            <br />
            <bdi>{logistics.instructions}</bdi>
          </>
        )}
      </Step>
    );
  if (logistics && slotOf(logistics))
    return (
      <Step icon="truck" name={t('thanks.brought')}>
        <DeliveryMoment logistics={logistics} />, <bdi>{place}</bdi>
      </Step>
    );
  return (
    <>
      <Step icon="truck" name={t('thanks.posted')}>
        {t('thanks.postedText')}
      </Step>
      <Step icon="parcel" name={t('thanks.arrived')}>
        {logistics?.deliveryTime ? t('thanks.arrivedAt', { time: logistics.deliveryTime, place }) : place}
      </Step>
    </>
  );
}

interface StepProps {
  icon: IconName;
  name: string;
  now?: boolean;
  children: ReactNode;
}

function Step({ icon, name, now = false, children }: StepProps) {
  return (
    <li className={now ? styles['now'] : undefined} aria-current={now ? 'step' : undefined}>
      <i>
        <Icon name={icon} small />
      </i>
      <span>
        <b>{name}</b>
        <span className="small quiet">{children}</span>
      </span>
    </li>
  );
}
