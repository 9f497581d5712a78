/** One thing to choose, such as a size. */
export interface ProductOption {
  name: string;
  choices: { name: string; color?: string }[];
}

export interface Variant {
  id: string;
  sku?: string;
  /** Choice by option. */
  choices: Readonly<Record<string, string>>;
  /** Decimal. */
  price: string;
  /** Before a reduction. */
  fullPrice?: string;
  /** What one delivery costs, by plan. */
  again?: Readonly<Record<string, string>>;
  inStock: boolean;
  /** How many there are; absent where it is not counted. */
  quantity?: number;
  /** Of what is downloaded. */
  file?: { /** `ZIP` */ kind: string; /** In bytes. */ size: number };
}

export type Chosen = Readonly<Record<string, string>>;

const fits = (variant: Variant, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([option, choice]) => variant.choices[option] === choice);

export const findVariant = (variants: readonly Variant[], chosen: Chosen): Variant | undefined =>
  variants.find((variant) => fits(variant, chosen));

/** What is chosen before anybody chose: the first combination there is one of. */
export const firstChoice = (variants: readonly Variant[]): Chosen =>
  (variants.find(({ inStock }) => inStock) ?? variants[0])?.choices ?? {};

/** The choice that an address names, made whole by the first one; what it names wrongly does not count. */
export function choiceFrom(
  search: URLSearchParams,
  options: readonly ProductOption[],
  variants: readonly Variant[],
): Chosen {
  const requested = Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const value = search.get(name);
      return choices.some((choice) => choice.name === value) ? [[name, value as string]] : [];
    }),
  );
  const possible = variants.filter((variant) => fits(variant, requested));
  const start = firstChoice(possible.length > 0 ? possible : variants);
  return { ...start, ...(possible.length > 0 ? requested : {}) };
}

export interface ChoiceState {
  name: string;
  color?: string;
  chosen: boolean;
  /** There is none of it beside what else is chosen. */
  soldOut: boolean;
  /** What the combination costs. */
  price?: string;
}

/** Each choice of an option as it stands beside what is chosen elsewhere. */
export function choiceStates(
  option: ProductOption,
  variants: readonly Variant[],
  chosen: Chosen,
): ChoiceState[] {
  return option.choices.map(({ name, color }) => {
    const variant = findVariant(variants, { ...chosen, [option.name]: name });
    return {
      name,
      chosen: chosen[option.name] === name,
      soldOut: !variant?.inStock,
      ...(color !== undefined && { color }),
      ...(variant && { price: variant.price }),
    };
  });
}
