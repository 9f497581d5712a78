import type { Product, VariantChoice } from '../product.ts';
import type { ConnectedChoice, ProductModifier } from './connected.ts';
import { lookUp } from './same.ts';
import type { Customization, CustomizationChoice } from './tables.ts';

/** Of a choice, what a product says as its customization does; the rest is the product's own. */
export const choiceAsIn = <C extends ConnectedChoice>(choice: C, known: CustomizationChoice): C => {
  const { colorCode: _color, colorCodes: _colors, image: _image, ...own } = choice;
  const { id, name, choiceType, colorCode, colorCodes, image } = known;
  return {
    ...own,
    choiceId: id,
    name,
    key: name,
    ...(choiceType && { choiceType }),
    ...(colorCode && { colorCode }),
    ...(colorCodes && { colorCodes }),
    ...(image && { image }),
  } as unknown as C;
};

export const textAsIn = ({
  key,
  ...text
}: NonNullable<Customization['freeTextInput']>): NonNullable<ProductModifier['freeTextSettings']> => ({
  ...text,
  ...(key && { key }),
});

const followed = <C extends ConnectedChoice>(choices: readonly C[], customization: Customization): C[] => {
  const find = lookUp(customization);
  return choices.map((choice) => {
    const known = find(choice);
    return known ? choiceAsIn(choice, known) : choice;
  });
};

function connectModifier(modifier: ProductModifier, customization: Customization): ProductModifier {
  const { id, name, customizationRenderType, freeTextInput } = customization;
  const { choicesSettings } = modifier;
  return {
    ...modifier,
    id,
    name,
    key: name,
    modifierRenderType: customizationRenderType,
    ...(customizationRenderType === 'FREE_TEXT' &&
      freeTextInput && { freeTextSettings: textAsIn(freeTextInput) }),
    ...(choicesSettings?.choices && {
      choicesSettings: { ...choicesSettings, choices: followed(choicesSettings.choices, customization) },
    }),
  };
}

/** The product with what its customizations say, in the order of its options and modifiers. */
export function connect(product: Product, customizations: readonly (Customization | undefined)[]): Product {
  const meant = product.options.map((option, index) => ({ option, customization: customizations[index] }));
  const options = meant.map(({ option, customization }) => {
    if (!customization) return option;
    const { id, name, customizationRenderType } = customization;
    return {
      ...option,
      id,
      name,
      key: name,
      ...(customizationRenderType !== 'FREE_TEXT' && { optionRenderType: customizationRenderType }),
      choicesSettings: {
        ...option.choicesSettings,
        choices: followed(option.choicesSettings?.choices ?? [], customization),
      },
    };
  });
  const byOldId = new Map(
    meant.flatMap(({ option, customization }) =>
      customization ? [[option.id ?? '', { customization, find: lookUp(customization) }] as const] : [],
    ),
  );
  const chosen = (choice: VariantChoice): VariantChoice => {
    const { optionChoiceIds: ids, optionChoiceNames: names } = choice;
    const found = byOldId.get(ids?.optionId ?? '');
    const known = found?.find({ choiceId: ids?.choiceId ?? null, name: names?.choiceName ?? null });
    if (!found || !known) return choice;
    return {
      optionChoiceIds: { optionId: found.customization.id, choiceId: known.id },
      optionChoiceNames: { ...names, optionName: found.customization.name, choiceName: known.name },
    };
  };
  const variants = product.variantsInfo.variants.map((variant) => ({
    ...variant,
    choices: variant.choices.map(chosen),
  }));
  const modifiers = product.modifiers?.map((modifier, index) => {
    const customization = customizations[product.options.length + index];
    return customization ? connectModifier(modifier, customization) : modifier;
  });
  return { ...product, options, variantsInfo: { variants }, ...(modifiers && { modifiers }) };
}
