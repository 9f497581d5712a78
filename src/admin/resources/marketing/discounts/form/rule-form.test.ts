import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountRule } from '#wix/discount-operations.ts';
import { segmentIds } from '#shared/customer-segments.ts';
import { externalConditionOf } from './external-condition.ts';
import { checkForm } from './rule-check.ts';
import { readRule, type RuleForm } from './rule-form.ts';
import { toRule, toRuleChange } from './rule-api.ts';

const zone = 'Europe/Lisbon';
const shop = { currency: 'EUR', timeZone: zone };
const blank = readRule(undefined, zone);
const ten: RuleForm = { ...blank, name: 'Ten', take: { ...blank.take, percentage: '10' } };
const problems = (part: Partial<RuleForm>): string[] =>
  Object.entries(checkForm({ ...ten, ...part }, shop)).map(
    ([place, { key }]) => `${place} ${key.replace('discounts.error.', '')}`,
  );
const everything = { products: [], collections: [], others: [] };

describe('the form of a rule', () => {
  it('says back what it read', () => {
    const guid = fc.uuid();
    const scope = fc
      .record({
        products: fc.uniqueArray(guid, { maxLength: 60 }),
        collections: fc.uniqueArray(guid, { maxLength: 3 }),
      })
      .map((some) => ({ ...some, others: [] }));
    const count = fc.integer({ min: 1, max: 999 }).map(String);
    const bounds = fc.oneof(
      fc.record({ from: count, to: fc.constant('') }),
      fc.record({ from: fc.constant(''), to: count }),
    );
    const ranged = fc
      .tuple(fc.constantFrom('quantity' as const, 'subtotal' as const), bounds, scope)
      .map(([kind, range, items]) => ({ kind, ...range, scope: items }));
    const customer = fc.record({
      kind: fc.constant('customer' as const),
      segments: fc.uniqueArray(fc.oneof(fc.constantFrom(...Object.values(segmentIds)), guid), {
        minLength: 1,
        maxLength: 4,
      }),
    });
    const condition = fc.oneof(ranged, customer);
    const take = fc.record({
      kind: fc.constantFrom('PERCENTAGE' as const, 'FIXED_AMOUNT' as const, 'FIXED_PRICE' as const),
      deal: fc.boolean(),
      by: fc.constantFrom('quantity' as const, 'spend' as const),
      scope,
      number: count,
    });
    const form = fc
      .record({
        take,
        when: fc.array(fc.array(condition, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
        start: fc.constantFrom('', '2026-11-27T09:00'),
        end: fc.constantFrom('', '2026-11-30T23:59'),
        limit: fc.constantFrom('', '200'),
      })
      .map(({ take: { kind, deal, by, scope: items, number }, ...rest }): RuleForm => ({
        ...ten,
        ...rest,
        take: {
          ...blank.take,
          kind,
          percentage: kind === 'PERCENTAGE' ? '12.5' : '',
          amount: kind === 'FIXED_AMOUNT' ? '5.00' : '',
          price: kind === 'FIXED_PRICE' ? '9.90' : '',
          deal,
          buys: deal ? { by, least: number, scope: items } : blank.take.buys,
          gives: deal ? '1' : '',
          times: deal ? '2' : '',
          scope: items,
        },
      }));
    fc.assert(
      fc.property(form, (typed) => {
        const read = readRule(toRule(typed, zone) as DiscountRule, zone);
        expect(read).toEqual(typed);
        expect(checkForm(typed, shop)).toEqual({});
      }),
    );
  });

  it('keeps conditions that are made elsewhere, and sends what was changed only', () => {
    const trigger = { triggerType: 'CUSTOM', customTrigger: { _id: 'x', appId: 'y' } };
    const rule = { id: '1', how: 'automatic', trigger, name: 'Kept' } as never;
    const form = readRule(rule, zone);
    expect(form.when).toEqual([[{ kind: 'kept', trigger }]]);
    expect(toRule(form, zone)).toMatchObject({ trigger });
    expect(toRuleChange({ ...form, name: 'Other ' }, new Set(['name']), zone)).toEqual({ name: 'Other' });
    expect(toRuleChange({ ...form, when: [] }, new Set(['when', 'start']), zone)).toEqual({
      trigger: null,
      activeTimeInfo: null,
    });
  });

  it('keeps chosen members and tags of contacts, and tells how many', () => {
    const eligible = (customerEligibility: object) => ({
      triggerType: 'CUSTOMER_ELIGIBILITY' as const,
      customerEligibility,
    });
    const members = eligible({ individualMembersInfo: { memberIds: ['a', 'b'] } });
    const tags = eligible({ contactTagsInfo: { tagReferences: [{ labelKey: 'custom.vip' }] } });
    const form = readRule({ trigger: { and: { triggers: [members, tags] } } }, zone);
    expect(form.when).toEqual([
      [
        { kind: 'kept', trigger: members },
        { kind: 'kept', trigger: tags },
      ],
    ]);
    expect(externalConditionOf(members)).toEqual({ about: 'members', smart_count: 2 });
    expect(externalConditionOf(tags)).toEqual({ about: 'tags', smart_count: 1 });
    expect(toRule(form, zone)).toMatchObject({ trigger: { and: { triggers: [members, tags] } } });
  });

  it.each<[Partial<RuleForm>, string[]]>([
    [{ take: { ...ten.take, percentage: '110' } }, ['take.percentage percentage']],
    [{ take: { ...ten.take, percentage: '0.05' } }, ['take.percentage percentage']],
    [{ take: { ...ten.take, kind: 'FIXED_PRICE', price: '-1' } }, ['take.price negative']],
    [{ take: { ...ten.take, kind: 'FIXED_PRICE', price: '0' } }, []],
    [{ take: { ...ten.take, kind: 'FIXED_AMOUNT', amount: '0' } }, ['take.amount nothing']],
    [{ take: { ...ten.take, kind: 'FIXED_AMOUNT', amount: '1.005' } }, ['take.amount digits']],
    [{ take: { ...ten.take, kind: 'QUANTITY_BASED', price: '50', pieces: '1' } }, ['take.pieces count']],
    [{ take: { ...ten.take, deal: true } }, ['take.buys.least missing', 'take.gives missing']],
    [{ start: '2026-11-30T09:00', end: '2026-11-27T09:00' }, ['end endsFirst']],
    [{ start: '2026-03-29T01:30' }, ['start skipped']],
    [{ end: '31 Nov 2026, 09:00' }, ['end moment']],
    [{ when: [[{ kind: 'customer', segments: [] }]] }, ['when.0.0 nobody']],
    [{ limit: '0', limitPerUser: '1.5' }, ['limit count', 'limitPerUser count']],
    [{ when: [[{ kind: 'quantity', from: '', to: '', scope: everything }]] }, ['when.0.0 noBounds']],
    [{ when: [[{ kind: 'quantity', from: '4', to: '3', scope: everything }]] }, ['when.0.0 upsideDown']],
    [{ when: [[{ kind: 'subtotal', from: 'much', to: '', scope: everything }]] }, ['when.0.0 amount']],
  ])('%j is said beside its field', (part, expected) => {
    expect(problems(part)).toEqual(expected);
  });
});
