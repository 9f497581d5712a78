import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { CustomizationsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import {
  choicesIn,
  counted,
  type Customization,
  customizations as entity,
  customizationUse,
  followCustomization,
  freeTextOf,
  withLocked,
  removeModifierFromProducts,
  valueOf,
} from '../catalog/public.ts';
import { rule } from './rules/reject.ts';
import { changedCustomization, newCustomization } from './rules/written.ts';

const withCounts = counted(customizationUse, 'ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount');

const withoutImages = (customization: Customization): Customization => {
  const { choicesSettings } = customization;
  if (!choicesSettings) return customization;
  const choices = choicesSettings.choices.map(({ displayImage: _image, ...choice }) => choice);
  return { ...customization, choicesSettings: { ...choicesSettings, choices } };
};

/** Pictures of choices and the number of products are told where they were asked for. */
export async function present(
  stored: readonly Customization[],
  context: Context,
  fields: ReadonlySet<string>,
) {
  const shown = fields.has('CHOICE_DISPLAY_IMAGE') ? stored : stored.map(withoutImages);
  return withCounts(shown, context, fields);
}

/** Whether products say something else after the change; more choices are none of theirs until they offer them. */
function isFelt(before: Customization, after: Customization): boolean {
  if (before.name !== after.name) return true;
  if (freeTextOf(before.freeTextInput) !== freeTextOf(after.freeTextInput)) return true;
  const now = new Map(choicesIn(after).map((choice) => [choice.id, choice]));
  return choicesIn(before).some((choice) => {
    const one = now.get(choice.id);
    return one !== undefined && (one.name !== choice.name || valueOf(one) !== valueOf(choice));
  });
}

export const customizationRows = crud<CustomizationsApi>()({
  entity,
  key: 'customization',
  plural: 'customizations',
  id: 'customizationId',
  fqdn: 'wix.stores.catalog.v3.customization',
  notFound: (customizationId) => notFound('The customization was not found.', undefined, { customizationId }),
  async write(draft, before, context, input) {
    if (!before) return newCustomization(draft, input ?? {}, () => context.ids.guid());
    const after = input ? changedCustomization(draft, before) : (draft as Customization);
    if (isFelt(before, after)) await followCustomization(context, after);
    return after;
  },
  async beforeRemove(before, context) {
    if (before.customizationType === 'MODIFIER') return removeModifierFromProducts(context, before);
    const [counted] = await present([before], context, new Set(['ASSIGNED_PRODUCTS_COUNT']));
    if ((counted?.assignedProductsCount ?? 0) > 0)
      throw rule(
        'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
        'customizationId',
        'is an option of products',
        { assignedProductsCount: counted?.assignedProductsCount },
      );
  },
  present,
});

/** Products and stock first, as everywhere, before what they refer to. */
export const lockedCustomizations = withLocked(customizationUse, { stock: true });
