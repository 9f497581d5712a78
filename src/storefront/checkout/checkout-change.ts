import { subdivisionOf } from '../../shared/address/address-form.ts';
import { streetOf } from '../../shared/address/format-address.ts';
import { omitNullish } from '../../shared/omit-nullish.ts';
import type { AddressWithContact, Checkout } from '../../wix/shopper/checkout-operations.ts';
import { EMPTY_ADDRESS, type AddressValues } from '../shell/address/address.ts';
import { NO_BUSINESS, type BusinessValues } from './business.ts';
import type { Draft } from './checkout-form.ts';

/** Absent rather than empty: the platform rejects empty names and codes. */
const filled = (text: string): string | undefined => (text === '' ? undefined : text);

function toAddress(
  values: AddressValues,
  business: Draft['business'] = { company: '', taxId: '' },
): AddressWithContact | undefined {
  const { country, subdivision, city, postalCode, line1, line2, firstName, lastName, phone, company } =
    values;
  if (country === '') return undefined;
  return {
    address: {
      country,
      ...omitNullish({
        subdivision: filled(subdivision),
        city: filled(city),
        postalCode: filled(postalCode),
        addressLine1: filled(line1),
        addressLine2: filled(line2),
      }),
    },
    contactDetails: omitNullish({
      firstName: filled(firstName),
      lastName: filled(lastName),
      phone: filled(phone),
      company: filled(business.company || company),
      vatId: business.taxId === '' ? undefined : { _id: business.taxId },
    }),
  };
}

type Change = Pick<Checkout, 'buyerInfo' | 'shippingInfo' | 'billingInfo'>;

/** The whole of what the form says, every time: the last one sent is right whatever became of the others. */
export function toChange({ email, delivery, billing, business, option }: Draft): Change {
  const destination = toAddress(delivery);
  const billingInfo = toAddress(billing, business);
  return {
    ...(email !== undefined && { buyerInfo: { email } }),
    ...((destination || option) && {
      shippingInfo: {
        ...(destination && { shippingDestination: destination }),
        ...(option && { selectedCarrierServiceOption: option }),
      },
    }),
    ...(billingInfo && { billingInfo }),
  };
}

/** The form of a checkout that was begun before, here or in another tab. */
export function fromAddress(info: AddressWithContact | undefined): AddressValues {
  const { address, contactDetails } = info ?? {};
  return {
    ...EMPTY_ADDRESS,
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    phone: contactDetails?.phone ?? '',
    company: contactDetails?.company ?? '',
    line1: streetOf(address),
    line2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? '',
    subdivision: subdivisionOf(address?.country ?? '', address?.subdivision ?? ''),
  };
}

/** Whether a business was begun with, and which. */
export function fromBilling(info: AddressWithContact | undefined): BusinessValues {
  const { company, vatId } = info?.contactDetails ?? {};
  const taxId = vatId?._id ?? '';
  return taxId === '' ? NO_BUSINESS : { isBusiness: true, company: company ?? '', taxId };
}
