/** What the shop asks of a product beside what is chosen of it: a wrapping, an engraving. */
export interface Asked {
  /** How references name it: among the options, or among the texts. */
  key: string;
  title: string;
  must: boolean;
  /** Absent for a text. */
  choices?: AskedChoice[];
  /** Of a text. */
  text?: { least: number; most: number };
  /** What a text adds to the price. Decimal. */
  adds?: string;
}

export interface AskedChoice {
  key: string;
  name: string;
  color?: string;
  /** Decimal. */
  adds?: string;
}

/** Of its field, in the form and in an address: nothing else of the form is called so. */
export const fieldOf = ({ key, text }: Pick<Asked, 'key' | 'text'>): string =>
  `${text ? 'text' : 'option'}.${key}`;
