/** Bounds of the contract: `@wix/auto_sdk_stores_products-v-3`. */
export const MAX_OPTIONS = 6;
export const MAX_CHOICES = 100;
export const MAX_VARIANTS = 1000;

type OptionRender = 'TEXT_CHOICES' | 'SWATCH_CHOICES';

export interface ChoiceDraft {
  id?: string;
  name: string;
  /** A colour, or a picture of its own that this page does not show. */
  rest?: { choiceType?: string; colorCode?: string };
}

export interface OptionDraft {
  id?: string;
  name: string;
  choices: ChoiceDraft[];
  /** How the shop shows it; text, unless an app said otherwise. */
  renderType?: OptionRender;
}

/** What the buyer of a digital product downloads. */
export interface FileDraft {
  id: string;
  name: string;
  sizeInBytes: number | undefined;
}

/** Sent back as it came: the variants of a product are written all at once. */
export interface VariantRest {
  barcode?: string | null;
  media?: object;
  physicalProperties?: object;
}

export interface VariantDraft {
  id?: string;
  /** One per option, in the options' order. */
  choices: string[];
  price: string;
  compareAt: string;
  /** What it costs the shop; empty where nobody has said. */
  cost: string;
  sku: string;
  /** Kilogram; empty for none. */
  weight: string;
  visible: boolean;
  /** Only of a digital product. */
  file?: FileDraft;
  /** Only of a variant that does not exist yet; what exists is counted in place. */
  quantity: string;
  /** What else the platform keeps of it, and this page does not show. */
  rest?: VariantRest;
}

export const blankVariant = (choices: string[] = []): VariantDraft => ({
  choices,
  price: '',
  compareAt: '',
  cost: '',
  sku: '',
  weight: '',
  visible: true,
  quantity: '0',
});

const named = (options: readonly OptionDraft[]): string[][] =>
  options
    .map(({ choices }) => choices.map(({ name }) => name.trim()).filter((name) => name !== ''))
    .filter((choices) => choices.length > 0);

export const countCombinations = (options: readonly OptionDraft[]): number =>
  named(options).reduce((product, choices) => product * choices.length, 1);

/** Each choice of one option with each of the others, the last option changing fastest. */
export const combinations = (options: readonly OptionDraft[]): string[][] =>
  named(options).reduce<string[][]>(
    (made, choices) => made.flatMap((start) => choices.map((choice) => [...start, choice])),
    [[]],
  );

const keyOf = (choices: readonly string[]): string => JSON.stringify(choices);

/**
 * The variants that these options ask for. One that was there stays as it is; a new one takes price, weight and file
 * from the one most like it, so that adding a size does not mean typing 24 prices.
 */
export function fitVariants(
  options: readonly OptionDraft[],
  variants: readonly VariantDraft[],
): VariantDraft[] {
  if (countCombinations(options) > MAX_VARIANTS) return [...variants];
  const known = new Map(variants.map((variant) => [keyOf(variant.choices), variant]));
  return combinations(options).map((choices) => {
    const same = known.get(keyOf(choices));
    if (same) return same;
    const like = mostLike(choices, variants);
    return { ...blankVariant(choices), ...(like && likeness(like)) };
  });
}

const likeness = ({ price, cost, weight, file }: VariantDraft): Partial<VariantDraft> => ({
  price,
  cost,
  weight,
  ...(file && { file }),
});

function mostLike(choices: readonly string[], variants: readonly VariantDraft[]): VariantDraft | undefined {
  const shared = ({ choices: others }: VariantDraft) =>
    others.filter((choice) => choices.includes(choice)).length;
  return variants.reduce<VariantDraft | undefined>(
    (best, variant) => (best === undefined || shared(variant) > shared(best) ? variant : best),
    undefined,
  );
}
