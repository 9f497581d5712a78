/** What a rule looks at. */
export type ReviewTest =
  | { kind: 'stars'; from: number; to: number }
  /** A link, an e-mail address or a phone number in its words. */
  | { kind: 'contact' }
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'shorter'; letters: number }
  /** Pictures or videos, of an author with fewer shown reviews than that. */
  | { kind: 'media'; fewerThan: number }
  /** The author has no shown review yet. */
  | { kind: 'first' }
  /** Of a verified purchase, with at least so many stars. */
  | { kind: 'verified'; from: number }
  | { kind: 'every' };

export type ReviewOutcome = 'REJECT' | 'HOLD' | 'SHOW';

export interface ReviewRule {
  id: string;
  on: boolean;
  outcome: ReviewOutcome;
  test: ReviewTest;
}

/** The first rule that fits decides; `otherwise` where none does. */
export interface ReviewRules {
  rules: readonly ReviewRule[];
  otherwise: Exclude<ReviewOutcome, 'REJECT'>;
}

/** What is known of a review when it is decided about. */
export interface ReviewFacts {
  rating: number;
  title: string;
  body: string;
  media: number;
  verified: boolean;
  /** Reviews of the same author that are shown. */
  shownBefore: number;
}

export interface ReviewDecision {
  outcome: ReviewOutcome;
  /** Absent where no rule fits. */
  rule?: ReviewRule;
}

export const MAX_RULES = 20;
export const MAX_TERMS = 200;
export const MAX_LETTERS = 1000;
export const MAX_SHOWN = 100;

/** What some rules make of the reviews of the last 90 days, and which rules made what stands. */
export interface RulesTrial {
  /** Reviews looked at, the newest first; `partial` where there are more. */
  looked: number;
  partial: boolean;
  /** The outcome by the rules of the request. */
  outcomes: Record<ReviewOutcome, number>;
  byRule: Readonly<Record<string, number>>;
  /** As they were decided when they were written, by rule. */
  decided: Readonly<Record<string, number>>;
}

export const TRIAL_DAYS = 90;
export const MAX_TRIED = 5000;

/** Until somebody says otherwise: everything is shown. */
export const DEFAULT_RULES: ReviewRules = { rules: [], otherwise: 'SHOW' };

const LINK =
  /https?:\/\/|\bwww\.|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|shop|store|online|site|ru|cn|io|co)\b/iu;
const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** Nine digits or more, however they are grouped: neither a size nor a date. */
const PHONE = /(?:\+|\b)\d(?:[\s()./-]{0,2}\d){8,}\b/u;

/** Without case and accents. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Which of the words stand in a text, as whole words, whatever case and accents. */
export function matchedTerms(text: string, words: readonly string[]): string[] {
  const all = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words.filter((word) => {
    const bare = fold(word)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return bare !== '' && all.includes(` ${bare} `);
  });
}

export function fits(test: ReviewTest, facts: ReviewFacts): boolean {
  const text = `${facts.title}\n${facts.body}`;
  switch (test.kind) {
    case 'stars':
      return facts.rating >= test.from && facts.rating <= test.to;
    case 'contact':
      return LINK.test(text) || EMAIL.test(text) || PHONE.test(text);
    case 'words':
      return matchedTerms(text, test.words).length > 0;
    case 'shorter':
      return (text.match(/\S/gu)?.length ?? 0) < test.letters;
    case 'media':
      return facts.media > 0 && facts.shownBefore < test.fewerThan;
    case 'first':
      return facts.shownBefore === 0;
    case 'verified':
      return facts.verified && facts.rating >= test.from;
    case 'every':
      return true;
  }
}

/** What becomes of a review that was just written. */
export function decide({ rules, otherwise }: ReviewRules, facts: ReviewFacts): ReviewDecision {
  const rule = rules.find(({ on, test }) => on && fits(test, facts));
  return rule ? { outcome: rule.outcome, rule } : { outcome: otherwise };
}
