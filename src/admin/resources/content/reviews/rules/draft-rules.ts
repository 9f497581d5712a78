import {
  fits,
  matchedTerms,
  type ReviewFacts,
  type ReviewOutcome,
  type ReviewRule,
  type ReviewRules,
  type ReviewTest,
} from '#shared/review-rules.ts';
import { isSame } from '#admin/data/is-same.ts';

export const outcomes: readonly ReviewOutcome[] = ['REJECT', 'HOLD', 'SHOW'];

/** What each kind begins with. */
export const newTests: Readonly<{ [Kind in ReviewTest['kind']]: Extract<ReviewTest, { kind: Kind }> }> = {
  stars: { kind: 'stars', from: 1, to: 2 },
  contact: { kind: 'contact' },
  words: { kind: 'words', words: [] },
  shorter: { kind: 'shorter', letters: 12 },
  media: { kind: 'media', fewerThan: 2 },
  first: { kind: 'first' },
  verified: { kind: 'verified', from: 4 },
  every: { kind: 'every' },
};

/** How many rules are new, gone, changed or stand elsewhere, and whether what fits none is told otherwise. */
export function countChanges(before: ReviewRules, now: ReviewRules): number {
  const known = new Map(before.rules.map((rule) => [rule.id, rule]));
  const stored = now.rules.filter(({ id }) => known.has(id));
  const order = before.rules.filter(({ id }) => stored.some((rule) => rule.id === id)).map(({ id }) => id);
  const made = now.rules.length - stored.length;
  const missing = before.rules.length - stored.length;
  const changed = stored.filter((rule) => !isSame(rule, known.get(rule.id))).length;
  const moved = isSame(
    order,
    stored.map(({ id }) => id),
  )
    ? 0
    : 1;
  return made + missing + changed + moved + (before.otherwise === now.otherwise ? 0 : 1);
}

export interface RuleResult {
  rule: ReviewRule;
  /** The number of the rule on the page, from 1. */
  number: number;
  fits: boolean;
  /** The words of the rule that the review contains. */
  words: readonly string[];
}

/** Which rules look at a review, in their order, up to the one that decides. */
export function applicableRules({ rules }: ReviewRules, facts: ReviewFacts): RuleResult[] {
  const results: RuleResult[] = [];
  for (const [index, rule] of rules.entries()) {
    if (!rule.on) continue;
    const isFitting = fits(rule.test, facts);
    const words =
      rule.test.kind === 'words' ? matchedTerms(`${facts.title}\n${facts.body}`, rule.test.words) : [];
    results.push({ rule, number: index + 1, fits: isFitting, words });
    if (isFitting) break;
  }
  return results;
}

/** The order in which a rule of each outcome gets its say unless somebody moves it. */
const STRICTNESS: readonly ReviewOutcome[] = ['REJECT', 'HOLD', 'SHOW'];

/**
 * Adds a rule below those of its own outcome and above every milder one. The first rule that fits decides: a rejection
 * below "show at once" would never apply to the reviews that are shown.
 */
export function withNewRule(rules: readonly ReviewRule[], rule: ReviewRule): ReviewRule[] {
  const strictness = (of: ReviewRule): number => STRICTNESS.indexOf(of.outcome);
  const at = rules.findIndex((other) => strictness(other) > strictness(rule));
  return at < 0 ? [...rules, rule] : rules.toSpliced(at, 0, rule);
}
