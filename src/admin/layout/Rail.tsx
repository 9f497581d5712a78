import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useStoreProfile } from '../access/session.ts';
import { KeyHint } from '../ui/KeyHint.tsx';
import type { Preloadable } from '../ui/preloadable.tsx';
import { Mark } from '../ui/Mark.tsx';
import { isAt, usePlaces, type NavPlace } from './nav-places.ts';
import { useForgetFilter } from './use-forget-filter.ts';
import { useWaiting } from './use-waiting.ts';
import styles from './Rail.module.css';

export function Rail({ onKeys }: { onKeys: () => void }) {
  const translate = useTranslate();
  const { name } = useStoreProfile();
  const { main, settings, underHome, settingsEntry } = usePlaces();
  const { pathname } = useLocation();
  const inSettings = [settingsEntry, ...settings].some((place) => isAt(pathname, place));
  return (
    <nav className={styles['rail']} aria-label={translate('counterpart.frame.main')}>
      <Link to="/" className={styles['store']}>
        <Mark />
        <b>{name}</b>
      </Link>
      <div className={styles['locations']}>
        {main.map((place) => (
          <Entry
            key={place.to}
            place={place}
            on={
              isAt(pathname, place) || underHome.some((each) => leadsTo(place, each) && isAt(pathname, each))
            }
            sub={place.resource?.under !== undefined}
          />
        ))}
      </div>
      <div className={styles['foot']}>
        <Entry place={settingsEntry} on={isAt(pathname, settingsEntry)} open={inSettings} />
        {inSettings &&
          settings.map((place) => <Entry key={place.to} place={place} on={isAt(pathname, place)} sub />)}
        <div className={styles['brand']}>
          Counterpart
          <button type="button" onClick={onKeys}>
            {translate('counterpart.frame.keys')} <KeyHint keys={['?']} />
          </button>
        </div>
      </div>
    </nav>
  );
}

/** The code comes while the pointer is still on its way. */
const preload = ({ resource }: NavPlace) =>
  void (resource?.list as Partial<Preloadable> | undefined)?.preload?.();

/** A desk without an entry is found by the one it stands under, or by Home. */
const leadsTo = (place: NavPlace, { resource }: NavPlace): boolean =>
  place.to === `/${resource?.under ?? ''}`;

interface EntryProps {
  place: NavPlace;
  on: boolean;
  sub?: boolean;
  open?: boolean;
}

function Entry({ place, on, sub = false, open = false }: EntryProps) {
  const translate = useTranslate();
  const waiting = useWaiting(place.resource);
  const forgetFilter = useForgetFilter();
  const Icon = place.icon;
  const link = useRef<HTMLAnchorElement>(null);
  // Settings are more than fit on a screen.
  useEffect(() => {
    if (on) link.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  const classes = [styles['entry'], on && styles['on'], sub && styles['sub'], open && styles['open']];
  return (
    <Link
      ref={link}
      to={place.to}
      className={classes.filter(Boolean).join(' ')}
      aria-current={on ? 'page' : undefined}
      onClick={() => forgetFilter(place)}
      onPointerEnter={() => preload(place)}
      onFocus={() => preload(place)}
    >
      {!sub && <Icon size={16} aria-hidden />}
      <span>{translate(place.label)}</span>
      {waiting !== undefined && waiting > 0 && (
        <b className="num" title={translate('counterpart.frame.waiting', { smart_count: waiting })}>
          {waiting.toLocaleString('en')}
        </b>
      )}
    </Link>
  );
}
