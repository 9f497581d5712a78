import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { Ellipsis, KeyRound, LogOut, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import { RoleChoice } from './RoleChoice.tsx';
import type { StaffMember } from './staff-member.ts';
import { useMemberChange } from './use-member-change.ts';
import styles from './Staff.module.css';

export function MemberMenu({ member }: { member: StaffMember }) {
  const translate = useTranslate();
  const me = useSession()?.person?.staffId;
  const { change, signOut } = useMemberChange(member);
  const notifyFailure = useNotifyFailure();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [requested, setRequested] = useState<'role' | 'deactivate'>();
  const [role, setRole] = useState(member.role);
  const { name } = member;
  const ask = (what: 'role' | 'deactivate') => {
    setAnchor(null);
    setRole(member.role);
    change.reset();
    setRequested(what);
  };
  const close = () => setRequested(undefined);
  const dialog = {
    busy: change.isPending,
    error: change.error ? { title: translate('staff.changeFailed'), cause: change.error } : undefined,
    onClose: close,
  };
  const roleWord = translate(`roles.role.${role}.name`, { _: role });
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('staff.actions', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => ask('role')}>
          <KeyRound aria-hidden />
          {translate('staff.role')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            signOut();
          }}
        >
          <LogOut aria-hidden />
          {translate('staff.signOut')}
        </MenuItem>
        {member.id !== me && member.active && (
          <MenuItem onClick={() => ask('deactivate')}>
            <UserX aria-hidden />
            {translate('staff.deactivate')}
          </MenuItem>
        )}
        {!member.active && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              change.mutate(
                { part: { active: true }, done: 'staff.activateDone', messageArgs: { name } },
                // No dialog is open that could display it.
                { onError: (error) => notifyFailure('staff.changeFailed', error) },
              );
            }}
          >
            <UserCheck aria-hidden />
            {translate('staff.activate')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        {...dialog}
        open={requested === 'role'}
        title={translate('staff.roleTitle', { name })}
        confirm={translate('staff.roleSubmit')}
        disabled={role === member.role}
        onConfirm={() =>
          change.mutate(
            { part: { role }, done: 'staff.roleDone', messageArgs: { name, role: roleWord } },
            { onSuccess: close },
          )
        }
      >
        <RoleChoice value={role} onChange={setRole} />
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={requested === 'deactivate'}
        title={translate('staff.deactivateTitle', { name })}
        confirm={translate('staff.deactivate')}
        onConfirm={() =>
          change.mutate(
            { part: { active: false }, done: 'staff.deactivateDone', messageArgs: { name } },
            { onSuccess: close },
          )
        }
      >
        <p className={styles['text']}>{translate('staff.deactivateDetail')}</p>
      </ConfirmDialog>
    </>
  );
}
