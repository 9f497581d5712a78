/** Where carriers show a parcel by its number; the names are the contract's. */
const pages = {
  dhl: 'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://wwwapps.ups.com/WebTracking/track?track=yes&trackNums=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  canadaPost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
} as const;

export type KnownCarrier = keyof typeof pages;

/** Those whose links are made from the number. */
export const knownCarriers = Object.keys(pages) as KnownCarrier[];

export const isKnownCarrier = (name: string): name is KnownCarrier => Object.hasOwn(pages, name);

/** Where a parcel of one of them is followed. */
export const carrierPage = (carrier: KnownCarrier, trackingNumber: string): string =>
  pages[carrier] + encodeURIComponent(trackingNumber);

/** As people write it: `Canada Post`, `DHL Express`, `FEDEX`. */
export function carrierNamed(text: string): KnownCarrier | undefined {
  const plain = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  return knownCarriers.find((name) => plain.startsWith(name.toLowerCase()));
}

/** Whether somebody can be sent there: a web address, and no script. */
export function isPage(link: string): boolean {
  const url = URL.parse(link.trim());
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}
