import { useTranslate } from 'ra-core';
import { LockKeyhole } from 'lucide-react';
import { useSession } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import styles from './Home.module.css';

/** What this role is for and where it ends, and whom to ask; an owner needs none of it. */
export function RoleNote() {
  const translate = useTranslate();
  const session = useSession();
  const role = session?.person?.role ?? '';
  if (role === 'owner') return null;
  return (
    <Card>
      <p className={styles['role']}>
        <LockKeyhole size={16} aria-hidden />
        <bdi>
          <b>{translate(`roles.role.${role}.name`, { _: role })}.</b>{' '}
          {translate(`home.role.${role}`, { _: translate(`roles.role.${role}.detail`, { _: '' }) })}{' '}
          {translate('home.roleContact', {
            owner: session?.owners[0] ?? translate('counterpart.error.anOwner'),
          })}
        </bdi>
      </p>
    </Card>
  );
}
