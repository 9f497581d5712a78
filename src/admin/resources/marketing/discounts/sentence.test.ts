import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentIds, segmentKinds } from '#shared/customer-segments.ts';
import { messages } from '#admin/i18n/messages.ts';
import { readRule, type ConditionDraft, type RuleForm } from './form/rule-form.ts';
import { sentenceOf, shortText, type SentenceTools } from './sentence.ts';
import './sentence.en.ts';

const sentenceTools: SentenceTools = {
  say: (key, values) => messages.say(`discounts.sentence.${key}`, values as Record<string, unknown>),
  money: (amount) => `EUR ${amount}`,
  time: (local) => local,
  name: (_kind, id) => id,
};
const blank = readRule(undefined, 'UTC');
const tell = (form: RuleForm): string =>
  sentenceOf(form, sentenceTools)
    .map(({ text }) => text)
    .join('');

const everything = { products: [], collections: [], others: [] };

/** What a reader of the sentence takes its bounds to be. */
function heard(sentence: string, mark: string): (value: number) => boolean {
  const number = String.raw`(\d+(?:\.\d+)?)`;
  const found = (shape: string) => new RegExp(shape.replaceAll('N', mark + number)).exec(sentence);
  const exactly = found('exactly N');
  if (exactly) return (value) => value === Number(exactly[1]);
  const least = found('at least N');
  if (least) return (value) => value >= Number(least[1]);
  const max = found('at most N');
  if (max) return (value) => value <= Number(max[1]);
  const both = found('N to N');
  if (both) return (value) => value >= Number(both[1]) && value <= Number(both[2]);
  throw new Error(`No bound in “${sentence}”`);
}

it('never lies about bounds: who reads it expects the very carts that the rule takes', () => {
  const bound = fc.integer({ min: 1, max: 12 });
  const range = fc.tuple(bound, bound, fc.constantFrom('from', 'to', 'both')).map(([a, b, which]) => ({
    from: which === 'to' ? '' : String(Math.min(a, b)),
    to: which === 'from' ? '' : String(Math.max(a, b)),
  }));
  fc.assert(
    fc.property(
      fc.constantFrom('quantity' as const, 'subtotal' as const),
      range,
      fc.integer({ min: 0, max: 14 }),
      (kind, { from, to }, value) => {
        const condition: ConditionDraft = { kind, from, to, scope: everything };
        const sentence = tell({ ...blank, when: [[condition]] });
        const takes = (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
        expect(heard(sentence, kind === 'subtotal' ? 'EUR ' : '')(value)).toBe(takes);
      },
    ),
  );
});

it('names every segment that a rule asks for, and no other', () => {
  const result = {
    NEW: 'a new customer',
    RETURNING: 'a returning customer',
    REGULAR: 'a regular customer',
    BIG_SPENDER: 'a big spender',
    LAPSED: 'an inactive customer',
    MEMBER: 'a signed-in member',
  };
  fc.assert(
    fc.property(
      fc.subarray([...segmentKinds], { minLength: 1 }),
      fc.uniqueArray(fc.uuid(), { maxLength: 2 }),
      (kinds, others) => {
        const segments = [...kinds.map((kind) => segmentIds[kind]), ...others];
        const sentence = tell({ ...blank, when: [[{ kind: 'customer', segments }]] });
        for (const kind of segmentKinds) expect(sentence.includes(result[kind])).toBe(kinds.includes(kind));
        expect(/another app’s|other apps/.test(sentence)).toBe(others.length > 0);
        expect(sentence.split(/, or | or |, /).length).toBeGreaterThanOrEqual(kinds.length);
      },
    ),
  );
});

it('tells every limit that there is and none that there is not', () => {
  const some = fc.constantFrom('', '1', '7');
  const form = fc.record({
    limit: some,
    limitPerUser: some,
    start: fc.constantFrom('', '2026-11-27T09:00'),
    end: fc.constantFrom('', '2026-11-30T23:59'),
    active: fc.boolean(),
  });
  fc.assert(
    fc.property(form, (part) => {
      const sentence = tell({ ...blank, ...part });
      expect(/in total/.test(sentence)).toBe(part.limit !== '');
      expect(/per customer/.test(sentence)).toBe(part.limitPerUser !== '');
      expect(sentence.includes('2026-11-27T09:00')).toBe(part.start !== '');
      expect(sentence.includes('until 2026-11-30T23:59')).toBe(part.end !== '');
      expect(sentence.endsWith('It is turned off.')).toBe(!part.active);
      expect(sentence).not.toMatch(/[\u{E000}\u{E001}%]\{|\u{E000}|\u{E001}/u);
    }),
  );
});

it('is read aloud', () => {
  const take = {
    ...blank.take,
    percentage: '15',
    scope: { ...everything, collections: ['Winter Editions'] },
  };
  const three: ConditionDraft = { kind: 'quantity', from: '3', to: '', scope: take.scope };
  const form: RuleForm = { ...blank, take, when: [[three]], end: '2026-11-30T23:59', limitPerUser: '1' };
  expect(tell(form)).toBe(
    'When a cart contains at least 3 items of Winter Editions, take 15% off for each item of Winter Editions, until 2026-11-30T23:59, once per customer.',
  );
  expect(
    sentenceOf(form, sentenceTools)
      .filter(({ strong }) => strong)
      .map(({ text, place }) => [text, place]),
  ).toEqual([
    ['at least 3', 'when.0.0'],
    ['Winter Editions', 'when.0.0.scope'],
    ['15% off', 'take.percentage'],
    ['Winter Editions', 'take.scope'],
    ['2026-11-30T23:59', 'end'],
    ['once per customer', 'limitPerUser'],
  ]);
  const deal = {
    ...take,
    percentage: '100',
    deal: true,
    gives: '1',
    times: '2',
    buys: { by: 'quantity' as const, least: '2', scope: everything },
  };
  const who: ConditionDraft = {
    kind: 'customer',
    segments: [segmentIds.RETURNING, segmentIds.BIG_SPENDER],
  };
  expect(tell({ ...form, when: [[three, who]], end: '', limitPerUser: '' })).toBe(
    'When a cart contains at least 3 items of Winter Editions and belongs to a returning customer, or a big spender, take 15% off for each item of Winter Editions.',
  );
  expect(shortText({ ...form, when: [[who]] }, sentenceTools)).toBe(
    '15% off Winter Editions for returning customers, or big spenders',
  );
  const members = { customerEligibility: { individualMembersInfo: { memberIds: ['a', 'b', 'c'] } } };
  expect(tell({ ...blank, take, when: [[{ kind: 'kept', trigger: members }]] })).toContain(
    'belongs to one of 3 selected members',
  );
  expect(tell({ ...blank, take: deal })).toBe(
    'Always take 100% off for 1 of Winter Editions with each 2 items bought of everything, 2 times in a cart.',
  );
});

it('is short in a list, and reads as a sentence of its own', () => {
  const scope = { ...everything, collections: ['Weave'] };
  const take = { ...blank.take, percentage: '100', deal: true, gives: '1', scope };
  const buys = { by: 'quantity' as const, least: '2', scope };
  const short = (part: Partial<RuleForm>): string => shortText({ ...blank, ...part }, sentenceTools);
  expect(short({ take: { ...take, buys } })).toBe('Buy 2 of Weave, get 1 of Weave free');
  expect(short({ take: { ...take, percentage: '50', buys: { ...buys, scope: everything } } })).toBe(
    'Buy 2, get 1 of Weave 50% off',
  );
  const spend = { by: 'spend' as const, least: '40', scope: everything };
  expect(short({ take: { ...take, buys: spend } })).toBe('Spend EUR 40, get 1 of Weave free');
  const fixed = { ...take, deal: false, kind: 'FIXED_PRICE' as const, price: '24.00' };
  expect(short({ take: fixed, appliesTo: 'LOWEST_PRICED_ITEM' })).toBe('EUR 24.00 for the cheapest of Weave');
  expect(short({ take: { ...take, deal: false, percentage: '15' }, appliesTo: 'LOWEST_PRICED_ITEM' })).toBe(
    '15% off the cheapest of Weave',
  );
});
