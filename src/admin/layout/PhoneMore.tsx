import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useLogout, useTranslate } from 'ra-core';
import { LogOut, Mail, Moon, ShieldCheck, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { useReadsMail } from '../access/session.ts';
import type { Place } from './places.ts';

interface Props {
  anchor: HTMLElement | null;
  places: readonly Place[];
  onClose: () => void;
}

/** What has no room in the bar of a phone: the other places, and all that the top bar holds elsewhere. */
export function PhoneMore({ anchor, places, onClose }: Props) {
  const translate = useTranslate();
  const logout = useLogout();
  const readsMail = useReadsMail();
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const Appearance = other === 'dark' ? Moon : Sun;
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {places.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <Icon aria-hidden />
          {translate(label)}
        </MenuItem>
      ))}
      {places.length > 0 && <Divider />}
      <MenuItem component={Link} to="/profile" onClick={onClose}>
        <ShieldCheck aria-hidden />
        {translate('counterpart.frame.profile')}
      </MenuItem>
      {readsMail && (
        <MenuItem component={Link} to="/mailbox" onClick={onClose}>
          <Mail aria-hidden />
          {translate('counterpart.frame.mailbox')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          setMode(other);
          onClose();
        }}
      >
        <Appearance aria-hidden />
        {translate(`counterpart.frame.${other}`)}
      </MenuItem>
      <MenuItem onClick={() => void logout()}>
        <LogOut aria-hidden />
        {translate('counterpart.frame.signOut')}
      </MenuItem>
    </Menu>
  );
}
