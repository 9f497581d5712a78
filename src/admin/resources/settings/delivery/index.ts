import { Truck } from 'lucide-react';
import { deliveryDesk } from '#shared/desks/delivery.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

interface FoundRegion {
  id: string;
  name: string;
  ways: string[];
}

export const delivery = defineDesk({
  ...deliveryDesk,
  icon: Truck,
  provider: async () => (await import('./provider.ts')).deliveryProvider,
  list: preloadable(() => import('./Delivery.tsx')),
  found: ({ id, name, ways }: FoundRegion) => ({
    title: name,
    detail: ways.join(', '),
    to: `/delivery?region=${id}`,
  }),
});
