import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { OrderRecord } from '../order-record.ts';
import { AddressFields } from '#admin/ui/address/AddressFields.tsx';
import { addressFields, addressText, checkAddressText } from '#admin/ui/address/address-text.ts';
import type { AddressPlace } from './addresses.ts';
import { addressFrom, addressOf, linesOf } from './addresses.ts';
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
  const was = addressText(before);
  const [text, setText] = useState(was);
  const update = useGuardedUpdate(opened, { part: (record) => addressOf(record, place), done: onClose });
  const changed = addressFields.some((field) => text[field] !== was[field]);
  const [checked, setChecked] = useState(false);
  const problems = checkAddressText(text, was);
  const save = () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
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
          {translate('orders.conflict.now')} {linesOf(addressOf(update.conflict, place), locale).join(', ')}
        </ConflictNote>
      )}
      <AddressFields text={text} problems={checked ? problems : {}} onChange={setText} />
    </ConfirmDialog>
  );
}
