import { badRequest, invalidField } from '#platform/contract/errors.ts';
import { changedFields, type ApiCheckout } from '../../line-items/public.ts';
import {
  WRITABLE,
  type AddressWithContact,
  type Buyer,
  type Checkout,
  type SelectedOption,
} from '../checkout.ts';

/** The part of the body that describes the checkout. */
export type CheckoutInfo = Partial<ApiCheckout>;

/** An address is written whole, so that no line of the last one stays; so is the contact. */
function merged(
  before: AddressWithContact | undefined,
  addressWithContact: AddressWithContact | null | undefined,
): AddressWithContact | undefined {
  if (addressWithContact === null) return undefined;
  if (addressWithContact === undefined) return before;
  const { address = before?.address, contactDetails = before?.contactDetails } = addressWithContact;
  return {
    ...(address && { address }),
    ...(contactDetails && { contactDetails }),
  };
}

/** @throws 400 when the email would be removed */
function buyerAfter(before: Buyer, input: CheckoutInfo['buyerInfo'] | null): Buyer {
  if (input === undefined) return before;
  const email: string | null | undefined = input === null ? null : input.email;
  if ((email === null || email === '') && before.email)
    throw invalidField('checkout.buyerInfo.email', 'FIELD_NOT_ALLOWED', 'cannot be removed once it is set');
  return email ? { ...before, email } : before;
}

type Selected = NonNullable<CheckoutInfo['shippingInfo']>['selectedCarrierServiceOption'];

function optionAfter(
  before: SelectedOption | undefined,
  selected: Selected | null,
): SelectedOption | undefined {
  if (selected === null) return undefined;
  if (selected === undefined) return before;
  if (!selected.code) {
    throw badRequest('A selected delivery is named by its code.', 'INVALID_SELECTED_CARRIER_SERVICE_OPTION');
  }
  return { code: selected.code, ...(selected.carrierId && { carrierId: selected.carrierId }) };
}

/** What the checkout becomes: fields left out stay, null removes. */
export function infoOf(checkout: Checkout, info: CheckoutInfo): Partial<Checkout> {
  const { shippingInfo } = info;
  return {
    ...changedFields(WRITABLE, info),
    billingInfo: merged(checkout.billingInfo, info.billingInfo),
    shippingDestination: merged(checkout.shippingDestination, shippingInfo?.shippingDestination),
    selectedOption: optionAfter(checkout.selectedOption, shippingInfo?.selectedCarrierServiceOption),
    buyer: buyerAfter(checkout.buyer, info.buyerInfo),
  };
}
