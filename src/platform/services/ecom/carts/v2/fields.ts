import type { Context } from '#platform/context.ts';
import { invalidField, permissionDenied } from '#platform/contract/errors.ts';
import { requirePage } from '#platform/identity/callbacks.ts';
import { mergePatch } from '#platform/store/index.ts';
import type { Cart } from '../cart.ts';
import type { ApiCartV2 } from './api-cart.ts';

type Fields = Pick<
  ApiCartV2,
  | 'note'
  | 'customCheckoutUrl'
  | 'extendedFields'
  | 'source'
  | 'businessInfo'
  | 'customerInfo'
  | 'deliveryInfo'
  | 'taxInfo'
  | 'paymentInfo'
  | 'demo'
>;

const CONTACT = ['firstName', 'lastName', 'phone', 'company', 'vatId'] as const;

/** What a caller may write, as this kind of carts arranges it. */
const fieldsOf = (cart: Cart): Fields => ({
  ...(cart.buyerNote && { note: cart.buyerNote }),
  ...(cart.overrideCheckoutUrl && { customCheckoutUrl: cart.overrideCheckoutUrl }),
  ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
  source: { ...cart.source },
  businessInfo: { ...(cart.businessLocationId && { locationId: cart.businessLocationId }) },
  customerInfo: {
    ...cart.contactInfo?.contactDetails,
    ...(cart.buyer.email && { email: cart.buyer.email }),
  },
  deliveryInfo: { ...(cart.contactInfo?.address && { address: cart.contactInfo.address }) },
  taxInfo: { ...(cart.taxExemptGroupId && { taxExemptGroupId: cart.taxExemptGroupId }) },
  paymentInfo: {
    ...(cart.billing?.address && { billingAddress: cart.billing.address }),
    ...(cart.billing?.contactDetails && { billingContact: cart.billing.contactDetails }),
  },
  demo: cart.demo ?? false,
});

/** An address is written whole, so that no line of the last one stays. */
function withWholeAddresses(apiCartV2: Partial<ApiCartV2>, before: Fields): Fields {
  const { deliveryInfo, paymentInfo, ...rest } = before;
  const { address: _sent, ...delivery } = deliveryInfo ?? {};
  const { billingAddress: _billed, ...payment } = paymentInfo ?? {};
  return {
    ...rest,
    deliveryInfo: apiCartV2.deliveryInfo?.address ? delivery : { ...deliveryInfo },
    paymentInfo: apiCartV2.paymentInfo?.billingAddress ? payment : { ...paymentInfo },
  };
}

const filled = <Of extends object>(value: Of | undefined): Of | undefined =>
  value && Object.values(value).some((field) => field != null) ? value : undefined;

const orNull = <Of>(before: unknown, after: Of | undefined): Of | null | undefined =>
  after ?? (before == null ? undefined : null);

/** What the cart becomes with these fields. */
function written(cart: Cart, fields: Fields): Cart {
  const { customerInfo = {}, deliveryInfo, paymentInfo, taxInfo, source, businessInfo } = fields;
  const contactDetails = filled(
    Object.fromEntries(
      CONTACT.flatMap((name) => (customerInfo[name] == null ? [] : [[name, customerInfo[name]]])),
    ),
  );
  const contact = filled({ address: deliveryInfo?.address, contactDetails });
  const hadDestination = cart.destination === null || cart.contactInfo?.address !== undefined;
  const billing = filled({
    address: paymentInfo?.billingAddress,
    contactDetails: paymentInfo?.billingContact,
  });
  const after = {
    ...cart,
    buyerNote: fields.note || undefined,
    overrideCheckoutUrl: fields.customCheckoutUrl || undefined,
    extendedFields: fields.extendedFields,
    source: filled({
      channelType: source?.channelType,
      externalReferences: source?.externalReferences,
      customContentReference: source?.customContentReference,
    }),
    businessLocationId: businessInfo?.locationId || undefined,
    contactInfo: contact,
    destination: hadDestination && !contact?.address ? null : undefined,
    billing: orNull(cart.billing, billing),
    taxExemptGroupId: orNull(cart.taxExemptGroupId, taxInfo?.taxExemptGroupId || undefined),
    buyer: { ...cart.buyer, ...(customerInfo.email && { email: customerInfo.email }) },
    demo: fields.demo || undefined,
  };
  return Object.fromEntries(
    Object.entries(after).filter(([, value]) => value !== undefined),
  ) as unknown as Cart;
}

function checkRights({ caller }: Context, apiCartV2: Partial<ApiCartV2>): void {
  if (caller.kind === 'api-key') return;
  if (apiCartV2.taxInfo?.taxExemptGroupId ?? apiCartV2.settings ?? apiCartV2.source?.customContentReference)
    throw permissionDenied('Settings of a cart take the permission of an administrator.');
}

/**
 * The cart with the fields that are given: left out they stay, null removes. What may only be set at creation, and what others
 * write, is not looked at.
 */
export async function withFields(
  context: Context,
  cart: Cart,
  apiCartV2: Partial<ApiCartV2>,
  { mask, isNew = false }: { mask?: unknown; isNew?: boolean } = {},
): Promise<Cart> {
  checkRights(context, apiCartV2);
  if ((apiCartV2.customerInfo?.email === null || apiCartV2.customerInfo?.email === '') && cart.buyer.email)
    throw invalidField('cart.customerInfo.email', 'FIELD_NOT_ALLOWED', 'cannot be removed once it is set');
  const before = fieldsOf(cart);
  const after = mergePatch(mask === undefined ? withWholeAddresses(apiCartV2, before) : before, apiCartV2, {
    mask,
    path: 'cart',
    readonly: isNew ? ['source.createdBy'] : ['source.createdBy', 'source.externalReferences'],
    immutable: [],
  });
  if (after.customCheckoutUrl !== cart.overrideCheckoutUrl)
    await requirePage(context, 'cart.customCheckoutUrl', after.customCheckoutUrl);
  return written(cart, after);
}
