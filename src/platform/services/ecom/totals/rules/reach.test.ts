import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryFacts } from '#testing/arbitrary-basket.ts';
import { runs } from '#testing/run-size.ts';
import { applyRule } from './discount-rules.ts';
import { discountGoods } from './pipeline.ts';
import { carriedBy, mayReach } from './reach.ts';

it('assumed: a rule that is passed over would have taken nothing, whatever its turn', () => {
  fc.assert(
    fc.property(arbitraryFacts, fc.array(fc.nat(5)), (facts, turns) => {
      const discountRules = facts.discountRules.toSorted(
        (a, b) => (turns[facts.discountRules.indexOf(a)] ?? 0) - (turns[facts.discountRules.indexOf(b)] ?? 0),
      );
      const bare = discountGoods({ ...facts, discountRules: [] });
      const plainly = discountRules.reduce(applyRule, { ...bare, facts: { ...facts, discountRules } });
      expect(discountGoods({ ...facts, discountRules })).toEqual(plainly);
    }),
    runs(400),
  );
});

it('assumed: what names nothing may reach everything, what names something only that', () => {
  const named = (scopes: object[]) =>
    ({ discounts: { values: [{ specificItemsInfo: { scopes } }] } }) as unknown as Parameters<
      typeof mayReach
    >[0];
  const carried = {
    ...carriedBy([]),
    items: new Set(['a']),
    collections: new Set(['moons']),
  };
  const of = (...catalogItemIds: string[]) => ({ catalogItemFilter: { catalogItemIds } });
  const moons = { customFilter: { params: { collectionId: 'moons' } } };
  expect(mayReach(named([]), carried)).toBe(true);
  expect(mayReach(named([of()]), carried)).toBe(true);
  expect(mayReach(named([of('b'), of()]), carried)).toBe(true);
  expect(mayReach(named([of('b', 'a')]), carried)).toBe(true);
  expect(mayReach(named([of('b'), moons]), carried)).toBe(true);
  expect(mayReach(named([of('b')]), carried)).toBe(false);
});
