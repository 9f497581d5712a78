import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { TipSettings } from './tip-settings.ts';

export const tipSettings = defineEntity<TipSettings>({
  table: 'tip_settings',
  spec: querySpec('ecom_tip-settings', 'TipSettingsQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true },
    updatedDate: { type: 'date' },
    default: { type: 'boolean' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'default'],
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [tipSettings];
