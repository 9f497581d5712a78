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
const FIELDS = ['siteDisplayName', 'email', 'phone', 'address', 'businessSchedule'];
const read = findOperation('business-tools_site-properties.getSiteProperties');

interface Properties {
  siteDisplayName?: string;
  email?: string;
  phone?: string;
  address?: SiteAddress;
  businessSchedule?: { periods?: OpenPeriod[]; specialHourPeriod?: SpecialPeriod[] };
}

export interface LiveFacts {
  name: string;
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
}: Pick<Gateway, 'platformFetch' | 'onChange' | 'clock' | 'logger' | 'store'>): LiveFactsReader {
  let facts: LiveFacts = { name: store.name, contact: {} };
  let until = 0;
  let asked: Promise<void> | undefined;
  onChange(({ entityFqdn }) => {
    if (entityFqdn === CHANGED) until = 0;
  });
  const ask = async (): Promise<void> => {
    const { properties = {} } = await callOperation<{ properties?: Properties }>(platformFetch, read, {
      fields: FIELDS,
    });
    const { siteDisplayName, email, phone, address, businessSchedule } = properties;
    facts = {
      name: siteDisplayName || store.name,
      contact: {
        email,
        phone,
        address,
        periods: businessSchedule?.periods,
        closed: closedSoon(businessSchedule?.specialHourPeriod ?? [], {
          now: clock.now(),
          timeZone: store.timeZone,
        }),
      },
    };
  };
  const look = (): void => {
    const now = clock.now().getTime();
    if (now < until) return;
    until = now + LIFETIME_MS;
    asked = ask().catch((error: unknown) =>
      logger.warn({ err: error }, 'what the shop says of itself could not be asked for'),
    );
  };
  const last = (): LiveFacts => {
    look();
    return facts;
  };
  const now = async (): Promise<LiveFacts> => {
    look();
    await asked;
    return facts;
  };
  return Object.assign(last, { now });
}

/** The store as the back office knows it, by the name it has now. */
export const withLiveName = (store: StoreProfile, facts: () => LiveFacts): StoreProfile => ({
  ...store,
  get name() {
    return facts().name;
  },
});
