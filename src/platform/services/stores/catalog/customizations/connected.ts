import type { Product, ProductOption } from '../product.ts';
import type { ChoiceValue, Customization } from './tables.ts';

export type ProductModifier = NonNullable<Product['modifiers']>[number];
export type ModifierChoice = NonNullable<NonNullable<ProductModifier['choicesSettings']>['choices']>[number];
type FreeText = NonNullable<ProductModifier['freeTextSettings']>;

/** What a product says of one choice; a modifier's has its price. */
export interface ConnectedChoice extends ChoiceValue {
  choiceId?: string | null | undefined;
  /** Of a modifier's. */
  key?: string | null | undefined;
  name?: string | null | undefined;
  addedPrice?: string | null | undefined;
}

/** What a product says of a customization that it is connected to. */
export interface Connected {
  type: Customization['customizationType'];
  id: string;
  name: string;
  renderType: Customization['customizationRenderType'];
  choices: readonly ConnectedChoice[];
  freeText?: FreeText;
}

const fromOption = ({ id, name, optionRenderType, choicesSettings }: ProductOption): Connected => ({
  type: 'PRODUCT_OPTION',
  id: id ?? '',
  name: name ?? '',
  renderType: optionRenderType ?? 'TEXT_CHOICES',
  choices: choicesSettings?.choices ?? [],
});

const fromModifier = (modifier: ProductModifier): Connected => ({
  type: 'MODIFIER',
  id: modifier.id ?? '',
  name: modifier.name ?? '',
  renderType: modifier.modifierRenderType ?? 'TEXT_CHOICES',
  choices: modifier.choicesSettings?.choices ?? [],
  ...(modifier.freeTextSettings && { freeText: modifier.freeTextSettings }),
});

/** Options first, then modifiers. */
export const connectedIn = ({ options, modifiers }: Product): Connected[] => [
  ...options.map(fromOption),
  ...(modifiers ?? []).map(fromModifier),
];
