import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import type { Context } from '../../context.ts';

export interface TaxSettings {
  /** Whether the catalog's prices are what the buyer pays, tax and all. */
  taxIncludedInItemPrices: boolean;
  createdDate?: string;
  updatedDate?: string;
}

const DEFAULTS: TaxSettings = { taxIncludedInItemPrices: false };

type Read = Pick<Context, 'db' | 'siteId'>;

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

export async function readTaxSettings({ db, siteId }: Read): Promise<TaxSettings> {
  const { rows } = await sql<{ doc: TaxSettings }>`
    select doc from tax_settings where site_id = ${siteId}`.execute(db);
  return { ...DEFAULTS, ...rows[0]?.doc };
}

export async function writeTaxSettings({ db, siteId }: Read, settings: TaxSettings): Promise<void> {
  await sql`insert into tax_settings (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
