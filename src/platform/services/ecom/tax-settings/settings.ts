import type { TaxSettingsApi } from '#platform/contract/index.ts';
import { settingsEntity } from '#platform/crud/index.ts';

interface TaxSettings {
  /** Whether the catalog's prices are what the buyer pays, tax and all. */
  taxIncludedInItemPrices: boolean;
  createdDate?: string;
  updatedDate?: string;
}

const defaults: TaxSettings = { taxIncludedInItemPrices: false };

export const settings = settingsEntity<TaxSettingsApi>()({
  table: 'tax_settings',
  key: 'taxSettings',
  defaults,
  dated: true,
});
