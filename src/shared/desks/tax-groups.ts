import { rightsOf } from '../contract/bounds.ts';
import { operations } from '../contract/generated/ecom_tax-groups.ts';
import type { DeskFacts } from './desk.ts';

export const taxGroupsDesk = {
  name: 'tax-groups',
  place: 'settings',
  goTo: 'x',
  entities: ['wix.billing.v1.tax_group'],
  rights: {
    list: rightsOf(operations, 'queryTaxGroups'),
    create: rightsOf(operations, 'createTaxGroup'),
    edit: rightsOf(operations, 'updateTaxGroup'),
    delete: rightsOf(operations, 'deleteTaxGroup'),
  },
} as const satisfies DeskFacts;
