import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { pickupText } from '#shared/delivery-name.ts';
import { slotOf, slotText } from '#shared/delivery-slot.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import type { OrderRecord } from '../order-record.ts';
import type { AddressPlace } from './addresses.ts';
import { addressOf, isBilledAsShipped, linesOf } from './addresses.ts';

interface Props {
  order: OrderRecord;
  place: AddressPlace;
  onEdit: (() => void) | undefined;
}

export function AddressSection({ order, place, onEdit }: Props) {
  const translate = useTranslate();
  const { locale, timeZone } = useStoreProfile();
  const address = addressOf(order, place);
  const lines = linesOf(address, locale);
  const vat = address?.contactDetails?.vatId?._id;
  const collected = order.shippingInfo?.logistics?.pickupDetails;
  const pickup = place === 'shipping' && collected;
  const slot = place === 'shipping' ? slotOf(order.shippingInfo?.logistics) : undefined;
  const ships = collected ? [] : linesOf(addressOf(order, 'shipping'), locale);
  const same = place === 'billing' && isBilledAsShipped(lines, ships);
  const label = translate(`orders.address.${place}.title`);
  return (
    <AsideSection
      title={label}
      action={
        onEdit && (
          <Button
            variant="text"
            color="primary"
            size="small"
            aria-label={translate('orders.address.editLabel', { place: label })}
            onClick={onEdit}
          >
            {translate('orders.address.action')}
          </Button>
        )
      }
    >
      {lines.length === 0 && !same && (
        <p>{translate(pickup ? 'orders.address.pickup' : 'orders.address.none')}</p>
      )}
      {same ? (
        <p>{translate('orders.address.same')}</p>
      ) : (
        lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))
      )}
      {pickup && <p>{pickupText(order.shippingInfo?.logistics, locale)}</p>}
      {slot && (
        <p>
          <b>
            {translate(`orders.address.${pickup ? 'collectAt' : 'bringAt'}`, {
              time: slotText(slot, 'en-GB', timeZone),
            })}
          </b>
        </p>
      )}
      {vat && <p>{translate('orders.address.vat', { id: vat })}</p>}
    </AsideSection>
  );
}
