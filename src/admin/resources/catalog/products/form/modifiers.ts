import type { Product, ProductInput } from '#wix/product-operations.ts';
import { FIRST_COLOR } from './option-changes.ts';

type ApiModifier = NonNullable<Product['modifiers']>[number];
type ApiChoice = NonNullable<NonNullable<ApiModifier['choicesSettings']>['choices']>[number];

export type ModifierKind = 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES';

/** The contract's bounds. */
export const MAX_MODIFIERS = 10;
export const MAX_ANSWER = 500;
export const MAX_MODIFIER_NAME = 50;
export const MAX_QUESTION = 150;

export interface ModifierChoiceDraft {
  id?: string;
  name: string;
  /** What it adds to the price; empty for nothing. */
  price: string;
  /** Of a swatch. */
  color?: string;
  /** What else the platform keeps of it, and this page does not show. */
  rest?: Partial<ApiChoice>;
}

/** What a buyer is asked, and no variant comes of it: a wrapping, an engraving. */
export interface ModifierDraft {
  id?: string;
  kind: ModifierKind;
  name: string;
  mandatory: boolean;
  choices: ModifierChoiceDraft[];
  /** Of a text: what stands beside the field, how long it may be, what it adds to the price. */
  question: string;
  most: string;
  price: string;
  /** Shortest text, which this page does not show. */
  least?: number;
}

export const newModifier = (kind: ModifierKind): ModifierDraft => ({
  kind,
  name: '',
  mandatory: false,
  choices: kind === 'FREE_TEXT' ? [] : [newChoice(kind)],
  question: '',
  most: kind === 'FREE_TEXT' ? '40' : '',
  price: '',
});

export const newChoice = (kind: ModifierKind): ModifierChoiceDraft => ({
  name: '',
  price: '',
  ...(kind === 'SWATCH_CHOICES' && { color: FIRST_COLOR }),
});

/** `0` adds nothing. */
const priceIn = (amount: string | null | undefined): string =>
  Number(amount ?? 0) > 0 ? (amount ?? '') : '';

function choiceDraft({ choiceId, name, addedPrice, key: _key, ...rest }: ApiChoice): ModifierChoiceDraft {
  const { choiceType, colorCode, ...others } = rest;
  const isColor = choiceType === 'ONE_COLOR' && colorCode;
  const stored = isColor ? others : rest;
  return {
    ...(choiceId && { id: choiceId }),
    name: name ?? '',
    price: priceIn(addedPrice),
    ...(isColor && { color: colorCode }),
    ...(Object.keys(stored).length > 0 && { rest: stored }),
  };
}

export const readModifiers = (modifiers: Product['modifiers']): ModifierDraft[] =>
  (modifiers ?? []).map(
    ({ _id, name, mandatory, modifierRenderType, choicesSettings, freeTextSettings }) => ({
      ...(_id && { id: _id }),
      kind: (modifierRenderType ?? 'TEXT_CHOICES') as ModifierKind,
      name: name ?? '',
      mandatory: mandatory ?? false,
      choices: (choicesSettings?.choices ?? []).map(choiceDraft),
      question: freeTextSettings?.title ?? '',
      most: freeTextSettings?.maxCharCount ? String(freeTextSettings.maxCharCount) : '',
      price: priceIn(freeTextSettings?.defaultAddedPrice),
      ...(freeTextSettings?.minCharCount && { least: freeTextSettings.minCharCount }),
    }),
  );

const settingsInput = ({ question, most, price, least }: ModifierDraft) => ({
  ...(least !== undefined && { minCharCount: least }),
  ...(most.trim() && { maxCharCount: Number(most) }),
  ...(price.trim() && { defaultAddedPrice: price.trim() }),
  ...(question.trim() && { title: question.trim() }),
});

const choiceInput = ({ name, price, color, rest }: ModifierChoiceDraft): ApiChoice => ({
  ...(rest?.choiceType ? {} : { choiceType: color ? 'ONE_COLOR' : 'CHOICE_TEXT' }),
  ...rest,
  ...(color && { colorCode: color }),
  name: name.trim(),
  // Said, so that nothing stays nothing where the shared modifier has a price of its own.
  addedPrice: price.trim() || '0',
});

/** What products share of it: another name, another colour or another text is another modifier. */
const sharedPart = (draft: ModifierDraft): string =>
  JSON.stringify([draft.kind, draft.name.trim(), draft.kind === 'FREE_TEXT' && settingsInput(draft)]);

const lookOf = ({ name, color }: ModifierChoiceDraft): string => JSON.stringify([name.trim(), color]);

/** A modifier is shared as options are; one that says something else goes without its id and becomes another one. */
function modifierInput(draft: ModifierDraft, known: ModifierDraft | undefined): ApiModifier {
  const { id, kind, name, mandatory, choices } = draft;
  const same = known ? sharedPart(known) === sharedPart(draft) : false;
  const looks = new Map(known?.choices.map((choice) => [choice.id, lookOf(choice)]));
  const isKept = (choice: ModifierChoiceDraft) => !choice.id || looks.get(choice.id) === lookOf(choice);
  const keepsIds = same && choices.every(isKept);
  return {
    ...(id && keepsIds && { _id: id }),
    name: name.trim(),
    modifierRenderType: kind,
    mandatory,
    ...(kind === 'FREE_TEXT'
      ? { freeTextSettings: settingsInput(draft) }
      : {
          choicesSettings: {
            choices: choices.map((choice) => ({
              ...(choice.id && keepsIds && { choiceId: choice.id }),
              ...choiceInput(choice),
            })),
          },
        }),
  };
}

export function modifiersInput(
  drafts: readonly ModifierDraft[],
  before: Product | undefined,
): NonNullable<ProductInput['modifiers']> {
  const known = new Map(readModifiers(before?.modifiers).map((one) => [one.id, one]));
  return drafts.map((draft) => modifierInput(draft, draft.id ? (known.get(draft.id) ?? draft) : undefined));
}

const PRICE = /^\d{1,9}(\.\d{1,3})?$/;
const isPrice = (text: string): boolean => text.trim() === '' || PRICE.test(text.trim());
const keyOf = (name: string): string => name.trim().toLowerCase();

function errorsOf(draft: ModifierDraft, at: string, isTaken: boolean): [string, string][] {
  const { kind, name, choices, most, price } = draft;
  const length = Number(most);
  const isLength = most.trim() === '' || (Number.isInteger(length) && length > 0 && length <= MAX_ANSWER);
  const names = choices.map((choice) => keyOf(choice.name));
  const checks: [boolean, string, string][] = [
    [keyOf(name) === '', 'name', 'modifierName'],
    [isTaken, 'name', 'modifierTwice'],
    [kind === 'FREE_TEXT' && !isLength, 'most', 'answerLength'],
    [kind === 'FREE_TEXT' && !isPrice(price), 'price', 'price'],
    [kind !== 'FREE_TEXT' && choices.length === 0, 'choices', 'noChoice'],
    ...choices.flatMap((choice, index): [boolean, string, string][] => [
      [names[index] === '', `choices.${index}.name`, 'choiceName'],
      [
        names[index] !== '' && names.indexOf(names[index] ?? '') < index,
        `choices.${index}.name`,
        'choiceTwice',
      ],
      [!isPrice(choice.price), `choices.${index}.price`, 'price'],
    ]),
  ];
  return checks.flatMap(([wrong, field, key]): [string, string][] =>
    wrong ? [[`${at}.${field}`, key]] : [],
  );
}

/** @param options whose names a modifier cannot have, too */
export function modifierErrors(
  modifiers: readonly ModifierDraft[],
  options: readonly { name: string }[],
): [string, string][] {
  const names = [...options, ...modifiers].map(({ name }) => keyOf(name));
  return modifiers.flatMap((draft, index) => {
    const own = options.length + index;
    const isTaken = keyOf(draft.name) !== '' && names.indexOf(keyOf(draft.name)) < own;
    return errorsOf(draft, `modifiers.${index}`, isTaken);
  });
}
