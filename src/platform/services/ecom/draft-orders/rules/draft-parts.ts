import { dequal } from 'dequal/lite';
import { correctedBy, hasAddress } from '#shared/delivery-address.ts';
import { roundMoney } from '#shared/money.ts';
import type {
  AddressWithContact,
  BuyerInfo,
  Draft,
  Location,
  ShippingInfo,
  ApiDraftOrder,
} from '../draft.ts';

interface DraftParts {
  buyerInfo?: BuyerInfo | undefined;
  billingInfo?: AddressWithContact | undefined;
  recipientInfo?: AddressWithContact | undefined;
  shippingInfo?: ShippingInfo | undefined;
  businessLocation?: Location | undefined;
  taxExempt?: boolean | null | undefined;
  extendedFields?: ApiDraftOrder['extendedFields'] | undefined;
}

const isFilled = (part: object): boolean =>
  Object.values(part).some((value) => value !== undefined && value !== null);

/** The draft with this part, or without it where it is empty. */
export function withPart<Name extends 'buyerInfo' | 'billingInfo' | 'recipientInfo' | 'businessLocation'>(
  draft: Draft,
  name: Name,
  part: Draft[Name] | null | undefined,
): Draft {
  const { [name]: _before, ...rest } = draft;
  return (part && isFilled(part) ? { ...rest, [name]: part } : rest) as Draft;
}

/**
 * The draft for this recipient. The destination of its delivery was that of the one before; of an order that is edited,
 * it stays to be compared with.
 */
export function withRecipient(draft: Draft, recipientInfo: AddressWithContact | null | undefined): Draft {
  const changed = withPart(draft, 'recipientInfo', recipientInfo);
  const { shippingInfo } = changed;
  if (draft.source || !shippingInfo?.logistics || !hasAddress(recipientInfo)) return changed;
  const { shippingDestination: _before, ...logistics } = shippingInfo.logistics;
  return { ...changed, shippingInfo: { ...shippingInfo, logistics } };
}

/**
 * Its price is the merchant's; what comes of it is ours. Another delivery is taxed by the law of today. Where it names
 * another destination, that is whom the draft is for.
 */
export function withShipping(draft: Draft, info: ShippingInfo | null | undefined): Draft {
  const { shippingInfo: before, ...rest } = draft;
  if (!info || !isFilled(info)) return rest;
  const amount = roundMoney(info.cost?.price?.amount ?? before?.cost?.price?.amount ?? '0', draft.currency);
  const { shippingDestination, pickupDetails } = info.logistics ?? {};
  const isElsewhere =
    !pickupDetails &&
    hasAddress(shippingDestination) &&
    !dequal(before?.logistics?.shippingDestination, shippingDestination);
  return {
    ...rest,
    ...(isElsewhere &&
      shippingDestination && { recipientInfo: correctedBy(rest.recipientInfo, shippingDestination) }),
    shippingInfo: { ...info, cost: { price: { amount } } },
  };
}

export function withParts(draft: Draft, parts: DraftParts): Draft {
  const { buyerInfo, billingInfo, recipientInfo, businessLocation, shippingInfo } = parts;
  const withPeople = [
    ['buyerInfo', buyerInfo],
    ['billingInfo', billingInfo],
    ['recipientInfo', recipientInfo],
    ['businessLocation', businessLocation],
  ] as const;
  const filled = withPeople.reduce(
    (before, [name, part]) => (part ? withPart(before, name, part as never) : before),
    draft,
  );
  const shipped = shippingInfo ? withShipping(filled, shippingInfo) : filled;
  return {
    ...shipped,
    ...(parts.taxExempt && { taxExempt: true }),
    ...(parts.extendedFields && { extendedFields: parts.extendedFields }),
  };
}
