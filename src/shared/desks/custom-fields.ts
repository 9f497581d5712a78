import * as applications from '../contract/generated/members_custom-field-applications.rights.ts';
import * as fields from '../contract/generated/members_custom-fields.rights.ts';
import type { DeskFacts } from './desk.ts';

export const customFieldsDesk = {
  name: 'custom-fields',
  place: 'settings',
  group: 'people',
  goTo: 'z',
  // Ours: the contract tells of no change of a field.
  entities: ['counterpart.members.v1.custom_field'],
  rights: {
    list: fields.getCustomField,
    create: fields.createCustomField,
    edit: fields.updateCustomField,
    hide: fields.hideCustomField,
    delete: fields.deleteCustomField,
    move: fields.updateCustomFieldsOrder,
    limit: applications.updateCustomFieldApplication,
  },
} as const satisfies DeskFacts;
