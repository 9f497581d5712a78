import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { OrderRecord } from '../order-record.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { useGuardedUpdate } from './use-guarded-update.ts';

export function EmailDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const [opened] = useState(order);
  const [email, setEmail] = useState(opened.buyerInfo?.email ?? '');
  const update = useGuardedUpdate(opened, { part: ({ buyerInfo }) => buyerInfo?.email, done: onClose });
  const typed = email.trim();
  const valid = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);
  const save = () => update.save({ buyerInfo: { email: typed } });
  return (
    <ConfirmDialog
      open
      title={translate('orders.email.edit', { number: order.number })}
      confirm={translate('orders.email.save')}
      busy={update.busy}
      disabled={!valid || typed === opened.buyerInfo?.email || update.conflict !== undefined}
      onConfirm={save}
      onClose={onClose}
      error={update.failure ? { title: translate('orders.email.failed'), cause: update.failure } : undefined}
    >
      {update.conflict && (
        <ConflictNote onAccept={save}>
          {translate('orders.conflict.now')} {update.conflict.buyerInfo?.email}
        </ConflictNote>
      )}
      <TextField
        autoFocus
        type="email"
        label={translate('orders.email.label')}
        hint={translate('orders.email.hint')}
        value={email}
        error={typed !== '' && !valid ? translate('orders.email.invalid') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
    </ConfirmDialog>
  );
}
