import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { handlers } from './operations.ts';
import { removeFromTaxGroup } from './remove-from-group.ts';
import { entities } from './tables.ts';

export const contactTaxDetails = defineService({
  name: 'contact-tax-details',
  package: 'ecom_contact-tax-details',
  handlers,
  listeners: {
    'wix.billing.v1.tax_exempt_group_deleted': ({ entityId }, context) =>
      removeFromTaxGroup(context, entityId),
  },
  entities,
  migrations,
});
