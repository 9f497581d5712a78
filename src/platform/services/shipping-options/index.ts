import type { Context } from '../../context.ts';
import type { Handlers, ShippingOptionsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { addDeliveryRegion } from './operations/addDeliveryRegion.ts';
import { createShippingOption } from './operations/createShippingOption.ts';
import { deleteShippingOption } from './operations/deleteShippingOption.ts';
import { getShippingOption } from './operations/getShippingOption.ts';
import { queryShippingOptions } from './operations/queryShippingOptions.ts';
import { removeDeliveryRegion } from './operations/removeDeliveryRegion.ts';
import { updateShippingOption } from './operations/updateShippingOption.ts';
import { shippingOptionMigrations } from './tables.ts';

export const shippingOptions = defineService({
  name: 'shipping-options',
  package: 'ecom_shipping-options',
  handlers: {
    addDeliveryRegion,
    createShippingOption,
    deleteShippingOption,
    getShippingOption,
    queryShippingOptions,
    removeDeliveryRegion,
    updateShippingOption,
  } satisfies Handlers<ShippingOptionsApi, Context>,
  migrations: shippingOptionMigrations,
});
