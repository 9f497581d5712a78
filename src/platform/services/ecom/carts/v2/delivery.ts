import type { Context } from '#platform/context.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import { withFreshLines } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';
import { heardBy, priceCart, wayOf } from '../price-cart.ts';
import type { DeliveryMethodInput } from './api-cart.ts';

/** @throws 400 DELIVERY_METHOD_MISSING_LINE_ITEMS, DELIVERY_METHOD_MISSING_ADDRESS, DELIVERY_METHOD_NOT_FOUND */
export async function withDelivery(
  context: Context,
  before: Cart,
  { code, appId }: DeliveryMethodInput,
): Promise<Cart> {
  if (!code) throw invalidField('deliveryMethod.code', 'REQUIRED_FIELD', 'must not be empty');
  const cart = await withFreshLines(context, before);
  if (cart.lines.length === 0)
    throw badRequest('There is nothing to deliver.', 'DELIVERY_METHOD_MISSING_LINE_ITEMS');
  if (!cart.contactInfo?.address?.country)
    throw badRequest('It is not said where it goes.', 'DELIVERY_METHOD_MISSING_ADDRESS');
  const { carrierServiceOptions } = await priceCart(context, cart, {
    ...heardBy(context),
    ...wayOf(cart),
    include: { delivery: true, tax: false, fees: false },
  });
  const carrier = carrierServiceOptions.find(
    ({ carrierId, shippingOptions = [] }) =>
      (!appId || carrierId === appId) && shippingOptions.some((option) => option.code === code),
  );
  const option = carrier?.shippingOptions?.find((one) => one.code === code);
  if (!carrier || !option)
    throw badRequest('This delivery is not offered to the address.', 'DELIVERY_METHOD_NOT_FOUND', {
      code,
      ...(appId && { appId }),
    });
  const { title } = option;
  return {
    ...cart,
    selectedShippingOption: { code, ...(carrier.carrierId && { carrierId: carrier.carrierId }) },
    method: {
      code,
      ...(title && { title }),
      pickup: option.logistics?.pickupDetails !== undefined,
    },
  };
}

export const withoutDelivery = (context: Context, cart: Cart): Promise<Cart> => {
  const { selectedShippingOption: _removed, ...rest } = cart;
  return withFreshLines(context, { ...rest, method: null });
};
