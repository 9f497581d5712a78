/** A modifier of a product that the shopper fills in, such as a wrapping or an engraving. */
export interface ProductModifier {
  /** The key in the options of a catalog reference, or in its texts. */
  key: string;
  title: string;
  must: boolean;
  /** The choices; absent for a text. */
  choices?: ModifierChoice[];
  /** The bounds of the length of a text. */
  text?: { least: number; most: number };
  /** The decimal amount that a text adds to the price. */
  adds?: string;
}

export interface ModifierChoice {
  key: string;
  name: string;
  color?: string;
  /** The decimal amount that the choice adds to the price. */
  adds?: string;
}

/** The name of its field in the form and in a URL, which no other field has. */
export const fieldOf = ({ key, text }: Pick<ProductModifier, 'key' | 'text'>): string =>
  `${text ? 'text' : 'option'}.${key}`;
