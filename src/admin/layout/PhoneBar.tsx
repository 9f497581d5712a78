import { useTranslate } from 'ra-core';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PhoneMore } from './PhoneMore.tsx';
import { isAt, usePlaces, type NavPlace } from './nav-places.ts';
import { useForgetFilter } from './use-forget-filter.ts';
import { useWaiting } from './use-waiting.ts';
import styles from './PhoneBar.module.css';

/** The rail of a phone: the first places, the search, and the rest behind "More". */
export function PhoneBar({ onSearch }: { onSearch: () => void }) {
  const translate = useTranslate();
  const { main, settings, underHome, settingsEntry } = usePlaces();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = main.filter(({ resource }) => resource?.under === undefined);
  const first = own.slice(0, 3);
  const rest = [...main.filter((place) => !first.includes(place)), ...underHome, settingsEntry];
  const behind = [...rest, ...settings];
  return (
    <nav className={styles['bar']} aria-label={translate('counterpart.frame.main')}>
      {first.map((place) => (
        <Tab key={place.to} place={place} on={isAt(pathname, place)} />
      ))}
      <button type="button" onClick={onSearch}>
        <Search size={20} aria-hidden />
        {translate('counterpart.frame.search')}
      </button>
      <button
        type="button"
        aria-haspopup="menu"
        className={behind.some((place) => isAt(pathname, place)) ? styles['on'] : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MenuIcon size={20} aria-hidden />
        {translate('counterpart.frame.more')}
      </button>
      <PhoneMore anchor={anchor} places={rest} onClose={() => setAnchor(null)} />
    </nav>
  );
}

function Tab({ place, on }: { place: NavPlace; on: boolean }) {
  const translate = useTranslate();
  const waiting = useWaiting(place.resource);
  const forgetFilter = useForgetFilter();
  const Icon = place.icon;
  return (
    <Link
      to={place.to}
      className={on ? styles['on'] : undefined}
      aria-current={on ? 'page' : undefined}
      onClick={() => forgetFilter(place)}
    >
      <Icon size={20} aria-hidden />
      {waiting !== undefined && waiting > 0 && <b className="num">{waiting > 999 ? '999+' : waiting}</b>}
      {translate(place.label)}
    </Link>
  );
}
