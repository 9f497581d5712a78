/**
 * The areas of the product. A change of an area's sources lets the default run include all of the area's journeys
 * until a full run has passed; see `src/tools/test-run/reach.ts`.
 */
import type { Area } from './area.ts';
import { catalogAreas } from './catalog.ts';
import { checkoutAreas } from './checkout.ts';
import { orderAreas } from './orders.ts';
import { peopleAreas } from './people.ts';
import { siteAreas } from './site.ts';

/**
 * What all areas rest on; a change here reaches every journey. Sources that no area names belong to it too, so a new
 * file is never overlooked; a new desk, flow or service must still be assigned by hand.
 */
export const everything = {
  specs: [
    'accessibility',
    'bulk',
    'first-sight',
    'keyboard',
    'phone-desks',
    'phone-foot',
    'pictures',
    'rejected-saves',
    'restart',
    'shop-rejected-saves',
    'shop-walk',
    'unknown-addresses',
  ],
  desks: { jobs: 'bulk' },
  flows: { i18n: 'shop-pages', render: 'shop-pages', shell: 'shop-pages' },
} as const satisfies Area;

export const areas: Readonly<Record<string, Area>> = {
  ...orderAreas,
  ...catalogAreas,
  ...checkoutAreas,
  ...peopleAreas,
  ...siteAreas,
};
