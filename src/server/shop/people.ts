import type { shopperProfileExtensions } from '../../shared/extensions/profiles.ts';
import type { ReadPeople } from '../../shared/shop-rendering.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const call = extensionCaller<typeof shopperProfileExtensions>();

interface Fetches {
  /** As things are now: who hides their profile is hidden at once. */
  fresh: PlatformFetch;
  remembered: PlatformFetch;
}

const isMissing = (error: unknown): boolean => (error as { status?: number }).status === 404;

/** Members as a stranger sees them. */
export const peopleFrom = ({ fresh, remembered }: Fetches): ReadPeople => ({
  async person(slug, page) {
    try {
      return (await call(fresh, 'getProfile', { slug, page })).person;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  async links(contactIds) {
    if (contactIds.length === 0) return new Map();
    const { links } = await call(remembered, 'listProfileLinks', { contactIds });
    return new Map(links.map(({ contactId, slug }) => [contactId, slug]));
  },
});
