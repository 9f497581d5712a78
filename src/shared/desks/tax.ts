import * as mappings from '../contract/generated/ecom_manual-tax-mappings.rights.ts';
import * as calculation from '../contract/generated/ecom_tax-calculation.rights.ts';
import * as regions from '../contract/generated/ecom_tax-regions.rights.ts';
import * as settings from '../contract/generated/ecom_tax-settings.rights.ts';
import type { DeskFacts } from './desk.ts';
import { taxGroupsDesk } from './tax-groups.ts';

const unique = (...rights: readonly (readonly string[])[]): readonly string[] => [...new Set(rights.flat())];

export const taxDesk = {
  name: 'tax',
  place: 'settings',
  group: 'shop',
  goTo: '7',
  entities: ['wix.billing.v1.tax_region', 'wix.billing.v1.manual_tax_mapping'],
  hears: ['tax-groups'],
  rights: {
    list: unique(
      regions.queryTaxRegions,
      mappings.listManualTaxMappings,
      settings.getTaxSettings,
      calculation.listTaxCalculators,
      taxGroupsDesk.rights.list,
    ),
    edit: unique(
      mappings.createManualTaxMapping,
      mappings.updateManualTaxMapping,
      mappings.deleteManualTaxMapping,
      regions.bulkCreateTaxRegion,
      regions.updateTaxRegion,
      regions.deleteTaxRegion,
      settings.upsertTaxSettings,
    ),
  },
} as const satisfies DeskFacts;
