import * as mappings from '../contract/generated/ecom_manual-tax-mappings.rights.ts';
import * as contacts from '../contract/generated/ecom_contact-tax-details.rights.ts';
import * as calculation from '../contract/generated/ecom_tax-calculation.rights.ts';
import * as regions from '../contract/generated/ecom_tax-regions.rights.ts';
import * as exemptions from '../contract/generated/ecom_tax-exempt-groups.rights.ts';
import * as settings from '../contract/generated/ecom_tax-settings.rights.ts';
import type { DeskFacts } from './desk.ts';
import { taxGroupsDesk } from './tax-groups.ts';

const unique = (...rights: readonly (readonly string[])[]): readonly string[] => [...new Set(rights.flat())];

export const taxDesk = {
  name: 'tax',
  place: 'settings',
  group: 'shop',
  goTo: '7',
  entities: [
    'wix.billing.v1.tax_region',
    'wix.billing.v1.manual_tax_mapping',
    'wix.billing.v1.tax_exempt_group',
  ],
  hears: ['tax-groups'],
  rights: {
    list: unique(
      regions.queryTaxRegions,
      mappings.listManualTaxMappings,
      settings.getTaxSettings,
      calculation.listTaxCalculators,
      exemptions.queryTaxExemptGroups,
      contacts.queryContactTaxDetails,
      taxGroupsDesk.rights.list,
    ),
    edit: unique(
      mappings.bulkCreateManualTaxMappings,
      mappings.updateManualTaxMapping,
      mappings.deleteManualTaxMapping,
      regions.bulkCreateTaxRegion,
      regions.updateTaxRegion,
      regions.deleteTaxRegion,
      settings.upsertTaxSettings,
    ),
    exempt: unique(
      exemptions.createTaxExemptGroup,
      exemptions.updateTaxExemptGroup,
      exemptions.deleteTaxExemptGroup,
      mappings.bulkAssignExemptOverrides,
      mappings.bulkUnassignExemptOverrides,
      contacts.upsertContactTaxDetails,
      contacts.deleteContactTaxDetails,
    ),
  },
} as const satisfies DeskFacts;
