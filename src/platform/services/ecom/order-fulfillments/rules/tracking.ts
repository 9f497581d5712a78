import { carrierPage, isKnownCarrier } from '#shared/carriers.ts';
import type { TrackingInfo } from '../fulfillment.ts';

/**
 * A parcel's number with the link to follow it: that of a known carrier is its own, whatever was sent. Another carrier
 * may have none: its number alone says enough.
 */
export function trackingOf(input: TrackingInfo): TrackingInfo {
  const { trackingNumber, shippingProvider } = input;
  if (!shippingProvider || !trackingNumber || !isKnownCarrier(shippingProvider)) return input;
  return { ...input, trackingLink: carrierPage(shippingProvider, trackingNumber) };
}

/** Whether a buyer can follow the parcel. */
export const isTrackable = ({ trackingInfo }: { trackingInfo?: TrackingInfo }): boolean =>
  Boolean(trackingInfo?.trackingNumber || trackingInfo?.trackingLink);
