import type { ReadStorefront } from '../../shared/shop-rendering.ts';
import {
  shownWithEmail,
  UNKNOWN_STOREFRONT,
  type PlatformStorefront,
  type ShownStorefront,
} from '../../shared/storefront.ts';
import type { Gateway } from '../gateway.ts';
import { callHostedEndpoint } from '../platform-call.ts';

/** Between two reads: pages are drawn many times a second, and their settings seldom change. */
const LIFETIME_MS = 1000;

/** Whether what the store writes leaves it; the demo's mailbox is where its emails arrive. */
export const isEmailSent = async ({
  demo,
  hasMailbox,
}: Pick<Gateway, 'demo' | 'hasMailbox'>): Promise<boolean> => demo || !(await hasMailbox());

/** What pages are drawn from, at most a second old; the last that was read where the platform does not answer. */
export function storefrontFrom({
  platformFetch,
  embedded,
  clock,
  logger,
  hasMailbox,
  demo,
}: Pick<Gateway, 'platformFetch' | 'embedded' | 'clock' | 'logger' | 'hasMailbox' | 'demo'>): ReadStorefront {
  if (!embedded) return async () => UNKNOWN_STOREFRONT;
  let last = UNKNOWN_STOREFRONT;
  let until = 0;
  let reading: Promise<ShownStorefront> | undefined;
  const read = async (): Promise<ShownStorefront> => {
    try {
      const shown = await callHostedEndpoint<PlatformStorefront>(platformFetch, '/hosted/storefront/shown');
      last = shownWithEmail(shown, await isEmailSent({ demo, hasMailbox }));
    } catch (error) {
      logger.warn({ err: error }, 'the settings of the storefront could not be read');
    }
    return last;
  };
  return () => {
    const now = clock.now().getTime();
    if (!reading || until <= now) {
      until = now + LIFETIME_MS;
      reading = read();
    }
    return reading;
  };
}
