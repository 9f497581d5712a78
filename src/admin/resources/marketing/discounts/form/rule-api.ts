import { STORES_APP_ID } from '#shared/stores-app.ts';
import type { DiscountRuleChange, DiscountScope } from '#wix/discount-operations.ts';
import { momentOf } from '../store-time.ts';
import {
  isEverything,
  type ConditionDraft,
  type RuleForm,
  type ScopeDraft,
  type TakeDraft,
} from './rule-form.ts';

const STORES_SCOPES = 'stores';
/** A filter names no more. */
const MAX_IDS = 50;

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );

const itemScope = (id: string, catalogItemIds: string[]): DiscountScope => ({
  id,
  type: 'CATALOG_ITEM',
  catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds },
});

function someScopes({ products, collections, others }: ScopeDraft): DiscountScope[] {
  return [
    ...chunks(products).map((ids, index) => itemScope(`specific_${STORES_SCOPES}${index || ''}`, ids)),
    ...(collections.length > 0
      ? [
          {
            id: `collections_${STORES_SCOPES}`,
            type: 'CUSTOM_FILTER',
            customFilter: { appId: STORES_APP_ID, params: { collectionIds: collections } },
          },
        ]
      : []),
    ...others,
  ];
}

const scopesOf = (scope: ScopeDraft): DiscountScope[] =>
  isEverything(scope) ? [itemScope(`all_${STORES_SCOPES}`, [])] : someScopes(scope);

const whole = (text: string): number => Number(text.trim());
const given = (text: string): boolean => text.trim() !== '';

function conditionOf(condition: ConditionDraft): object {
  if (condition.kind === 'kept') return condition.trigger;
  if (condition.kind === 'customer')
    return {
      triggerType: 'CUSTOMER_ELIGIBILITY',
      customerEligibility: {
        eligibilityType: 'CONTACT_SEGMENTS',
        contactSegmentsInfo: { segmentIds: condition.segments },
      },
    };
  const { kind, from, to, scope } = condition;
  const bound = (text: string) => (kind === 'quantity' ? whole(text) : text.trim());
  const range = {
    ...(given(from) && { from: bound(from) }),
    ...(given(to) && { to: bound(to) }),
    ...(!isEverything(scope) && { scopes: someScopes(scope) }),
  };
  return kind === 'quantity'
    ? { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: range }
    : { triggerType: 'SUBTOTAL_RANGE', subtotalRange: range };
}

/** One of them by itself, or what joins them. */
function joined(triggers: object[], by: 'and' | 'or'): object | undefined {
  return triggers.length > 1 ? { triggerType: by.toUpperCase(), [by]: { triggers } } : triggers[0];
}

function triggerOf({ when }: RuleForm): object | undefined {
  const groups = when.filter((group) => group.length > 0);
  return joined(
    groups.flatMap((group) => joined(group.map(conditionOf), 'and') ?? []),
    'or',
  );
}

function valueOf(take: TakeDraft): object {
  const price = take.price.trim();
  switch (take.kind) {
    case 'PERCENTAGE':
      return { discountType: take.kind, percentage: Number(take.percentage.trim()) };
    case 'FIXED_AMOUNT':
      return { discountType: take.kind, fixedAmount: take.amount.trim() };
    case 'FIXED_PRICE':
      return { discountType: take.kind, fixedPrice: price };
    case 'QUANTITY_BASED':
      return {
        discountType: take.kind,
        quantityBased: { configurations: [{ quantity: whole(take.pieces), price }] },
      };
  }
}

function discountOf(take: TakeDraft): object {
  const { deal, buys, gives, times, scope, excluded } = take;
  const gets = { scopes: scopesOf(scope), ...(excluded.length > 0 && { excludedScopes: excluded }) };
  if (!deal) return { targetType: 'SPECIFIC_ITEMS', ...valueOf(take), specificItemsInfo: gets };
  const least =
    buys.by === 'spend' ? { minimumSpend: buys.least.trim() } : { minimumQuantity: whole(buys.least) };
  return {
    targetType: 'BUY_X_GET_Y',
    ...valueOf(take),
    buyXGetYInfo: {
      customerBuys: { ...least, scopes: scopesOf(buys.scope) },
      customerGets: { quantity: whole(gives), ...gets },
      ...(given(times) && { limit: whole(times) }),
    },
  };
}

function timeOf({ start, end, weekly }: RuleForm, timeZone: string): object | undefined {
  const from = momentOf(start, timeZone);
  const to = momentOf(end, timeZone);
  if (!from && !to && weekly.length === 0) return undefined;
  return {
    ...(from && { start: from }),
    ...(to && { end: to }),
    ...(weekly.length > 0 && { recurrence: { weeklySchedule: { timeWindows: weekly } } }),
  };
}

const settingsOf = ({ appliesTo, limit, limitPerUser }: RuleForm): object => ({
  appliesTo,
  ...(given(limit) && { usageLimit: whole(limit) }),
  ...(given(limitPerUser) && { usageLimitPerUser: whole(limitPerUser) }),
});

/** The rule that the form says. */
export function toRule(form: RuleForm, timeZone: string): DiscountRuleChange {
  const trigger = triggerOf(form);
  const activeTimeInfo = timeOf(form, timeZone);
  return {
    name: form.name.trim(),
    active: form.active,
    ...(trigger && { trigger }),
    ...(activeTimeInfo && { activeTimeInfo }),
    discounts: { values: [discountOf(form.take)] },
    settings: settingsOf(form),
  };
}

const parts: Readonly<Record<keyof RuleForm, keyof DiscountRuleChange>> = {
  name: 'name',
  active: 'active',
  when: 'trigger',
  take: 'discounts',
  appliesTo: 'settings',
  start: 'activeTimeInfo',
  end: 'activeTimeInfo',
  weekly: 'activeTimeInfo',
  limit: 'settings',
  limitPerUser: 'settings',
};

/** Of it what differs from what was read; null where a part is taken away. */
export function toRuleChange(
  form: RuleForm,
  changed: ReadonlySet<string>,
  timeZone: string,
): DiscountRuleChange {
  const rule = toRule(form, timeZone);
  const fields = Object.entries(parts).filter(([name]) => changed.has(name));
  return Object.fromEntries(fields.map(([, part]) => [part, rule[part] ?? null]));
}
