import type { Context } from '#platform/context.ts';
import { readSeller } from '../../ecom/order-invoices/public.ts';
import { readStored, type Properties, type Stored } from './store.ts';

/** What the shop itself sets. A statement of a cookie policy is the merchant's; a shop without one takes the strictest. */
const STRICTEST: NonNullable<Properties['consentPolicy']> = {
  essential: true,
  functional: false,
  analytics: false,
  advertising: false,
  dataToThirdParty: false,
};

/** The languages of the shop's pages, the first of them the shop's own. */
const LANGUAGES = ['en', 'he'];

function languagesOf(primary: string): NonNullable<Properties['multilingual']> {
  const codes = LANGUAGES.includes(primary) ? LANGUAGES : [primary, ...LANGUAGES];
  return {
    supportedLanguages: codes.map((languageCode) => ({
      languageCode,
      locale: { languageCode },
      isPrimary: languageCode === primary,
      resolutionMethod: 'SUBDIRECTORY',
    })),
    autoRedirect: false,
  };
}

/** All that is known of the site, each from the one place where it is set. */
export async function propertiesOf(context: Context, { doc }: Stored): Promise<Properties> {
  const { site } = context;
  const [language = site.locale, country] = site.locale.split('-');
  return {
    locale: { languageCode: language, ...(country && { country }) },
    language,
    paymentCurrency: site.currency,
    timeZone: site.timeZone,
    ...doc,
    siteDisplayName: doc.siteDisplayName ?? site.name,
    businessName: (await readSeller(context)) || doc.siteDisplayName || site.name,
    multilingual: languagesOf(language),
    consentPolicy: { ...STRICTEST, ...doc.consentPolicy },
    businessConfig: 'STORE',
    externalSiteUrl: site.publicUrl,
    trackClicksAnalytics: false,
  };
}

export const readProperties = async (
  context: Context,
): Promise<{ version: string; properties: Properties }> => {
  const stored = await readStored(context);
  return { version: stored.version, properties: await propertiesOf(context, stored) };
};
