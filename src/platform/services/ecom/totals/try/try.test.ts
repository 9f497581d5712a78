import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { discountPreviewExtensions } from '#shared/extensions/discounts.ts';
import type { RuleCheck, Trial } from '#shared/try-discount.ts';
import { onDatabase } from '#testing/engines.ts';
import { pricingModules } from '#testing/pricing.ts';
import { productId, reference, shopMigrations, startShop, seedListing, type Shop } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';
import { STORES_APP_ID } from '#platform/services/stores/catalog/public.ts';

const SHELF = ['12.50', '39.00', '45.00'].map((price, index) => ({ id: productId(900 + index), price }));
const ids = SHELF.map(({ id }) => id);
const [cheap = '', , dear = ''] = ids;
const only = (...items: string[]) => [
  {
    type: 'CATALOG_ITEM' as const,
    id: 'some',
    catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: items },
  },
];
const off = (discount: object, items: readonly string[] = []) => ({
  values: [{ targetType: 'SPECIFIC_ITEMS', specificItemsInfo: { scopes: only(...items) }, ...discount }],
});
const ten = { name: 'Ten', discounts: off({ discountType: 'PERCENTAGE', percentage: 10 }) };
const cart = (...quantities: number[]) =>
  quantities.flatMap((quantity, index) =>
    quantity > 0 ? [{ catalogItemId: ids[index] ?? '', quantity }] : [],
  );
const unmet = ({ checks }: Trial): RuleCheck[] => checks.filter(({ met }) => !met);

onDatabase(
  'a rule that is tried',
  (database) => {
    let shop: Shop;
    const hours = (more: number) => new Date(shop.clock.now().getTime() + more * 3_600_000).toISOString();
    const ask = (body: object, headers?: Record<string, string>) =>
      shop.call('POST', extensionPath('previewDiscountRule'), body, headers);
    const attempt = async (rule: object, lines: object[], more: object = {}): Promise<Trial> => {
      const reply = await ask({ rule, lines, ...more });
      const answer = discountPreviewExtensions.previewDiscountRule.response.parse(await reply.json());
      expect(answer).toMatchObject({ currency: 'EUR' });
      return answer;
    };
    const rulesThere = async () =>
      (await pricingModules(shop).discountRules.queryDiscountRules().find()).items;

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(
        shop,
        SHELF.map(({ id, price }, index) => ({ id, price, name: `Sheet ${index}`, digital: true })),
      );
    });

    describe('a rule that is tried', () => {
      it('assumed: is counted as it is typed, and nobody finds it afterwards', async () => {
        const trial = await attempt(ten, cart(0, 2));
        expect(trial).toMatchObject({
          applies: true,
          off: '7.80',
          before: { subtotal: '78.00', total: '78.00' },
          after: { subtotal: '70.20', total: '70.20' },
          discounts: [{ name: 'Ten', amount: '7.80', own: true }],
          lines: [
            { gross: '78.00', before: '78.00', after: '70.20', inScope: true, gone: false, quantity: 2 },
          ],
        });
        expect(unmet(trial)).toEqual([]);
        expect(await rulesThere()).toEqual([]);
      });

      it('assumed: says what it lacks', async () => {
        const reasons = async (rule: object, lines = cart(1), more: object = {}) => {
          const trial = await attempt({ ...ten, ...rule }, lines, more);
          expect(trial).toMatchObject({ applies: false, off: '0.00', after: trial.before });
          return unmet(trial);
        };
        expect(await reasons({ active: false })).toEqual([{ kind: 'ACTIVE', met: false }]);
        expect(await reasons({ activeTimeInfo: { start: hours(1) } })).toMatchObject([
          { kind: 'TIME', why: 'PENDING' },
        ]);
        expect(await reasons({ activeTimeInfo: { end: hours(0) } })).toMatchObject([
          { kind: 'TIME', why: 'EXPIRED' },
        ]);
        const subtotalRange = { from: '50', to: '60' };
        expect(await reasons({ trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange } })).toMatchObject([
          { kind: 'SUBTOTAL', value: '12.50', from: '50', to: '60' },
        ]);
        const itemQuantityRange = { to: 1, scopes: only(cheap) };
        const few = { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange };
        expect(await reasons({ trigger: few }, cart(2, 3))).toMatchObject([
          { kind: 'QUANTITY', value: 2, to: 1 },
        ]);
        const either = { or: { triggers: [few, { triggerType: 'SUBTOTAL_RANGE', subtotalRange }] } };
        expect(await reasons({ trigger: { triggerType: 'OR', ...either } }, cart(2))).toMatchObject([
          {
            kind: 'ANY_OF',
            checks: [
              { kind: 'QUANTITY', met: false },
              { kind: 'SUBTOTAL', met: false },
            ],
          },
        ]);
        expect(await reasons({ discounts: off({ percentage: 10 }, [dear]) })).toMatchObject([
          { kind: 'ITEMS', value: 0 },
        ]);
        expect(await reasons({ discounts: off({ fixedPrice: '20.00' }) })).toMatchObject([
          { kind: 'TAKES', value: '0.00' },
        ]);
        const memberIds = [productId(1)];
        const customerEligibility = {
          eligibilityType: 'INDIVIDUAL_MEMBERS',
          individualMembersInfo: { memberIds },
        };
        const chosen = { trigger: { triggerType: 'CUSTOMER_ELIGIBILITY', customerEligibility } };
        expect(await reasons(chosen)).toEqual([
          { kind: 'CUSTOMER', met: false, segments: [], unknown: 0, members: 1 },
        ]);
        expect(await attempt({ ...ten, ...chosen }, cart(1), { memberId: memberIds[0] })).toMatchObject({
          applies: true,
        });
        expect(await reasons({}, [])).toMatchObject([{ kind: 'ITEMS' }]);
      });

      it('assumed: is tried at another moment, on what the catalog still has', async () => {
        const rule = { ...ten, activeTimeInfo: { start: hours(5), end: hours(6) } };
        const missing = { catalogItemId: productId(999), quantity: 3 };
        const trial = await attempt(rule, [...cart(1), missing], { at: hours(5) });
        expect(trial.applies).toBe(true);
        expect(trial.lines.map((line) => line.gone)).toEqual([false, true]);
        expect((await attempt(rule, cart(1), { at: hours(6) })).applies).toBe(false);
      });

      it('docs: is rejected for what its creation is rejected for', async () => {
        const status = async (body: object) => (await ask(body)).status;
        const bad = [
          { percentage: 110 },
          { percentage: 'NaN' },
          { fixedPrice: '-1' },
          { fixedAmount: '0' },
          {},
        ].map((discount) => ({ ...ten, discounts: off(discount) }));
        const backwards = { ...ten, activeTimeInfo: { start: hours(2), end: hours(1) } };
        for (const rule of [...bad, backwards]) expect(await status({ rule, lines: cart(1) })).toBe(400);
        expect(await status({ rule: ten, lines: Array.from({ length: 51 }, () => cart(1)[0]) })).toBe(400);
        expect(await status({ rule: ten, lines: [{ catalogItemId: cheap, quantity: 0 }] })).toBe(400);
        const token = await shop.platform.tokens.sign({
          siteId: shop.site.id,
          kind: 'visitor',
          visitorId: productId(5),
        });
        const body = { rule: ten, lines: [] };
        const visitor = await ask(body, { authorization: token });
        expect(visitor.status).toBe(403);
      });

      it('assumed: takes what the stored rule then takes, in its place among the others', async () => {
        const { discountRules, totalsCalculator } = pricingModules(shop);
        const money = fc.integer({ min: 1, max: 5000 }).map((cents) => (cents / 100).toFixed(2));
        const discount = fc.oneof(
          fc.integer({ min: 1, max: 1000 }).map((tenths) => ({ percentage: tenths / 10 })),
          money.map((fixedAmount) => ({ fixedAmount })),
          money.map((fixedPrice) => ({ fixedPrice })),
        );
        const rule = fc.record({
          discounts: fc.tuple(discount, fc.subarray(ids)).map(([value, items]) => off(value, items)),
          settings: fc.record({ appliesTo: fc.constantFrom('ALL_ITEMS', 'LOWEST_PRICED_ITEM') }),
          trigger: fc.option(
            fc.record({ itemQuantityRange: fc.record({ from: fc.integer({ min: 1, max: 4 }) }) }),
            { nil: undefined },
          ),
        });
        const three = fc.tuple(...ids.map(() => fc.integer({ min: 0, max: 3 })));
        await fc.assert(
          fc.asyncProperty(rule, rule, rule, three, async (older, draft, newer, quantities) => {
            const lines = cart(...quantities);
            const made: string[] = [];
            const keep = async (body: object) => {
              shop.clock.advance(1000);
              const { _id } = await discountRules.createDiscountRule({ name: 'Kept', ...body });
              made.push(String(_id));
              return String(_id);
            };
            const totals = async () =>
              lines.length === 0
                ? '0.00'
                : (
                    await totalsCalculator.calculateTotals({
                      lineItems: lines.map(({ catalogItemId, quantity }, index) => ({
                        _id: String(index),
                        quantity,
                        price: SHELF.find(({ id }) => id === catalogItemId)?.price ?? '0',
                        catalogReference: reference(catalogItemId),
                      })),
                    })
                  ).priceSummary?.subtotal?.amount;
            await keep(older);
            const before = await totals();
            const fresh = await attempt({ name: 'Draft', ...draft }, lines);
            expect(fresh.before.subtotal).toBe(before);
            const id = await keep(draft);
            expect(fresh.after.subtotal).toBe(await totals());
            await keep(newer);
            const changed = await attempt({ name: 'Draft', ...draft }, lines, { id });
            expect(changed.after.subtotal).toBe(await totals());
            expect(changed.applies).toBe(changed.discounts.some(({ own }) => own));
            for (const one of made) await discountRules.deleteDiscountRule(one);
          }),
          runs(40),
        );
      });
    });
  },
  shopMigrations,
);
