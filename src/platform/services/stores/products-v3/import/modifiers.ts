import { compareMoney } from '#shared/money.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { Product, ProductInput } from '../../catalog/public.ts';
import type { Imported } from './imported.ts';

type Modifier = NonNullable<ProductInput['modifiers']>[number];
type ImportedModifier = NonNullable<Imported['modifiers']>[number];
type Choice = NonNullable<NonNullable<Modifier['choicesSettings']>['choices']>[number];

const choiceOf = ({
  name,
  colorCode,
  addedPrice = '0',
}: NonNullable<ImportedModifier['choices']>[number]): Choice => ({
  name,
  addedPrice,
  ...(colorCode === undefined
    ? { choiceType: 'CHOICE_TEXT' as const }
    : { choiceType: 'ONE_COLOR' as const, colorCode }),
});

function modifierOf({
  name,
  kind,
  isMandatory = false,
  title,
  maxLength,
  addedPrice,
  choices = [],
}: ImportedModifier): Modifier {
  return {
    name,
    modifierRenderType: kind,
    mandatory: isMandatory,
    ...(kind === 'FREE_TEXT'
      ? {
          freeTextSettings: {
            title: title ?? name,
            ...(maxLength !== undefined && { maxCharCount: maxLength }),
            ...(addedPrice !== undefined && { defaultAddedPrice: addedPrice }),
          },
        }
      : { choicesSettings: { choices: choices.map(choiceOf) } }),
  };
}

const isSamePrice = (before: string | null | undefined, after: string): boolean =>
  compareMoney(before || '0', after) === 0;

/** A text field with another text is another one, which no other product shares: it goes without its ID. */
function changedText(known: Modifier, { title, maxLength, addedPrice }: ImportedModifier): Modifier {
  const before = known.freeTextSettings ?? {};
  const isSame =
    (title === undefined || title === before.title) &&
    (maxLength === undefined || maxLength === before.maxCharCount) &&
    (addedPrice === undefined || isSamePrice(before.defaultAddedPrice, addedPrice));
  if (isSame) return known;
  const { id: _id, ...rest } = known;
  const freeTextSettings = {
    ...before,
    ...(title !== undefined && { title }),
    ...(maxLength !== undefined && { maxCharCount: maxLength }),
    ...(addedPrice !== undefined && { defaultAddedPrice: addedPrice }),
  };
  return { ...rest, freeTextSettings };
}

/** Its choices, with the prices of the file, then those that it does not have yet. */
function changedChoices(known: Modifier, { choices = [] }: ImportedModifier): Modifier {
  const before = known.choicesSettings?.choices ?? [];
  const fresh = choices.filter(({ name }) => !before.some((one) => one.name === name));
  const priced = before.map((one) => {
    const price = choices.find(({ name }) => name === one.name)?.addedPrice;
    return price === undefined || isSamePrice(one.addedPrice, price) ? one : { ...one, addedPrice: price };
  });
  return fresh.length === 0 && priced.every((one, at) => one === before[at])
    ? known
    : { ...known, choicesSettings: { choices: [...priced, ...fresh.map(choiceOf)] } };
}

function changed(known: Modifier, given: ImportedModifier): Modifier {
  if (known.modifierRenderType !== given.kind)
    throw badRequest(`In the store, the customer input ${given.name} has another type.`, 'OTHER_MODIFIER', {
      field: 'modifierName',
    });
  const after = given.kind === 'FREE_TEXT' ? changedText(known, given) : changedChoices(known, given);
  const { isMandatory } = given;
  return isMandatory === undefined || isMandatory === (known.mandatory ?? false)
    ? after
    : { ...after, mandatory: isMandatory };
}

/** The modifiers of the product, changed as the file says, then those it brings; undefined where it has them all. */
export function modifiersFor(
  { modifiers = [] }: Imported,
  before?: Pick<Product, 'modifiers'>,
): Modifier[] | undefined {
  const known: readonly Modifier[] = before?.modifiers ?? [];
  const fresh = modifiers.filter(({ name }) => !known.some((one) => one.name === name));
  const after = known.map((one) => {
    const given = modifiers.find(({ name }) => name === one.name);
    return given ? changed(one, given) : one;
  });
  if (fresh.length === 0 && after.every((one, at) => one === known[at])) return undefined;
  return [...after, ...fresh.map(modifierOf)];
}
