import { streetOf } from '#shared/address/format-address.ts';
import { countryName } from '#shared/countries.ts';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import { orderExportTitles as titles } from '#shared/order-export.en.ts';
import { storeTime } from '../store-time.ts';
import { listed, text } from './cells.ts';
import { titled, type ExportedOrder } from './exported-order.ts';

type Party = NonNullable<ExportedOrder['billingInfo']>;

const billing = ({ billingInfo }: ExportedOrder): Party => billingInfo ?? {};
const shipping = (order: ExportedOrder): Party => deliveryAddressOf<Party>(order) ?? {};

const nameOf = ({ contactDetails }: Party): string =>
  [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ');

const street = ({ address }: Party): string => streetOf(address);

/** `CA` of `US-CA`: what carriers call the state. */
const stateCode = ({ address }: Party): string => {
  const subdivision = text(address?.subdivision);
  const prefix = `${text(address?.country)}-`;
  return subdivision.startsWith(prefix) ? subdivision.slice(prefix.length) : subdivision;
};

const state = (party: Party): string => party.address?.subdivisionFullname || stateCode(party);

const country = ({ address }: Party): string => countryName('en', text(address?.country));

/** An address in one cell. */
const inOneLine = (party: Party): string =>
  [
    street(party),
    party.address?.addressLine2,
    [party.address?.postalCode, party.address?.city].filter(Boolean).join(' '),
    country(party),
  ]
    .filter(Boolean)
    .join(', ');

export const customerColumns = titled<ExportedOrder, typeof titles.customer>(titles.customer, {
  customer: ({ billingInfo, recipientInfo }) =>
    nameOf(billingInfo?.contactDetails ? billingInfo : (recipientInfo ?? {})),
  email: ({ buyerInfo }) => text(buyerInfo?.email),
  language: ({ buyerLanguage }) => text(buyerLanguage),
  billFirstName: (order) => text(billing(order).contactDetails?.firstName),
  billLastName: (order) => text(billing(order).contactDetails?.lastName),
  billCompany: (order) => text(billing(order).contactDetails?.company),
  billStreet: (order) => street(billing(order)),
  billStreet2: (order) => text(billing(order).address?.addressLine2),
  billPostalCode: (order) => text(billing(order).address?.postalCode),
  billCity: (order) => text(billing(order).address?.city),
  billState: (order) => state(billing(order)),
  billStateCode: (order) => stateCode(billing(order)),
  billCountry: (order) => country(billing(order)),
  billCountryCode: (order) => text(billing(order).address?.country),
  billPhone: (order) => text(billing(order).contactDetails?.phone),
  taxId: (order) => text(billing(order).contactDetails?.vatId?.id),
});

const logistics = ({ shippingInfo }: ExportedOrder) => shippingInfo?.logistics;
const trackings = ({ parcels = [] }: ExportedOrder) => parcels.map(({ trackingInfo }) => trackingInfo);

export const deliveryColumns = titled<ExportedOrder, typeof titles.delivery>(titles.delivery, {
  destination: (order) => {
    const { address } = deliveryAddressOf<Party>(order)?.address ? shipping(order) : billing(order);
    return [address?.city, country({ address })].filter(Boolean).join(', ');
  },
  shipName: (order) => nameOf(shipping(order)),
  shipFirstName: (order) => text(shipping(order).contactDetails?.firstName),
  shipLastName: (order) => text(shipping(order).contactDetails?.lastName),
  shipCompany: (order) => text(shipping(order).contactDetails?.company),
  shipStreet: (order) => street(shipping(order)),
  shipStreet2: (order) => text(shipping(order).address?.addressLine2),
  shipPostalCode: (order) => text(shipping(order).address?.postalCode),
  shipCity: (order) => text(shipping(order).address?.city),
  shipState: (order) => state(shipping(order)),
  shipStateCode: (order) => stateCode(shipping(order)),
  shipCountry: (order) => country(shipping(order)),
  shipCountryCode: (order) => text(shipping(order).address?.country),
  shipPhone: (order) => text(shipping(order).contactDetails?.phone),
  delivery: ({ shippingInfo }) => text(shippingInfo?.title),
  deliveryTime: (order) => text(logistics(order)?.deliveryTime),
  deliverBy: (order, zone) => storeTime(logistics(order)?.deliverByDate ?? undefined, zone),
  slotFrom: (order, zone) => storeTime(logistics(order)?.deliveryTimeSlot?.from ?? undefined, zone),
  slotTo: (order, zone) => storeTime(logistics(order)?.deliveryTimeSlot?.to ?? undefined, zone),
  instructions: (order) => text(logistics(order)?.instructions),
  pickup: (order) => {
    const address = logistics(order)?.pickupDetails?.address;
    return address ? inOneLine({ address }) : '';
  },
  parcels: ({ parcels = [] }) => String(parcels.length),
  carriers: (order) => listed(trackings(order).map((info) => info?.shippingProvider)),
  trackingNumbers: (order) => listed(trackings(order).map((info) => info?.trackingNumber)),
  trackingLinks: (order) => listed(trackings(order).map((info) => info?.trackingLink)),
  firstParcel: ({ parcels = [] }, zone) =>
    storeTime(parcels.flatMap(({ createdDate }) => createdDate ?? []).toSorted()[0], zone),
});
