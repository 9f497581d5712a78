import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { callApi } from '../../access/call-api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { refusalsOf } from '../../ui/form/refusals.ts';
import { TextField } from '../../ui/TextField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import styles from './Staff.module.css';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('merchant');
  const invite = useMutation({
    mutationFn: () => callApi('POST', '/admin/api/invitations', { email, role }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['invitations'] });
      notify('staff.invited', { type: 'success', messageArgs: { email } });
      onClose();
    },
  });
  const refused = refusalsOf(invite.error, ['email']);
  return (
    <ConfirmDialog
      open
      title={translate('staff.inviteTitle')}
      confirm={translate('staff.inviteSubmit')}
      busy={invite.isPending}
      disabled={!/^\S+@\S+$/.test(email)}
      error={refused.other && { title: translate('staff.inviteFailed'), cause: refused.other }}
      onConfirm={() => invite.mutate()}
      onClose={onClose}
    >
      <p className={styles['text']}>{translate('staff.inviteDetail')}</p>
      <div className={styles['fields']}>
        <TextField
          label={translate('staff.field.email')}
          type="email"
          autoFocus
          value={email}
          error={refused.of('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleChoice value={role} onChange={setRole} />
      </div>
    </ConfirmDialog>
  );
}
