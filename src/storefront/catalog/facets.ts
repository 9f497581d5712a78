import type { Collection } from './collections.ts';
import { PALETTE, type Facet } from './listing-query.ts';
import type { ListingState } from './listing-state.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the platform counted for one search. */
export interface Counts {
  count: (name: string, value: string) => number;
  scalar: (name: string) => number | undefined;
}

export interface FacetValue {
  /** As it stands in the address. */
  value: string;
  name: string;
  count: number;
  on: boolean;
}

export interface Facets {
  /** The merchant's collections; a program's own bears its name. */
  families: (FacetValue & { program: boolean })[];
  palettes: (FacetValue & { colors: string[] })[];
  options: { name: string; choices: FacetValue[] }[];
  /** The cheapest and the dearest of the whole listing. */
  price?: { low: number; high: number };
  stock: { in: number; out: number };
}

interface FacetInput {
  state: ListingState;
  counts: (facet: Facet) => Counts;
  whole: Counts;
  families: readonly Collection[];
  vocabulary: Vocabulary;
}

/** What leads somewhere, and what is chosen, so that it can be taken away again. */
const offered = <Value extends Pick<FacetValue, 'count' | 'on'>>(values: readonly Value[]): Value[] =>
  values.filter(({ count, on }) => count > 0 || on);

/** Every value that leaves products, with how many. */
export function facetsOf({ state, counts, whole, families, vocabulary }: FacetInput): Facets {
  const [low, high] = [whole.scalar('low'), whole.scalar('high')];
  const stock = (value: string): number => counts('stock').count('stock', value);
  const options = vocabulary.options.map(({ name, choices }) => ({
    name,
    choices: offered(
      choices.map((choice) => ({
        value: `${name}:${choice}`,
        name: choice,
        count: counts('choices').count('choices', choice),
        on: state.choices.includes(`${name}:${choice}`),
      })),
    ),
  }));
  return {
    families: offered(
      families.map(({ id, slug, name }) => ({
        value: slug,
        name,
        count: counts('families').count('families', id),
        on: state.families.includes(slug),
        program: vocabulary.programs.includes(name),
      })),
    ),
    palettes: offered(
      vocabulary.palettes.map(({ key, name, colors }) => ({
        value: key,
        name,
        colors,
        count: counts('palettes').count('palettes', PALETTE + key),
        on: state.palettes.includes(key),
      })),
    ),
    options: options.filter(({ choices }) => choices.length > 0),
    ...(low !== undefined && high !== undefined && low < high && { price: { low, high } }),
    stock: { in: stock('IN_STOCK') + stock('PARTIALLY_OUT_OF_STOCK'), out: stock('OUT_OF_STOCK') },
  };
}
