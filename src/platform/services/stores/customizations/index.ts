import type { Context } from '#platform/context.ts';
import type { CustomizationsApi, Handlers } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { addChoices, removeChoices, reorderChoices, setChoices, updateChoices } from './choices.ts';
import { lockedCustomizations, customizationRows } from './rows.ts';
import { bulkCreate, createCustomization } from './make.ts';

/** Where others say `item`, these say what it is. */
const named = <Shown>({
  results,
  bulkActionMetadata,
}: Awaited<ReturnType<typeof bulk<unknown, unknown, Shown>>>) => ({
  results: results.map(({ itemMetadata, item }) => ({
    itemMetadata,
    ...(item !== undefined && { customization: item }),
  })),
  bulkActionMetadata,
});

const ofOne = ({ customizationId }: { customizationId: string }) => [customizationId];

const update = lockedCustomizations(customizationRows.update, ({ customization }) => [customization.id]);
const bulkUpdate = lockedCustomizations(customizationRows.bulkUpdate, ({ customizations: all }) =>
  (all ?? []).map(({ customization }) => customization?.id),
);

export const customizations = defineService({
  name: 'customizations',
  package: 'stores_customizations-v-3',
  handlers: {
    createCustomization,
    getCustomization: customizationRows.get,
    updateCustomization: update,
    deleteCustomization: lockedCustomizations(customizationRows.remove, ofOne),
    queryCustomizations: customizationRows.query,
    countCustomizations: customizationRows.count,
    bulkCreateCustomizations: async (request, context) => named(await bulkCreate(request, context)),
    bulkUpdateCustomizations: async (request, context) => named(await bulkUpdate(request, context)),
    addCustomizationChoices: addChoices,
    bulkAddCustomizationChoices: async ({ customizationsChoices, returnEntity, fields }, context) =>
      named(
        await bulk(context, {
          entries: customizationsChoices,
          idOf: ({ customizationId }) => customizationId ?? '',
          each: async ({ customizationId = '', choices = [] }) => {
            const requested = returnEntity && fields ? { fields } : {};
            return (await addChoices({ customizationId, choices, ...requested }, context)).customization;
          },
          show: returnEntity ? (customization) => customization : undefined,
        }),
      ),
    setCustomizationChoices: lockedCustomizations(setChoices, ofOne),
    removeCustomizationChoices: lockedCustomizations(removeChoices, ofOne),
    updateCustomizationChoices: updateChoices,
    reorderCustomizationChoices: reorderChoices,
  } satisfies Handlers<CustomizationsApi, Context>,
});
