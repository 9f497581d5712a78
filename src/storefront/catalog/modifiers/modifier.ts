/** A modifier of a product that the shopper fills in, such as a wrapping or an engraving. */
export interface ProductModifier {
  /** How references name it: among the options, or among the texts. */
  key: string;
  title: string;
  must: boolean;
  /** Absent for a text. */
  choices?: ModifierChoice[];
  /** Of a text. */
  text?: { least: number; most: number };
  /** What a text adds to the price. Decimal. */
  adds?: string;
}

export interface ModifierChoice {
  key: string;
  name: string;
  color?: string;
  /** Decimal. */
  adds?: string;
}

/** The name of its field in the form and in a URL, which no other field has. */
export const fieldOf = ({ key, text }: Pick<ProductModifier, 'key' | 'text'>): string =>
  `${text ? 'text' : 'option'}.${key}`;
