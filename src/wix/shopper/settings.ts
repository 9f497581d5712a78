export interface ShopperSettings {
  /** The shop's own OAuth client. */
  clientId: string;
  /** Where the platform answers: a path of this origin, or the address of a hosted platform. */
  platformUrl: string;
  /** Whether the platform is the one in the box; a hosted one has its own checkout page. */
  embedded: boolean;
  /** Where the pictures of a hosted platform are. */
  media: string | undefined;
}

const OWN_PLATFORM = '/wixapis';

/** What the server wrote into the page: `<meta name="shop-client">`; with a hosted platform `shop-platform`, `shop-media`. */
export function shopperSettings(): ShopperSettings {
  const platformUrl = meta('shop-platform') ?? OWN_PLATFORM;
  return {
    clientId: meta('shop-client') ?? '',
    platformUrl,
    embedded: platformUrl === OWN_PLATFORM,
    media: meta('shop-media'),
  };
}

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
