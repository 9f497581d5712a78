import { badRequest } from '../../../contract/errors.ts';
import { BASIC_SHIPPING, type DeliveryCarrier } from '../delivery-profile.ts';

/** @throws 400 UNKNOWN_DELIVERY_CARRIER: no other carrier is installed */
export function checkCarrier(carrier: DeliveryCarrier): DeliveryCarrier {
  const { appId } = carrier;
  if (appId !== BASIC_SHIPPING.id) {
    throw badRequest('There is no such delivery carrier.', 'UNKNOWN_DELIVERY_CARRIER', { appId });
  }
  return carrier;
}
