import type { Context } from '#platform/context.ts';
import type { Handlers, TaxSettingsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { settings } from './settings.ts';

export const taxSettings = defineService({
  name: 'tax-settings',
  package: 'ecom_tax-settings',
  handlers: { getTaxSettings: settings.get, upsertTaxSettings: settings.update } satisfies Handlers<
    TaxSettingsApi,
    Context
  >,
  migrations,
});
