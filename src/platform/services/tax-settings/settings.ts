import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import type { TaxSettingsApi } from '../../contract/index.ts';
import { settingsEntity } from '../../crud/index.ts';

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

export const taxSettingsMigrations: readonly Migration[] = [
  {
    name: '001-tax-settings',
    async up(db) {
      await sql`create table tax_settings (site_id text collate "C" primary key, doc jsonb not null)`.execute(
        db,
      );
    },
  },
];
