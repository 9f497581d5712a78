import { findOperation } from '../../platform/contract/index.ts';
import { closedSoon, type SpecialPeriod } from '../../shared/closed-days.ts';
import type { OpenPeriod } from '../../shared/opening-hours.ts';
import type { SiteAddress, SiteContact } from '../../shared/site-contact.ts';
import type { Gateway, StoreProfile } from '../gateway.ts';
import { callOperation } from '../platform-call.ts';

/** Between two questions; a change that is told is asked about at once. */
const LIFETIME_MS = 5000;
/** What the platform tells a change of them as. */
const CHANGED = 'SitePropertiesUpdated';
const FIELDS = [
  'siteDisplayName',
  'email',
  'phone',
  'address',
  'businessSchedule',
  'paymentCurrency',
  'timeZone',
  'locale',
  'externalSiteUrl',
];
const read = findOperation('business-tools_site-properties.getSiteProperties');

interface Properties {
  siteDisplayName?: string;
  email?: string;
  phone?: string;
  address?: SiteAddress;
  paymentCurrency?: string;
  timeZone?: string;
  locale?: { languageCode?: string; country?: string };
  externalSiteUrl?: string;
  businessSchedule?: { periods?: OpenPeriod[]; specialHourPeriod?: SpecialPeriod[] };
}

export interface LiveFacts {
  /** With a hosted platform only the name is the platform's; the rest is what the server was started with. */
  store: StoreProfile;
  /** Links begin with it. */
  url: string;
  contact: SiteContact;
}

export interface LiveFactsReader {
  /** As last heard, at once. */
  (): LiveFacts;
  /** As asked for, if it's time to; for what can wait. */
  now(): Promise<LiveFacts>;
}

/**
 * What the shop says of itself now: the merchant's word, else what the server was started with. Pages never wait for it; while
 * it is asked for they bear the last.
 */
export function liveFacts({
  platformFetch,
  onChange,
  clock,
  logger,
  store,
  publicUrl,
  embedded,
}: Pick<
  Gateway,
  'platformFetch' | 'onChange' | 'clock' | 'logger' | 'store' | 'publicUrl' | 'embedded'
>): LiveFactsReader {
  let facts: LiveFacts = { store, url: publicUrl, contact: {} };
  let until = 0;
  let requested: Promise<void> | undefined;
  onChange(({ entityFqdn }) => {
    if (entityFqdn === CHANGED) until = 0;
  });
  const ask = async (): Promise<void> => {
    const { properties = {} } = await callOperation<{ properties?: Properties }>(platformFetch, read, {
      fields: FIELDS,
    });
    const { siteDisplayName, email, phone, address, businessSchedule } = properties;
    const { paymentCurrency, timeZone, locale, externalSiteUrl } = embedded ? properties : {};
    const tag = [locale?.languageCode, locale?.country].filter(Boolean).join('-');
    const live = {
      name: siteDisplayName || store.name,
      currency: paymentCurrency || store.currency,
      timeZone: timeZone || store.timeZone,
      // The properties have the first two parts of it only.
      locale: tag === '' || store.locale.split('-', 2).join('-') === tag ? store.locale : tag,
    };
    facts = {
      store: live,
      url: externalSiteUrl || publicUrl,
      contact: {
        email,
        phone,
        address,
        periods: businessSchedule?.periods,
        closed: closedSoon(businessSchedule?.specialHourPeriod ?? [], {
          now: clock.now(),
          timeZone: live.timeZone,
        }),
      },
    };
  };
  const look = (): void => {
    const now = clock.now().getTime();
    if (now < until) return;
    until = now + LIFETIME_MS;
    requested = ask().catch((error: unknown) =>
      logger.warn({ err: error }, 'what the shop says of itself could not be asked for'),
    );
  };
  const last = (): LiveFacts => {
    look();
    return facts;
  };
  const now = async (): Promise<LiveFacts> => {
    look();
    await requested;
    return facts;
  };
  return Object.assign(last, { now });
}

/** The store as it is now, for whoever keeps a reference to it. */
export const liveStore = (facts: () => LiveFacts): StoreProfile => ({
  get name() {
    return facts().store.name;
  },
  get currency() {
    return facts().store.currency;
  },
  get timeZone() {
    return facts().store.timeZone;
  },
  get locale() {
    return facts().store.locale;
  },
});
