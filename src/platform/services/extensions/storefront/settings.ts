import type { StorefrontChange } from '#shared/extensions/storefront.ts';
import { colorProblems, type ColorProblem } from '#shared/brand-colors.ts';
import { BRAND_PICTURES } from '#shared/store-brand.ts';
import { DEFAULT_STOREFRONT, type StorefrontSettings } from '#shared/storefront.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { SiteDb } from '#platform/context.ts';
import { ownSettings } from '#platform/store/index.ts';
import { noteUses, type UsesOfOne } from '../../media/media-uses/public.ts';

const { read, write } = ownSettings<StorefrontSettings>('storefront_settings', DEFAULT_STOREFRONT);

export const readStorefront = read;

const REASONS: Readonly<Record<ColorProblem, string>> = {
  form: 'must be a color such as #1f4d46',
  background: 'must let messages be read on it: a contrast of at least 4.5:1',
  text: 'must be read on the background: a contrast of at least 4.5:1',
  accent: 'must be told from the background: a contrast of at least 3:1',
};

/** @throws 400 beside each color that cannot be told from what it is seen on */
function assertReadable({ brand, theme }: StorefrontSettings): void {
  const [first] = Object.entries(colorProblems(brand, theme));
  if (first) throw invalidField(`brand.${first[0]}`, 'VALIDATION', REASONS[first[1]]);
}

const usesOf = ({ brand }: StorefrontSettings): UsesOfOne => ({
  entity: 'storefront',
  entityId: 'settings',
  name: '',
  uses: BRAND_PICTURES.flatMap((place) => {
    const picture = brand[place];
    return picture ? [{ fileId: picture.id, place }] : [];
  }),
});

/** Writes the fields that are sent and no others. */
export async function updateStorefront(site: SiteDb, change: StorefrontChange): Promise<StorefrontSettings> {
  const written = Object.entries(change).filter(([, value]) => value !== undefined);
  const after = { ...(await read(site)), ...Object.fromEntries(written) };
  if (change.brand !== undefined || change.theme !== undefined) assertReadable(after);
  await write(site, after);
  if (change.brand !== undefined) await noteUses(site, [usesOf(after)]);
  return after;
}
