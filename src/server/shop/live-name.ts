import { findOperation } from '../../platform/contract/index.ts';
import type { Gateway } from '../gateway.ts';
import { callOperation } from '../platform-call.ts';

/** Between two questions; a change that is told is asked about at once. */
const LIFETIME_MS = 5000;
const SERVICE = 'com.wixpress.siteproperties.api.v4.SitePropertiesV4';
const read = findOperation('business-tools_site-properties.getSiteProperties');

/**
 * What the shop goes by now: the merchant's word, else what the server was started with. Pages never wait for it; while it is
 * asked for they bear the last.
 */
export function liveName({
  platformFetch,
  onChange,
  clock,
  logger,
  store,
}: Pick<Gateway, 'platformFetch' | 'onChange' | 'clock' | 'logger' | 'store'>): () => string {
  let name = store.name;
  let until = 0;
  onChange(({ entityFqdn }) => {
    if (entityFqdn === SERVICE) until = 0;
  });
  const ask = async (): Promise<void> => {
    const { properties } = await callOperation<{ properties?: { siteDisplayName?: string } }>(
      platformFetch,
      read,
      { fields: ['siteDisplayName'] },
    );
    name = properties?.siteDisplayName || store.name;
  };
  return () => {
    const now = clock.now().getTime();
    if (now >= until) {
      until = now + LIFETIME_MS;
      ask().catch((error: unknown) =>
        logger.warn({ err: error }, 'the name of the shop could not be asked for'),
      );
    }
    return name;
  };
}
