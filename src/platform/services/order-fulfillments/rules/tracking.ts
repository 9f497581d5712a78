import { carrierPage, isKnownCarrier } from '../../../../shared/carriers.ts';
import { invalidField } from '../../../contract/errors.ts';
import type { TrackingInfo } from '../fulfillment.ts';

const PATH = 'fulfillment.trackingInfo';

/**
 * A parcel's number with the link to follow it: that of a known carrier is its own, whatever was sent.
 * @throws 400 where the link of another carrier is missing
 */
export function trackingOf(input: TrackingInfo): TrackingInfo {
  const { trackingNumber, shippingProvider, trackingLink } = input;
  if (!shippingProvider) return input;
  if (isKnownCarrier(shippingProvider)) {
    if (!trackingNumber) return input;
    return { ...input, trackingLink: carrierPage(shippingProvider, trackingNumber) };
  }
  if (trackingLink) return input;
  throw invalidField(`${PATH}.trackingLink`, 'REQUIRED_FIELD', 'is required with a carrier of your own');
}

/** Whether a buyer can follow the parcel. */
export const isTrackable = ({ trackingInfo }: { trackingInfo?: TrackingInfo }): boolean =>
  Boolean(trackingInfo?.trackingNumber || trackingInfo?.trackingLink);
