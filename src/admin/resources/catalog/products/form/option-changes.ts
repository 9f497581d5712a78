import { movedAt } from '#admin/ui/order/moved.ts';
import { fitVariants, type ChoiceDraft, type OptionDraft, type VariantDraft } from './variants.ts';

interface Draft {
  options: OptionDraft[];
  variants: VariantDraft[];
}

/** What a new swatch begins with. */
export const FIRST_COLOR = '#8a8a8a';

const chosenOf = (options: readonly OptionDraft[]): OptionDraft[] =>
  options.filter(({ choices }) => choices.some(({ name }) => name.trim() !== ''));

/** Another order of the options: each variant chooses what it chose. */
export function moveOption({ options, variants }: Draft, from: number, by: number): Draft {
  const next = movedAt(options, from, by);
  const before = chosenOf(options);
  const places = chosenOf(next).map((option) => before.indexOf(option));
  const follow = (variant: VariantDraft): VariantDraft => ({
    ...variant,
    choices: places.map((place) => variant.choices[place] ?? ''),
  });
  return { options: next, variants: fitVariants(next, variants.map(follow)) };
}

const withChoices = (options: readonly OptionDraft[], at: number, choices: ChoiceDraft[]): OptionDraft[] =>
  options.map((option, index) => (index === at ? { ...option, choices } : option));

export function moveChoice({ options, variants }: Draft, at: number, from: number, by: number): Draft {
  const next = withChoices(options, at, movedAt(options[at]?.choices ?? [], from, by));
  return { options: next, variants: fitVariants(next, variants) };
}

/** Another name: its variants stay what they are. */
export function renameChoice({ options, variants }: Draft, at: number, index: number, name: string): Draft {
  const option = options[at];
  const choice = option?.choices[index];
  const others = (option?.choices ?? []).filter((_one, place) => place !== index);
  const wanted = name.trim();
  const isTaken = others.some((one) => one.name.toLowerCase() === wanted.toLowerCase());
  if (!option || !choice || wanted === '' || isTaken) return { options, variants };
  const next = withChoices(options, at, option.choices.with(index, { ...choice, name: wanted }));
  const place = chosenOf(options).indexOf(option);
  const follow = (variant: VariantDraft): VariantDraft =>
    variant.choices[place] === choice.name
      ? { ...variant, choices: variant.choices.with(place, wanted) }
      : variant;
  return { options: next, variants: fitVariants(next, variants.map(follow)) };
}

export const colored = (choice: ChoiceDraft, colorCode: string): ChoiceDraft => ({
  ...choice,
  rest: { ...choice.rest, choiceType: 'ONE_COLOR', colorCode },
});

function asWords({ rest, ...choice }: ChoiceDraft): ChoiceDraft {
  const { choiceType: _type, colorCode: _color, ...others } = rest ?? {};
  return { ...choice, ...(Object.keys(others).length > 0 && { rest: others }) };
}

/** How the shop shows it: as words, or as colours, of which each choice then has one. */
export function shownAs(option: OptionDraft, renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'): OptionDraft {
  const { renderType: _before, ...rest } = option;
  if (renderType === 'TEXT_CHOICES') return { ...rest, choices: option.choices.map(asWords) };
  return {
    ...rest,
    renderType,
    choices: option.choices.map((choice) => colored(choice, choice.rest?.colorCode ?? FIRST_COLOR)),
  };
}

/** New choices after those there are, each once; in an option of colours with one to begin with. */
export function withTyped(option: OptionDraft, text: string): ChoiceDraft[] {
  const known = new Set(option.choices.map(({ name }) => name.toLowerCase()));
  const fresh: ChoiceDraft[] = [];
  for (const name of text.split(/[,\n]/).map((one) => one.trim())) {
    if (name === '' || known.has(name.toLowerCase())) continue;
    known.add(name.toLowerCase());
    fresh.push(option.renderType === 'SWATCH_CHOICES' ? colored({ name }, FIRST_COLOR) : { name });
  }
  return [...option.choices, ...fresh];
}
