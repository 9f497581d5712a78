import { defineService } from '../../service.ts';
import { contactOfOrder } from './contacts.ts';
import { memberMigrations } from './tables.ts';

export const members = defineService({
  name: 'members',
  package: 'members_members',
  handlers: {},
  listeners: { 'wix.ecom.v1.order_created': contactOfOrder },
  migrations: memberMigrations,
});
