import { updateStorefront } from '../../platform/services/extensions/storefront/public.ts';
import { hideChecklist } from '../../server/setup/checklist.ts';
import { readTextIn, writeTextIn } from '../../server/texts/store.ts';
import type { HomeText } from '../../shared/shop-texts.ts';
import { guidFor } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoDay, later } from '../orders/calendar.ts';
import { content, DISPATCH_DAYS, FEATURED, homeTexts } from './storefront-content.ts';

const BY = 'Ines Aalto';

/** How Halfdrop's pages look and what they say; without it the demo would be a shop as any other begins. */
export const storefrontPart: DemoPart = {
  marker: 'demo-storefront',
  async fill(tx, { siteId, clock }) {
    await updateStorefront(
      { db: tx, siteId },
      {
        ...content,
        theme: 'halfdrop',
        pictureShape: 'portrait',
        dispatchDays: DISPATCH_DAYS,
        featured: FEATURED.map((slug) => guidFor(`product:${slug}`)),
      },
    );
    const { doc, revision } = await readTextIn(tx, siteId, 'home');
    const { sections } = doc as HomeText;
    const written = sections.map((section) => ({
      ...section,
      words: homeTexts[section.name] ?? section.words,
    }));
    const now = later(demoDay(clock.now()), -9 * 24);
    await writeTextIn(tx, siteId, { name: 'home', doc: { sections: written }, revision, by: BY, now });
    // Whoever tries the demo has nothing to set up.
    await hideChecklist({ db: tx, siteId }, ['email', 'secondFactor']);
    return 'how the shop looks';
  },
};
