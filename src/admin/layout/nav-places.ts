import { House, Settings, type LucideIcon } from 'lucide-react';
import { may, useSession } from '../access/session.ts';
import type { AdminDesk } from '../data/define-desk.ts';
import { useDesks } from '../data/desk-registry.ts';

export interface NavPlace {
  to: string;
  /** A message key. */
  label: string;
  icon: LucideIcon;
  /** After `g`. */
  goTo?: string;
  resource?: AdminDesk;
}

const home: NavPlace = { to: '/', label: 'counterpart.frame.home', icon: House, goTo: 'h' };

const settingsEntry: NavPlace = {
  to: '/settings',
  label: 'counterpart.frame.settings',
  icon: Settings,
  goTo: ',',
};

const placeOf = (resource: AdminDesk): NavPlace => ({
  to: `/${resource.name}`,
  label: `${resource.name}.name`,
  icon: resource.icon,
  resource,
  ...(resource.goTo ? { goTo: resource.goTo } : {}),
});

interface NavPlaces {
  main: NavPlace[];
  settings: NavPlace[];
  /** What Home leads to. */
  underHome: NavPlace[];
  settingsEntry: NavPlace;
  all: NavPlace[];
}

/** Only what this person may open: a link that ends in a rejection is not shown. */
export function usePlaces(): NavPlaces {
  const isEmbedded = useSession()?.ownFields ?? false;
  const open = useDesks().filter(({ rights, own }) => may(rights.list) && (isEmbedded || !own));
  const main = [home, ...open.filter(({ place }) => place === 'main').map(placeOf)];
  const settings = open.filter(({ place }) => place === 'settings').map(placeOf);
  const underHome = open.filter(({ place }) => place === 'home').map(placeOf);
  return {
    main,
    settings,
    underHome,
    settingsEntry,
    all: [...main, ...underHome, settingsEntry, ...settings],
  };
}

export const isAt = (pathname: string, { to }: Pick<NavPlace, 'to'>): boolean =>
  to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
