import type { Context } from '../../context.ts';
import type { Handlers, TaxSettingsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { getTaxSettings } from './operations/getTaxSettings.ts';
import { upsertTaxSettings } from './operations/upsertTaxSettings.ts';
import { taxSettingsMigrations } from './settings.ts';

export const taxSettings = defineService({
  name: 'tax-settings',
  package: 'ecom_tax-settings',
  handlers: { getTaxSettings, upsertTaxSettings } satisfies Handlers<TaxSettingsApi, Context>,
  migrations: taxSettingsMigrations,
});
