import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useStoreProfile } from '../../../access/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { OrderRecord } from '../order-record.ts';
import type { AddressPlace, AddressText } from './addresses.ts';
import { addressFields, addressFrom, addressLines, addressOf, addressText } from './addresses.ts';
import { AddressFields, isAddressValid } from './AddressFields.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { useGuardedUpdate } from './use-guarded-update.ts';

interface Props {
  order: OrderRecord;
  place: AddressPlace;
  onClose: () => void;
}

export function AddressDialog({ order, place, onClose }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const [opened] = useState(order);
  const before = addressOf(opened, place);
  const [text, setText] = useState<AddressText>(() => addressText(before));
  const update = useGuardedUpdate(opened, { part: (record) => addressOf(record, place), done: onClose });
  const changed = addressFields.some((field) => text[field] !== addressText(before)[field]);
  const [checked, setChecked] = useState(false);
  const save = () => {
    setChecked(true);
    if (!isAddressValid(text)) return;
    const next = addressFrom(text, before);
    update.save(
      place === 'billing'
        ? { billingInfo: next }
        : { shippingInfo: { logistics: { shippingDestination: next } } },
    );
  };
  return (
    <ConfirmDialog
      open
      title={translate(`orders.address.${place}.edit`, { number: order.number })}
      confirm={translate('orders.address.save')}
      busy={update.busy}
      disabled={!changed || update.conflict !== undefined}
      onConfirm={save}
      onClose={onClose}
      error={
        update.failure ? { title: translate('orders.address.failed'), cause: update.failure } : undefined
      }
    >
      {update.conflict && (
        <ConflictNote onAccept={save}>
          {translate('orders.conflict.now')}{' '}
          {addressLines(addressOf(update.conflict, place), locale).join(', ')}
        </ConflictNote>
      )}
      <AddressFields text={text} onChange={setText} checked={checked} />
    </ConfirmDialog>
  );
}
