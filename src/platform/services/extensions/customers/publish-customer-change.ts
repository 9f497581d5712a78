import { CUSTOMER_FQDN } from '#shared/customers.ts';
import type { Context } from '#platform/context.ts';

/** Publishes that open pages show an outdated customer. The event holds no personal data. */
export const publishCustomerChange = (
  context: Context,
  slug: 'merged' | 'split' | 'erased',
  id: string,
): Promise<void> =>
  context.emit({ entityFqdn: CUSTOMER_FQDN, slug, entityId: id, body: { actionEvent: { body: {} } } });
