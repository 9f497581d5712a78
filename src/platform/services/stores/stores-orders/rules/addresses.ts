import type { Order } from '#platform/services/ecom/orders/public.ts';
import type { Fulfillment } from '#platform/services/ecom/order-fulfillments/public.ts';
import { omitEmpty } from '#shared/omit-empty.ts';

type AddressWithContact = NonNullable<Order['billingInfo']>;
type Address = NonNullable<AddressWithContact['address']>;

/** One of the two: a line, or a street with its number. */
function streetOf({ addressLine, streetAddress }: Pick<Address, 'addressLine' | 'streetAddress'>): object {
  if (addressLine) return { addressLine1: addressLine };
  const street = omitEmpty({ number: streetAddress?.number, name: streetAddress?.name });
  return Object.keys(street).length > 0 ? { street } : {};
}

const fullNameOf = (contact: AddressWithContact['contactDetails']): object => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
});

export function addressOf(
  { address, contactDetails }: AddressWithContact,
  email: string | null | undefined,
): object {
  const { vatId } = contactDetails ?? {};
  return omitEmpty({
    fullName: fullNameOf(contactDetails),
    country: address?.country,
    subdivision: address?.subdivision,
    city: address?.city,
    zipCode: address?.postalCode,
    phone: contactDetails?.phone,
    company: contactDetails?.company,
    email,
    ...streetOf(address ?? {}),
    addressLine2: address?.addressLine2,
    vatId: vatId?.id ? omitEmpty({ number: vatId.id, type: vatId.type }) : undefined,
  });
}

type Logistics = NonNullable<NonNullable<Order['shippingInfo']>['logistics']>;

function pickupOf({ pickupDetails, instructions }: Logistics, { recipientInfo, buyerInfo }: Order): object {
  const { address } = pickupDetails ?? {};
  const { streetAddress } = address ?? {};
  const line = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  return omitEmpty({
    pickupAddress: omitEmpty({
      country: address?.country,
      subdivision: address?.subdivision,
      addressLine1: address?.addressLine ?? line,
      city: address?.city,
      zipCode: address?.postalCode,
    }),
    buyerDetails: omitEmpty({
      fullName: fullNameOf(recipientInfo?.contactDetails),
      email: buyerInfo?.email,
      phone: recipientInfo?.contactDetails?.phone,
    }),
    pickupInstructions: instructions,
  });
}

export const trackingOf = ({ trackingInfo }: Fulfillment): object | undefined =>
  trackingInfo &&
  omitEmpty({
    trackingNumber: trackingInfo.trackingNumber,
    shippingProvider: trackingInfo.shippingProvider,
    trackingLink: trackingInfo.trackingLink,
  });

/** Undefined for an order that nothing is delivered of. */
export function shippingInfoOf(order: Order, fulfillments: readonly Fulfillment[]): object | undefined {
  const { shippingInfo, buyerInfo } = order;
  if (!shippingInfo) return undefined;
  const { title, code, region, logistics = {}, cost } = shippingInfo;
  const destination = logistics.shippingDestination ?? order.recipientInfo;
  const tracked = fulfillments.find(({ trackingInfo }) => trackingInfo);
  return omitEmpty({
    deliveryOption: title,
    estimatedDeliveryTime: logistics.deliveryTime,
    deliverByDate: logistics.deliverByDate,
    shippingRegion: region?.name,
    code,
    ...(logistics.pickupDetails
      ? { pickupDetails: pickupOf(logistics, order) }
      : {
          shipmentDetails: omitEmpty({
            address: destination && addressOf(destination, buyerInfo?.email),
            trackingInfo: tracked && trackingOf(tracked),
            discount: cost?.discount?.amount,
            tax: cost?.taxInfo?.taxAmount?.amount,
            priceData: omitEmpty({
              price: cost?.price?.amount,
              taxIncludedInPrice: cost?.taxInfo?.taxIncludedInPrice ?? false,
            }),
          }),
        }),
  });
}
