import * as taxGroups from '../contract/generated/ecom_tax-groups.rights.ts';
import type { DeskFacts } from './desk.ts';

export const taxGroupsDesk = {
  name: 'tax-groups',
  place: 'settings',
  goTo: 'x',
  entities: ['wix.billing.v1.tax_group'],
  rights: {
    list: taxGroups.queryTaxGroups,
    create: taxGroups.createTaxGroup,
    edit: taxGroups.updateTaxGroup,
    delete: taxGroups.deleteTaxGroup,
  },
} as const satisfies DeskFacts;
