import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decide,
  fits,
  matchedTerms,
  type ReviewFacts,
  type ReviewRule,
  type ReviewTest,
} from './review-rules.ts';

const stars = fc.integer({ min: 1, max: 5 });
const tests: fc.Arbitrary<ReviewTest> = fc.oneof(
  fc.record({ kind: fc.constant('stars' as const), from: stars, to: stars }),
  fc.constant({ kind: 'contact' as const }),
  fc.record({ kind: fc.constant('words' as const), words: fc.array(fc.string(), { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('shorter' as const), letters: fc.nat(40) }),
  fc.record({ kind: fc.constant('media' as const), fewerThan: fc.nat(3) }),
  fc.constant({ kind: 'first' as const }),
  fc.record({ kind: fc.constant('verified' as const), from: stars }),
  fc.constant({ kind: 'every' as const }),
);
const rules: fc.Arbitrary<ReviewRule[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    on: fc.boolean(),
    outcome: fc.constantFrom('REJECT' as const, 'HOLD' as const, 'SHOW' as const),
    test: tests,
  }),
  { maxLength: 6 },
);
const facts: fc.Arbitrary<ReviewFacts> = fc.record({
  rating: stars,
  title: fc.string(),
  body: fc.string(),
  media: fc.nat(3),
  verified: fc.boolean(),
  shownBefore: fc.nat(3),
});
const otherwise = fc.constantFrom('HOLD' as const, 'SHOW' as const);

it('is decided by the first rule that is on and fits, and by none behind it', () => {
  fc.assert(
    fc.property(rules, facts, otherwise, (input, review, rest) => {
      const { outcome, rule } = decide({ rules: input, otherwise: rest }, review);
      const before = rule ? input.indexOf(rule) : input.length;
      expect(input.slice(0, before).some(({ on, test }) => on && fits(test, review))).toBe(false);
      expect(rule === undefined || (rule.on && fits(rule.test, review))).toBe(true);
      expect(outcome).toBe(rule?.outcome ?? rest);
    }),
  );
});

it('finds words whatever their case and accents, and never inside others', () => {
  expect(matchedTerms('Crème BRÛLÉE, a crease.', ['creme', 'brulee', 'crease', 'increase', ''])).toEqual([
    'creme',
    'brulee',
    'crease',
  ]);
  expect(matchedTerms('The price increased', ['crease'])).toEqual([]);
  expect(matchedTerms('זה שבור לגמרי', ['שבור'])).toEqual(['שבור']);
});

const plain = { rating: 5, title: '', media: 0, verified: false, shownBefore: 0 };

it.each([
  'see https://cheap.example/posters',
  'www.cheap-posters.example',
  'cheap-posters.com has it',
  'write to me@posters.example',
  'call +351 912 345 678',
  '(212) 555-01-99',
])('sees a way out of the shop in “%s”', (body) => {
  expect(fits({ kind: 'contact' }, { ...plain, body })).toBe(true);
});

it.each(['50 × 70 cm in oak', 'Ordered on 12.11.2026.', 'Number 268, 5/5', 'Nice.I like it'])(
  'sees none in “%s”',
  (body) => {
    expect(fits({ kind: 'contact' }, { ...plain, body })).toBe(false);
  },
);
