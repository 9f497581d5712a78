import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, type ReviewRule, type ReviewRules } from '#shared/review-rules.ts';
import { moved } from '#admin/ui/order/moved.ts';
import { applicableRules, countChanges, withNewRule } from './draft-rules.ts';

const rules: ReviewRules = {
  rules: [
    { id: 'a', on: true, outcome: 'REJECT', test: { kind: 'contact' } },
    { id: 'b', on: false, outcome: 'HOLD', test: { kind: 'every' } },
    { id: 'c', on: true, outcome: 'HOLD', test: { kind: 'words', words: ['crease', 'refund'] } },
    { id: 'd', on: true, outcome: 'SHOW', test: { kind: 'verified', from: 4 } },
  ],
  otherwise: 'HOLD',
};
const facts = { rating: 5, title: '', body: '', media: 0, verified: true, shownBefore: 0 };

it('says which rules were asked, up to the one that decides, as the platform decides', () => {
  const requested = applicableRules(rules, { ...facts, body: 'A small CREASE.' });
  expect(requested.map(({ number, fits, words }) => [number, fits, words])).toEqual([
    [1, false, []],
    [3, true, ['crease']],
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      fc.constantFrom('', 'a refund', 'www.x.com'),
      (rating, verified, body) => {
        const all = { ...facts, rating, verified, body };
        const last = applicableRules(rules, all).at(-1);
        expect(last?.fits ? last.rule : undefined).toEqual(decide(rules, all).rule);
      },
    ),
  );
});

it('counts what would be saved', () => {
  expect(countChanges(rules, rules)).toBe(0);
  expect(countChanges(rules, { ...rules, otherwise: 'SHOW' })).toBe(1);
  expect(countChanges(rules, { ...rules, rules: moved(rules.rules, 'd', -1) })).toBe(1);
  expect(countChanges(rules, { ...rules, rules: rules.rules.slice(1) })).toBe(1);
});

it('moves a rule within the list, and never out of it', () => {
  const order = (id: string, by: number) => moved(rules.rules, id, by).map((rule) => rule.id);
  expect(order('a', 1)).toEqual(['b', 'a', 'c', 'd']);
  expect(order('a', -1)).toEqual(['a', 'b', 'c', 'd']);
  expect(order('d', 9)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([
  ['REJECT', 1],
  ['HOLD', 3],
  ['SHOW', 4],
] as const)('adds a rule above every milder one: %s', (outcome, position) => {
  const rule: ReviewRule = { id: 'new', on: true, outcome, test: { kind: 'words', words: ['casino'] } };
  expect(withNewRule(rules.rules, rule).map(({ id }) => id)).toEqual(
    ['a', 'b', 'c', 'd'].toSpliced(position, 0, 'new'),
  );
});

it('rejects at once by a new rule what a rule shows', () => {
  const shown = { rules: rules.rules.slice(3), otherwise: 'HOLD' } as const;
  const casino: ReviewRule = {
    id: 'new',
    on: true,
    outcome: 'REJECT',
    test: { kind: 'words', words: ['casino'] },
  };
  const review = { ...facts, body: 'The best casino' };
  expect(decide(shown, review).outcome).toBe('SHOW');
  expect(decide({ ...shown, rules: withNewRule(shown.rules, casino) }, review).outcome).toBe('REJECT');
});
