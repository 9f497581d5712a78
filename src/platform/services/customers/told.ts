import { CUSTOMER_FQDN } from '#shared/customers.ts';
import type { Context } from '../../context.ts';

/** Says to the open pages that a customer is not what they show; who it is stands in no event. */
export const tellCustomer = (
  context: Context,
  slug: 'merged' | 'split' | 'erased',
  id: string,
): Promise<void> =>
  context.emit({ entityFqdn: CUSTOMER_FQDN, slug, entityId: id, body: { actionEvent: { body: {} } } });
