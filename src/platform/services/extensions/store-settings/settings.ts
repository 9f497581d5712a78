import type { StoreSettingsChange, StoreSettingsView } from '#shared/extensions/store-settings.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import type { StoreSettingName, StoreSettings } from '#shared/store-settings.ts';
import type { Context, Site, SiteDb } from '#platform/context.ts';
import { failedPrecondition, invalid } from '#platform/contract/errors.ts';
import { ownSettings } from '#platform/store/index.ts';
import { storedCurrency } from '#platform/stored-currency.ts';
import { publishProperties, type Properties } from '../../business-tools/site-properties/public.ts';
import { storeCurrency } from '../customers/public.ts';
import { countAnew } from '../reports/public.ts';

const stored = ownSettings<Partial<StoreSettings>>('store_settings', {});

/** The contract's names of them. */
const PROPERTIES: Readonly<Record<StoreSettingName, readonly (keyof Properties)[]>> = {
  currency: ['paymentCurrency'],
  timeZone: ['timeZone'],
  locale: ['locale', 'language', 'multilingual'],
  url: ['externalSiteUrl'],
};

/** The site with these settings, except for those that the environment rules. */
function withSettings(started: Site, settings: Partial<StoreSettings>): Partial<Site> {
  const open = Object.entries(settings).filter(
    ([name]) => started.ruledBy?.[name as StoreSettingName] === undefined,
  );
  const { url, ...site } = Object.fromEntries(open) as Partial<StoreSettings>;
  if (url === undefined) return site;
  const [shop, ...others] = started.clients;
  return {
    ...site,
    publicUrl: url,
    // The shop's own client is the first: who signs in comes back to this URL, too.
    clients: shop
      ? [
          {
            ...shop,
            redirectUris: [`${url}/sign-in/callback`, ...shop.redirectUris],
            redirectDomains: [new URL(url).host, ...shop.redirectDomains],
          },
          ...others,
        ]
      : [],
  };
}

/** What the settings say of the site in place of what the server was started with. */
export const siteSettings = async (where: SiteDb, started: Site): Promise<Partial<Site>> =>
  withSettings(started, await stored.read(where));

/** The store's URL as a setting, for the start of a server whose environment names none. */
export const readStoreUrl = async (where: SiteDb): Promise<string | undefined> =>
  (await stored.read(where)).url;

const viewOf = async ({ db, siteId }: SiteDb, site: Site): Promise<StoreSettingsView> => ({
  currency: site.currency,
  timeZone: site.timeZone,
  locale: site.locale,
  url: site.publicUrl,
  ruledBy: { ...site.ruledBy },
  hasAmounts: (await storedCurrency(db, siteId)) !== undefined,
});

export const readStoreSettings = async (context: Context): Promise<StoreSettingsView> =>
  viewOf(context, { ...context.site, ...(await siteSettings(context, context.site)) });

const valueOf = (site: Site, name: StoreSettingName): string => site[name === 'url' ? 'publicUrl' : name];

/** @throws 400 for a setting that the environment rules, 428 for another currency than that of the store's amounts */
export async function updateStoreSettings(
  context: Context,
  change: StoreSettingsChange,
): Promise<StoreSettingsView> {
  const site = { ...context.site, ...(await siteSettings(context, context.site)) };
  const sent = Object.entries(omitNullish(change)) as [StoreSettingName, string][];
  const changed = sent.filter(([name, value]) => value !== valueOf(site, name));
  const ruled = changed.flatMap(([field]) => {
    const variable = site.ruledBy?.[field];
    return variable === undefined ? [] : [{ field, variable }];
  });
  if (ruled.length > 0)
    throw invalid(
      ruled.map(({ field, variable }) => ({
        field,
        violatedRule: 'FIELD_NOT_ALLOWED' as const,
        description: `is set by the environment variable ${variable}`,
        data: {},
      })),
    );
  const before = await storedCurrency(context.db, context.siteId);
  if (change.currency !== undefined && before !== undefined && change.currency !== before)
    throw failedPrecondition(
      `The prices, rates or orders of this store are in ${before} and are not converted to ${change.currency}.`,
      'CURRENCY_IN_USE',
      { currency: before },
    );
  const settings = { ...(await stored.read(context)), ...Object.fromEntries(changed) };
  await stored.write(context, settings);
  const after: Context = { ...context, site: { ...site, ...withSettings(site, settings) } };
  // Both are kept by the currency and the days of the store.
  if (after.site.currency !== site.currency) await storeCurrency(after);
  if (after.site.timeZone !== site.timeZone) await countAnew(after);
  const properties = changed.flatMap(([name]) => PROPERTIES[name]);
  if (properties.length > 0) await publishProperties(after, properties);
  return viewOf(context, after.site);
}
