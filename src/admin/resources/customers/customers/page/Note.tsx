import IconButton from '@mui/material/IconButton';
import { Pin, PinOff, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerNote } from '#shared/customers.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import styles from './page.module.css';
import { useCustomerAction } from './use-customers.ts';

interface Props {
  customerId: string;
  note: CustomerNote;
  mayWrite: boolean;
}

/** One note; a pinned one stands out and stays on top. */
export function Note({ customerId: id, note, mayWrite }: Props) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const [requested, setRequested] = useState(false);
  const { id: noteId, text, by, pinned, createdDate, updatedDate } = note;
  const pin = useCustomerAction(pinned ? 'customers.note.unpinned' : 'customers.note.pinnedNow', (provider) =>
    provider.changeNote('customers', { id, noteId, pinned: !pinned }),
  );
  const remove = useCustomerAction('customers.note.removed', (provider) =>
    provider.removeNote('customers', { id, noteId }),
  );
  return (
    <li className={pinned ? styles['pinned'] : undefined}>
      <div>
        <p dir="auto">{text}</p>
        <small>
          {by ? nameOf(by) : translate('customers.note.app')} ·{' '}
          <DateTime value={updatedDate ?? createdDate} />
          {updatedDate && ` · ${translate('customers.note.changed')}`}
        </small>
      </div>
      {mayWrite && (
        <span>
          <IconButton
            size="small"
            disabled={pin.isPending}
            aria-label={translate(pinned ? 'customers.note.unpin' : 'customers.note.pin')}
            onClick={() => pin.mutate()}
          >
            {pinned ? <PinOff size={14} aria-hidden /> : <Pin size={14} aria-hidden />}
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate('customers.note.remove')}
            onClick={() => setRequested(true)}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </span>
      )}
      {pin.error && <ErrorState inline error={pin.error} title={translate('customers.note.pinFailed')} />}
      <ConfirmDialog
        open={requested}
        title={translate('customers.note.removeTitle')}
        confirm={translate('customers.note.removeConfirm')}
        busy={remove.isPending}
        onClose={() => setRequested(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setRequested(false) })}
        error={
          remove.error ? { title: translate('customers.note.removeFailed'), cause: remove.error } : undefined
        }
      >
        <p dir="auto">{text}</p>
      </ConfirmDialog>
    </li>
  );
}
