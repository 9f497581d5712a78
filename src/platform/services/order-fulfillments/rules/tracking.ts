import { invalidField } from '../../../contract/errors.ts';
import type { TrackingInfo } from '../fulfillment.ts';

/** Where carriers show a parcel by its number; the names are the contract's. */
const CARRIERS: Readonly<Record<string, string>> = {
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  ups: 'https://wwwapps.ups.com/WebTracking/track?track=yes&trackNums=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id=',
  canadaPost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
};

const PATH = 'fulfillment.trackingInfo';

/**
 * A parcel's number with the link to follow it: that of a known carrier is its own, whatever was sent.
 * @throws 400 where another carrier's link is missing, or a carrier or link stands without the number it is of
 */
export function trackingOf(input: TrackingInfo): TrackingInfo {
  const { trackingNumber, shippingProvider, trackingLink } = input;
  if (!shippingProvider) return input;
  const carrier = Object.hasOwn(CARRIERS, shippingProvider) ? CARRIERS[shippingProvider] : undefined;
  if (carrier !== undefined) {
    if (!trackingNumber) {
      throw invalidField(`${PATH}.trackingNumber`, 'REQUIRED_FIELD', 'is required with a carrier');
    }
    return { ...input, trackingLink: carrier + encodeURIComponent(trackingNumber) };
  }
  if (trackingLink) return input;
  throw invalidField(`${PATH}.trackingLink`, 'REQUIRED_FIELD', 'is required with a carrier of your own');
}

/** Whether a buyer can follow the parcel. */
export const isTrackable = ({ trackingInfo }: { trackingInfo?: TrackingInfo }): boolean =>
  Boolean(trackingInfo?.trackingNumber || trackingInfo?.trackingLink);
