import { STORES_APP_ID } from '#shared/stores-app.ts';
import type {
  Discount,
  DiscountRule,
  DiscountScope,
  DiscountTrigger,
  WeeklyWindow,
} from '#wix/discount-operations.ts';
import { localOf } from '../store-time.ts';

/** Products and collections; neither: everything. */
export interface ScopeDraft {
  products: string[];
  collections: string[];
  /** Of another app, or excluded: kept as they are. */
  others: DiscountScope[];
}

/** One condition; what was typed stays text. */
export type ConditionDraft =
  | { kind: 'quantity' | 'subtotal'; from: string; to: string; scope: ScopeDraft }
  /** Who buys: somebody of one of these segments, by their ids. */
  | { kind: 'customer'; segments: string[] }
  /** Of a kind that is made elsewhere: kept as it is. */
  | { kind: 'kept'; trigger: DiscountTrigger };

export const takeKinds = ['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'] as const;
export type TakeKind = (typeof takeKinds)[number];

export interface TakeDraft {
  kind: TakeKind;
  percentage: string;
  amount: string;
  price: string;
  /** Of a set that costs the price. */
  pieces: string;
  /** What the buyer must buy for it to count each time; without, all in scope is lowered. */
  deal: boolean;
  buys: { by: 'quantity' | 'spend'; least: string; scope: ScopeDraft };
  gives: string;
  times: string;
  /** Whose price is lowered. */
  scope: ScopeDraft;
  excluded: DiscountScope[];
}

export interface RuleForm {
  name: string;
  active: boolean;
  /** One group is enough; within it all are asked for. */
  when: ConditionDraft[][];
  take: TakeDraft;
  appliesTo: 'ALL_ITEMS' | 'LOWEST_PRICED_ITEM';
  /** As the clock of the shop shows them; empty: no bound. */
  start: string;
  end: string;
  weekly: WeeklyWindow[];
  limit: string;
  limitPerUser: string;
}

export const everything: ScopeDraft = { products: [], collections: [], others: [] };

export const isEverything = ({ products, collections, others }: ScopeDraft): boolean =>
  products.length + collections.length + others.length === 0;

const withId = ({ _id, ...scope }: DiscountScope): DiscountScope => ({ ...scope, ...(_id && { id: _id }) });

const isAll = ({ catalogItemFilter: items }: DiscountScope): boolean =>
  items !== undefined && items.catalogAppId === STORES_APP_ID && !items.catalogItemIds?.length;

function readScope(scopes: readonly DiscountScope[] = []): ScopeDraft {
  const draft: ScopeDraft = { products: [], collections: [], others: [] };
  for (const scope of scopes) {
    const { catalogItemFilter: items, customFilter } = scope;
    const collections = customFilter?.params?.['collectionIds'];
    const ids = items?.catalogItemIds ?? [];
    if (items && ids.length > 0 && (!items.catalogAppId || items.catalogAppId === STORES_APP_ID)) {
      draft.products.push(...ids);
    } else if (Array.isArray(collections)) draft.collections.push(...(collections as string[]));
    else draft.others.push(withId(scope));
  }
  // One that names everything of the shop makes the others idle.
  return draft.others.some(isAll) ? everything : draft;
}

const text = (value: string | number | null | undefined): string => (value == null ? '' : String(value));

function readCondition(trigger: DiscountTrigger): ConditionDraft {
  const { subtotalRange, itemQuantityRange, customerEligibility } = trigger;
  const segments = customerEligibility?.contactSegmentsInfo?.segmentIds;
  if (segments) return { kind: 'customer', segments };
  const range = subtotalRange ?? itemQuantityRange;
  if (!range) return { kind: 'kept', trigger };
  return {
    kind: subtotalRange ? 'subtotal' : 'quantity',
    from: text(range.from),
    to: text(range.to),
    scope: readScope(range.scopes),
  };
}

const readGroup = (trigger: DiscountTrigger): ConditionDraft[] =>
  (trigger.and?.triggers ?? [trigger]).map((part) => readCondition(part));

const readWhen = (trigger: DiscountTrigger | undefined): ConditionDraft[][] =>
  trigger ? (trigger.or?.triggers ?? [trigger]).map((group) => readGroup(group)) : [];

function readTake(discount: Discount | undefined): TakeDraft {
  const { buyXGetYInfo: deal, specificItemsInfo: items } = discount ?? {};
  const set = discount?.quantityBased?.configurations?.[0];
  const gets = deal?.customerGets ?? items;
  const bySpend = deal?.customerBuys?.minimumSpend != null;
  return {
    kind: takeKinds.find((kind) => kind === discount?.discountType) ?? 'PERCENTAGE',
    percentage: text(discount?.percentage),
    amount: text(discount?.fixedAmount),
    price: text(discount?.fixedPrice ?? set?.price),
    pieces: text(set?.quantity),
    deal: discount?.targetType === 'BUY_X_GET_Y',
    buys: {
      by: bySpend ? 'spend' : 'quantity',
      least: text(bySpend ? deal?.customerBuys?.minimumSpend : deal?.customerBuys?.minimumQuantity),
      scope: readScope(deal?.customerBuys?.scopes),
    },
    gives: text(deal?.customerGets?.quantity),
    times: text(deal?.limit),
    scope: readScope(gets?.scopes),
    excluded: (gets?.excludedScopes ?? []).map((scope) => withId(scope)),
  };
}

/** What the inputs hold of a rule. */
export function readRule(rule: DiscountRule | undefined, timeZone: string): RuleForm {
  const { start, end, recurrence } = rule?.activeTimeInfo ?? {};
  const { appliesTo, usageLimit, usageLimitPerUser } = rule?.settings ?? {};
  return {
    name: rule?.name ?? '',
    active: rule?.active ?? true,
    when: readWhen(rule?.trigger),
    take: readTake(rule?.discounts?.values?.[0]),
    appliesTo: appliesTo === 'LOWEST_PRICED_ITEM' ? appliesTo : 'ALL_ITEMS',
    start: start ? localOf(start, timeZone) : '',
    end: end ? localOf(end, timeZone) : '',
    weekly: recurrence?.weeklySchedule?.timeWindows ?? [],
    limit: text(usageLimit),
    limitPerUser: text(usageLimitPerUser),
  };
}
