import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { callApi } from '../../access/call-api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import styles from './Staff.module.css';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('merchant');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const send = async () => {
    setBusy(true);
    try {
      await callApi('POST', '/admin/api/invitations', { email, role });
      await client.invalidateQueries({ queryKey: ['invitations'] });
      notify('staff.invited', { type: 'success', messageArgs: { email } });
      onClose();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={translate('staff.inviteTitle')}
      confirm={translate('staff.inviteSubmit')}
      busy={busy}
      disabled={!/^\S+@\S+$/.test(email)}
      error={failure ? { title: translate('staff.inviteFailed'), cause: failure } : undefined}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p className={styles['text']}>{translate('staff.inviteDetail')}</p>
      <div className={styles['fields']}>
        <TextField
          label={translate('staff.field.email')}
          type="email"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleChoice value={role} onChange={setRole} />
      </div>
    </ConfirmDialog>
  );
}
