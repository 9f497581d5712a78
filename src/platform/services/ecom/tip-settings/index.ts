import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { Handlers, TipSettingsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { settings } from './settings.ts';
import { entities } from './tables.ts';

export const tipSettings = defineService({
  name: 'tip-settings',
  package: 'ecom_tip-settings',
  handlers: {
    createTipSettings: ({ tipSettings }, context) =>
      settings.create({ tipSettings: { ...tipSettings, default: false } }, context),
    createDefaultTipSettings: ({ tipSettings }, context) =>
      settings.create({ tipSettings: { ...tipSettings, default: true } }, context),
    updateTipSettings: ({ tipSettings }, context) => {
      const { id } = tipSettings;
      if (!id) throw invalidField('tipSettings.id', 'REQUIRED_FIELD', 'must not be empty');
      return settings.update({ tipSettings: { ...tipSettings, id } }, context);
    },
    deleteTipSettings: settings.remove,
    queryTipSettings: settings.query,
  } satisfies Handlers<TipSettingsApi, Context>,
  entities,
  migrations,
});
