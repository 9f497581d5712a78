import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useLogout, useTranslate } from 'ra-core';
import { LogOut, Mail, Moon, ShieldCheck, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { useReadsMail } from '../access/session.ts';
import type { NavPlace } from './nav-places.ts';
import { useForgetFilter } from './use-forget-filter.ts';

interface Props {
  anchor: HTMLElement | null;
  places: readonly NavPlace[];
  onClose: () => void;
}

/** What has no room in the bar of a phone: the other places, and all that the top bar holds elsewhere. */
export function PhoneMore({ anchor, places, onClose }: Props) {
  const translate = useTranslate();
  const logout = useLogout();
  const forgetFilter = useForgetFilter();
  const readsMail = useReadsMail();
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const Appearance = other === 'dark' ? Moon : Sun;
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {places.map((place) => (
        <MenuItem
          key={place.to}
          component={Link}
          to={place.to}
          onClick={() => {
            forgetFilter(place);
            onClose();
          }}
        >
          <place.icon aria-hidden />
          {translate(place.label)}
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
