import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useStoreProfile } from '../../../access/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CountryField } from '../../../ui/CountryField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { OrderRecord } from '../order-record.ts';
import type { AddressPlace, AddressText } from './addresses.ts';
import { addressFields, addressFrom, addressLines, addressOf, addressText } from './addresses.ts';
import styles from './AddressDialog.module.css';
import { ConflictNote } from './ConflictNote.tsx';
import { useGuardedUpdate } from './use-guarded-update.ts';

interface Props {
  order: OrderRecord;
  place: AddressPlace;
  onClose: () => void;
}

const wide = new Set(['company', 'addressLine', 'addressLine2', 'country']);

export function AddressDialog({ order, place, onClose }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const [opened] = useState(order);
  const before = addressOf(opened, place);
  const [text, setText] = useState<AddressText>(() => addressText(before));
  const update = useGuardedUpdate(opened, { part: (record) => addressOf(record, place), done: onClose });
  const changed = addressFields.some((field) => text[field] !== addressText(before)[field]);
  const save = () => {
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
      <div className={styles['fields']}>
        {addressFields.map((field) => (
          <div key={field} className={wide.has(field) ? styles['wide'] : undefined}>
            {field === 'country' ? (
              <CountryField
                label={translate('orders.address.field.country')}
                value={text.country}
                onChange={(country) => setText({ ...text, country })}
              />
            ) : (
              <TextField
                label={translate(`orders.address.field.${field}`)}
                value={text[field]}
                autoFocus={field === 'firstName'}
                onChange={(event) => setText({ ...text, [field]: event.target.value })}
              />
            )}
          </div>
        ))}
      </div>
    </ConfirmDialog>
  );
}
