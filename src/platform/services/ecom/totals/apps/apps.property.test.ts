import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, compareMoney, fitsCurrency, subtractMoney, type Decimal } from '#shared/money.ts';
import { arbitraryFacts } from '#testing/arbitrary-basket.ts';
import { runs } from '#testing/run-size.ts';
import type { PluginAnswer, PluginQuestion } from '#platform/plugins.ts';
import {
  fetchFees,
  fetchRates,
  fetchTax,
  fetchViolations,
  type AskablePlugin,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { PricingInput } from '../pricing.ts';
import { partsOf } from '../rules/add-up.ts';
import type { Bill, Facts } from '../rules/model.ts';
import { computeBill } from '../rules/pipeline.ts';
import type { WritePrice } from '../api/prices.ts';
import { writeTaxSummary } from '../api/taxes.ts';
import { feesFrom } from './fees.ts';
import { carriersFrom } from './rates.ts';
import { taxables, appTaxOf } from './tax.ts';

const plugin: AskablePlugin = {
  id: 'far',
  version: '1',
  name: 'Far away',
  url: 'https://far.example',
  appId: 'far',
  key: { plain: '' },
  timeLimitMs: 1000,
  settings: {},
};
const behalf = { identity: {}, language: 'en' };

/** What nobody means well, where a text should be. */
const odd = fc.constantFrom<unknown>(
  '-5',
  '-0.01',
  'NaN',
  'Infinity',
  '1e9',
  '99999999999999',
  '0.00001',
  '5,00',
  ' 5',
  5,
  Number.NaN,
  null,
  '',
  '<b>free</b>',
  'USD',
  [],
  {},
  'x'.repeat(5000),
);
type Bent = (good: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;
const mostly: Bent = (good) => fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: odd });
/** As everybody means well: of what is bent anywhere little is taken. */
const straight: Bent = (good) => good;
const least = (bent: Bent): number => (bent === straight ? 1 : 0);
const money = fc.integer({ min: 0, max: 90_000 }).map(String);
const text = fc.constantFrom('Express', 'Wrapping', 'Standard');

const answerOf = <Answer>(question: PluginQuestion<Answer>, body: unknown): PluginAnswer<Answer> => {
  try {
    return { answer: question.read(JSON.parse(JSON.stringify(body))) };
  } catch {
    return { fault: 'BAD_ANSWER' };
  }
};

const ratesOf = (bent: Bent, currency: string) =>
  bent(
    fc.record({
      shippingRates: bent(
        fc.array(
          bent(
            fc.record({
              code: bent(fc.constantFrom('a', 'b', 'own', 'express')),
              title: bent(text),
              cost: bent(fc.record({ price: bent(money), currency: bent(fc.constant(currency)) })),
            }),
          ),
          { minLength: least(bent), maxLength: 4 },
        ),
      ),
    }),
  );

const feesIn = (bent: Bent, currency: string, ids: readonly string[]) =>
  bent(
    fc.record({
      currency: bent(fc.constant(currency)),
      additionalFees: bent(
        fc.array(
          bent(
            fc.record({
              code: bent(fc.constantFrom('f', 'g', 'h')),
              name: bent(text),
              price: bent(money),
              taxDetails: bent(fc.record({ taxable: fc.boolean() })),
              lineItemIds: bent(fc.subarray(bent === straight ? [...ids] : [...ids, 'nobody'])),
            }),
          ),
          { minLength: least(bent), maxLength: 4 },
        ),
      ),
    }),
  );

/** In three, each with more digits than any currency has. */
function inParts(tax: unknown, rate: unknown): object[] {
  const isAmount = typeof tax === 'string' && /^\d+(\.\d+)?$/.test(tax);
  if (!isAmount) return [{ rate, taxAmount: tax }];
  const third = (Number(tax) / 3).toFixed(4);
  const last = subtractMoney(tax, addMoney(third, third));
  return [third, third, last].map((taxAmount, index) => ({ rate, taxAmount, taxName: `Tax ${index}` }));
}

const taxesIn = (bent: Bent, currency: string, things: readonly { id: string; amount: Decimal }[]) =>
  fc
    .tuple(
      ...things.map(({ id, amount }) =>
        fc.record({
          id: bent(fc.constant(id)),
          tax: bent(fc.constantFrom('0', '0', amount)),
          rate: bent(fc.constantFrom('0', '0.1', '1')),
        }),
      ),
    )
    .map((lines) => ({
      currency,
      taxSummary: {
        totalTax: addMoney(
          '0',
          ...lines.map(({ tax }) => (typeof tax === 'string' && /^\d+(\.\d+)?$/.test(tax) ? tax : '0')),
        ),
      },
      lineItemTaxDetails: lines.map(({ id, tax, rate }) => ({
        id,
        taxBreakdown: inParts(tax, rate),
        taxSummary: { taxAmount: tax },
      })),
    }));

/** @throws where the bill does not add up, owes somebody money or holds what no currency has */
function holds(bill: Bill): void {
  const parts = partsOf(bill);
  const same = (a: Decimal, b: Decimal): void => expect(compareMoney(a, b)).toBe(0);
  same(addMoney('0', ...parts.map(({ afterTax }) => afterTax)), bill.total);
  same(addMoney('0', ...parts.map(({ tax }) => tax)), bill.tax);
  const amounts = [
    bill.total,
    bill.tax,
    ...parts.flatMap(({ base, beforeTax, tax, afterTax }) => [base, beforeTax, tax, afterTax]),
    ...bill.delivery.options.map(({ price }) => price),
  ];
  for (const amount of amounts) {
    expect(compareMoney(amount, '0')).toBeGreaterThanOrEqual(0);
    expect(fitsCurrency(amount, bill.facts.currency)).toBe(true);
  }
}

const write = ((amount) => ({ amount })) as WritePrice;

const linesOf = ({ items }: Facts): PricingInput['lines'] =>
  items.map(({ id, name, price, quantity, shippable }) => ({ id, name, price, quantity, shippable }));

const nothing = { rates: 0, fees: 0, taxes: 0 };

/** Has apps answer, and looks at the bill. @returns how much of it was taken */
function answered(facts: Facts, gen: fc.GeneratorValue, bent: Bent): typeof nothing {
  const { currency } = facts;
  const lines = linesOf(facts);
  const ids = lines.map(({ id }) => id);
  const requested = { ...behalf, lines, place: {}, deliveryCode: undefined, currency };
  const rates = fetchRates(plugin, requested);
  const fees = fetchFees(plugin, requested);
  const ratesTold = answerOf(rates, gen(ratesOf, bent, currency));
  const feesTold = answerOf(fees, gen(feesIn, bent, currency, ids));
  const carriers = carriersFrom([rates], [ratesTold], ['own']);
  const theirs = feesFrom([fees], [feesTold], { lines } as PricingInput);
  const codes = carriers.flatMap((carrier) => carrier.rates.map(({ code }) => code));
  const used = { ...nothing, rates: codes.length, fees: theirs.length };
  expect(codes).not.toContain('own');
  for (const { lineItemIds = [] } of theirs) expect(ids).toEqual(expect.arrayContaining([...lineItemIds]));
  const input: Facts = { ...facts, carriers, fees: [...facts.fees, ...theirs] };
  const bill = computeBill(input);
  holds(bill);
  const things = taxables(bill);
  if (!things || !facts.tax) return used;
  const { isIncluded } = facts.tax;
  const question = fetchTax(plugin, { ...behalf, things, place: {}, currency, isIncluded });
  const told = answerOf(question, gen(taxesIn, bent, currency, things));
  if (!('answer' in told)) return used;
  const withTax = computeBill({ ...input, toldTax: appTaxOf(things, told.answer) });
  holds(withTax);
  const { totalTax, aggregatedTaxBreakdown } = writeTaxSummary(withTax, write);
  const shares = aggregatedTaxBreakdown.map(({ aggregatedTaxAmount }) => aggregatedTaxAmount.amount ?? '0');
  expect(compareMoney(addMoney('0', ...shares), totalTax?.amount ?? '0')).toBe(0);
  return { ...used, taxes: 1 };
}

it('assumed: whatever apps answer, the totals hold, and nothing negative or foreign gets in', () => {
  fc.assert(
    fc.property(arbitraryFacts, fc.gen(), (facts, gen) => void answered(facts, gen, mostly)),
    runs(400),
  );
});

it('assumed: what apps answer as they should is taken, and the totals hold', () => {
  const sum = { ...nothing };
  const taxed = arbitraryFacts.filter((facts) => facts.tax !== undefined && !!taxables(computeBill(facts)));
  fc.assert(
    fc.property(taxed, fc.gen(), (facts, gen) => {
      const used = answered(facts, gen, straight);
      for (const kind of ['rates', 'fees', 'taxes'] as const) sum[kind] += used[kind];
    }),
    { numRuns: 40 },
  );
  expect(Math.min(sum.rates, sum.fees, sum.taxes)).toBeGreaterThan(0);
});

it('assumed: several taxes on a line come to its tax, each in whole cents', () => {
  const things = [{ id: 'a', name: 'Poster', quantity: 1, amount: '10.00' }];
  const question = fetchTax(plugin, { ...behalf, things, place: {}, currency: 'EUR', isIncluded: false });
  const taxed = (...parts: string[]): unknown => {
    const told = answerOf(question, {
      currency: 'EUR',
      taxSummary: { totalTax: '1.00' },
      lineItemTaxDetails: [
        {
          id: 'a',
          taxBreakdown: parts.map((taxAmount) => ({ rate: '0.03', taxAmount })),
          taxSummary: { taxAmount: '1.00' },
        },
      ],
    });
    return 'answer' in told ? told.answer.map((one) => one.parts.map(({ tax }) => tax)) : told;
  };
  expect(taxed('0.3333', '0.3333', '0.3334')).toEqual([['0.34', '0.33', '0.33']]);
  expect(taxed('0.125', '0.875')).toEqual([['0.13', '0.87']]);
  expect(taxed('1')).toEqual([['1.00']]);
  expect(taxed('0.50', '0.60')).toEqual({ fault: 'BAD_ANSWER' });
});

it('assumed: what apps have against a cart is text, about lines that are in it', () => {
  const lines = [{ id: 'a', name: 'Poster', quantity: 1, price: '5', shippable: true }];
  const question = fetchViolations(plugin, {
    ...behalf,
    lines,
    source: 'CART',
    place: undefined,
    deliveryCode: undefined,
    currency: 'EUR',
    priceSummary: {},
  });
  const said = (description: unknown, target: unknown = {}): unknown =>
    answerOf(question, { violations: [{ severity: 'WARNING', target, description }] });
  expect(said('Mind the <a href="https://shop.example/step">step</a>.')).toEqual({
    answer: [{ severity: 'WARNING', description: 'Mind the step.' }],
  });
  for (const bad of [
    '',
    7,
    '<script>1</script>',
    '<a href="javascript:1">x</a>',
    '<a href="https://a" onclick=1>x</a>',
  ])
    expect(said(bad)).toEqual({ fault: 'BAD_ANSWER' });
  expect(said('No.', { lineItem: { id: 'b' } })).toEqual({ fault: 'BAD_ANSWER' });
  expect(said('No.', { lineItem: { id: 'a' } })).toEqual({
    answer: [{ severity: 'WARNING', line: 0, description: 'No.' }],
  });
});
