import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { callApi } from '#admin/access/call-api.ts';
import { useSession } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import styles from './Staff.module.css';
import type { SentInvitation } from './staff-member.ts';

interface Props {
  onInvited: (invitation: SentInvitation) => void;
  onClose: () => void;
}

export function InviteDialog({ onInvited, onClose }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const byHand = useSession()?.hasMailbox ?? false;
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [role, setRole] = useState('merchant');
  const invite = useMutation({
    mutationFn: () =>
      callApi<SentInvitation>('POST', '/admin/api/invitations', { email: email.trim(), role }),
    onSuccess: async (invitation) => {
      await client.invalidateQueries({ queryKey: ['invitations'] });
      onInvited(invitation);
    },
  });
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const rejected = violationsOf(invite.error, ['email']);
  return (
    <ConfirmDialog
      open
      title={translate('staff.inviteTitle')}
      confirm={translate(byHand ? 'staff.inviteSubmitByHand' : 'staff.inviteSubmit')}
      busy={invite.isPending}
      error={rejected.other && { title: translate('staff.inviteFailed'), cause: rejected.other }}
      onConfirm={() => {
        setTried(true);
        if (isEmail) invite.mutate();
      }}
      onClose={onClose}
    >
      <p className={styles['text']}>{translate(byHand ? 'staff.inviteByHand' : 'staff.inviteDetail')}</p>
      <div className={styles['fields']}>
        <TextField
          label={translate('staff.field.email')}
          type="email"
          autoFocus
          value={email}
          error={tried && !isEmail ? translate('staff.emailInvalid') : rejected.of('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleChoice value={role} onChange={setRole} />
      </div>
    </ConfirmDialog>
  );
}
