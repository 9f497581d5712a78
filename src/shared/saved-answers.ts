/** A reply that the team has written once, with places for what differs. */
export interface SavedAnswer {
  id: string;
  title: string;
  text: string;
}

export const MAX_ANSWERS = 100;
export const MAX_TITLE = 80;
/** As long as a reply may be. */
export const MAX_TEXT = 1000;

/** What stands in braces is put in its place: `{name}`. */
export const answerPlaces = ['name', 'product', 'shop'] as const;
export type AnswerPlace = (typeof answerPlaces)[number];

const PLACE = /\{([^{}]*)\}/gu;
const isPlace = (name: string): name is AnswerPlace => (answerPlaces as readonly string[]).includes(name);

/** The places in a text that nobody knows, as they are written. */
export const unknownPlaces = (text: string): string[] =>
  [...text.matchAll(PLACE)].flatMap(([whole, name = '']) => (isPlace(name) ? [] : [whole]));

/** The text with what is known of a review; a place of what is not known goes with the space before it. */
export const fillAnswer = (text: string, facts: Readonly<Partial<Record<AnswerPlace, string>>>): string =>
  text.replaceAll(/( ?)\{([^{}]*)\}/gu, (whole, space: string, name: string) => {
    if (!isPlace(name)) return whole;
    const value = facts[name]?.trim();
    return value ? `${space}${value}` : '';
  });
