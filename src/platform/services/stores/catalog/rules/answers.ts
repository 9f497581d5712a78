import { addMoney } from '#shared/money.ts';
import { isObject } from '#shared/is-object.ts';
import type { FieldViolation } from '#platform/contract/errors.ts';
import type { ModifierChoice, ProductModifier } from '../customizations/connected.ts';
import type { Product } from '../product.ts';
import { type AnswerLine, freeTextError, answerError } from './answer-errors.ts';

/** What a buyer said to the modifiers of a product. */
export interface Answers {
  /** As references keep it: choices by the modifier's key, texts by their own. */
  choices: Record<string, string>;
  texts: Record<string, string>;
  lines: AnswerLine[];
  /** What all of it costs more, of one piece. */
  added: string;
  /** What keeps it from being bought so; places are below the reference's options. */
  refused: FieldViolation[];
  /** What must be answered, and is not. */
  missing: FieldViolation[];
  /** Something was asked for that the product has no more. */
  gone: boolean;
}

const part = (options: unknown, name: 'options' | 'customTextFields'): Record<string, unknown> => {
  const found = isObject(options) ? options[name] : undefined;
  return isObject(found) ? found : {};
};

const keyOf = ({ key, name }: ProductModifier): string => key || name || '';

/** Where a text is kept: by the key of its title, unless two modifiers share one. */
function textKeyOf(modifier: ProductModifier, all: readonly ProductModifier[]): string {
  const own = modifier.freeTextSettings?.key;
  const isShared = all.filter(({ freeTextSettings }) => freeTextSettings?.key === own).length > 1;
  return own && !isShared ? own : keyOf(modifier);
}

const none = (): Answers => ({
  choices: {},
  texts: {},
  lines: [],
  added: '0',
  refused: [],
  missing: [],
  gone: false,
});

const isEmpty = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

function answerText(modifier: ProductModifier, key: string, input: unknown, answers: Answers): void {
  const field = `customTextFields.${key}`;
  if (isEmpty(input)) {
    if (modifier.mandatory) answers.missing.push(answerError(field, 'REQUIRED_FIELD', 'must be filled in'));
    return;
  }
  const text = typeof input === 'string' ? input.trim() : undefined;
  const rejected = freeTextError(field, text, modifier.freeTextSettings);
  if (rejected) answers.refused.push(rejected);
  if (text === undefined) return;
  answers.texts[key] = text;
  answers.lines.push({ name: modifier.name ?? key, plainText: text });
  answers.added = addMoney(answers.added, modifier.freeTextSettings?.defaultAddedPrice);
}

const lineOf = ({ name }: ProductModifier, choice: ModifierChoice): AnswerLine => ({
  name: name ?? '',
  ...(choice.colorCode
    ? { color: { name: choice.name ?? '', code: choice.colorCode } }
    : { plainText: choice.name ?? '' }),
});

function answerChoice(modifier: ProductModifier, input: unknown, answers: Answers): void {
  const key = keyOf(modifier);
  const field = `options.${key}`;
  if (isEmpty(input)) {
    if (modifier.mandatory) answers.missing.push(answerError(field, 'REQUIRED_FIELD', 'must be chosen'));
    return;
  }
  const choice = modifier.choicesSettings?.choices?.find(
    ({ key: own, name }) => own === input || name === input,
  );
  if (!choice) {
    answers.refused.push(answerError(field, 'CHOICE_NOT_EXIST', 'is no choice of this modifier'));
    answers.gone = true;
    return;
  }
  answers.choices[key] = choice.key || choice.name || '';
  answers.lines.push(lineOf(modifier, choice));
  answers.added = addMoney(answers.added, choice.addedPrice);
}

/** So many are named; whoever sends more has the first of them. */
const MAX_NAMED = 10;

const strangers = (within: string, keys: readonly string[], description: string): FieldViolation[] =>
  keys.slice(0, MAX_NAMED).map((key) => answerError(`${within}.${key}`, 'MODIFIER_NOT_EXIST', description));

/**
 * What a reference says to the modifiers of a product. `docs:` choices stand in `options` by the keys of modifier and
 * choice, texts in `customTextFields` by the key of their title; what isn't mandatory may be left out.
 */
export function answersOf({ modifiers = [], options }: Product, said: unknown): Answers {
  const choices = part(said, 'options');
  const texts = part(said, 'customTextFields');
  const answers = none();
  if (modifiers.length === 0 && Object.keys(texts).length === 0 && !isKept(said)) return answers;
  const known = new Set<string>();
  for (const modifier of modifiers) {
    if (modifier.modifierRenderType === 'FREE_TEXT') {
      const key = textKeyOf(modifier, modifiers);
      const own = keyOf(modifier);
      answerText(modifier, key, texts[key] ?? texts[own], answers);
      known.add(key).add(own);
    } else answerChoice(modifier, choices[keyOf(modifier)] ?? choices[modifier.name ?? ''], answers);
  }
  const unasked = Object.keys(texts).filter((one) => !known.has(one) && !isEmpty(texts[one]));
  answers.refused.push(...strangers('customTextFields', unasked, 'is asked by no modifier'));
  if (unasked.length > 0) answers.gone = true;
  const chosen = new Set([
    ...modifiers.flatMap((one) => [keyOf(one), one.name ?? '']),
    ...options.map(({ name }) => name ?? ''),
  ]);
  const strange = Object.keys(choices).filter((one) => !chosen.has(one));
  if (modifiers.length > 0)
    answers.refused.push(...strangers('options', strange, 'is neither option nor modifier'));
  // A kept line names each option, one that is called otherwise by now too: what is more than that was a modifier.
  const unnamed = options.filter(({ name }) => !(name && name in choices)).length;
  if (strange.length > unnamed && isKept(said)) answers.gone = true;
  return answers;
}

/** Whether this platform has written it; only then it names each option. */
const isKept = (said: unknown): boolean =>
  isObject(said) && Array.isArray(said['modifiers']) && said['modifiers'].length > 0;
