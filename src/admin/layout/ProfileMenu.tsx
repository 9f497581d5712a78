import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLogout, useTranslate } from 'ra-core';
import { Check, FlipHorizontal2, LogOut, Mail, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReadsMail, useSession } from '../access/session.ts';
import { setDirection, useDirection } from '../theme/direction.ts';
import { Avatar } from './Avatar.tsx';
import styles from './TopBar.module.css';

export function ProfileMenu() {
  const translate = useTranslate();
  const session = useSession();
  const person = session?.person;
  const logout = useLogout();
  const readsMail = useReadsMail();
  const direction = useDirection();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!person) return null;
  return (
    <>
      <button
        type="button"
        className={styles['me']}
        aria-haspopup="menu"
        aria-label={`${translate('counterpart.frame.account')}: ${person.name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={person.name} />
        <span>{person.name}</span>
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <li className={styles['person']} role="none">
          <b>{person.name}</b>
          <p>{person.email}</p>
          <small>{translate(`roles.role.${person.role}.name`, { _: person.role })}</small>
        </li>
        <MenuItem component={Link} to="/profile" onClick={close}>
          <ShieldCheck aria-hidden />
          {translate('counterpart.frame.profile')}
        </MenuItem>
        {readsMail && (
          <MenuItem component={Link} to="/mailbox" onClick={close}>
            <Mail aria-hidden />
            {translate('counterpart.frame.mailbox')}
          </MenuItem>
        )}
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={direction === 'rtl'}
          onClick={() => {
            close();
            setDirection(direction === 'rtl' ? 'ltr' : 'rtl');
          }}
        >
          <FlipHorizontal2 aria-hidden />
          <span style={{ flex: 1 }}>{translate('counterpart.frame.rtl')}</span>
          {direction === 'rtl' && <Check aria-hidden />}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>
          <LogOut aria-hidden />
          {translate('counterpart.frame.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
