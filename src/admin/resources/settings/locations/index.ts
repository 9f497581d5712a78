import { MapPin } from 'lucide-react';
import { locationsDesk } from '#shared/desks/locations.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { LocationRecord } from './provider.ts';

const page = preloadable(() => import('./Locations.tsx'));

export const locations = defineDesk<LocationRecord>({
  ...locationsDesk,
  icon: MapPin,
  provider: async () => (await import('./provider.ts')).locationsProvider,
  list: page,
  create: page,
  edit: page,
  found: ({ name, address }) => ({ title: name ?? '', detail: address?.formatted ?? '' }),
});
