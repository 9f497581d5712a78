import { segmentKindOf, type SegmentKind } from '#shared/customer-segments.ts';
import { externalConditionOf } from './form/external-condition.ts';
import {
  isEverything,
  type ConditionDraft,
  type RuleForm,
  type ScopeDraft,
  type TakeDraft,
} from './form/rule-form.ts';

/** A stretch of a sentence; strong where it tells a value. */
export interface SentencePart {
  text: string;
  strong: boolean;
  /** Where in the form that value is typed. */
  place?: string;
}

/** What a sentence asks its page for. */
export interface SentenceTools {
  say: (key: string, values?: object) => string;
  money: (amount: string) => string;
  /** A local time of the shop. */
  time: (local: string) => string;
  /** Of a product or collection; undefined while it is not known. */
  name: (kind: 'products' | 'collections', id: string) => string | undefined;
}

// What stands between these is strong, after the place where it is typed; nobody types them.
const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';
const MIDDLE = '\u{E002}';
export const strong = (text: string, place = ''): string =>
  `${OPEN}${place}${MIDDLE}${text.replaceAll(/[\u{E000}-\u{E002}]/gu, '')}${CLOSE}`;

/** Its strong stretches are typed in a part of the form. */
const inside = (place: string, text: string): string => text.replaceAll(OPEN, `${OPEN}${place}`);

const MAX_NAMED = 2;

export function list(
  names: readonly string[],
  { say }: Pick<SentenceTools, 'say'>,
  by: 'and' | 'or',
): string {
  if (names.length <= 1) return names[0] ?? '';
  return say(`list.${by}`, { first: names.slice(0, -1).join(', '), last: names.at(-1) });
}

/** "Winter Editions", "2 products", "everything". */
export function scopeText(scope: ScopeDraft, sentenceTools: SentenceTools): string {
  const { say, name } = sentenceTools;
  const { products, collections, others } = scope;
  const named = (kind: 'products' | 'collections', ids: readonly string[]): string[] => {
    const names = ids.flatMap((id) => name(kind, id) ?? []);
    return ids.length > MAX_NAMED || names.length < ids.length
      ? [say(`scope.${kind}`, { smart_count: ids.length })]
      : names;
  };
  const all = [
    ...(collections.length > 0 ? named('collections', collections) : []),
    ...(products.length > 0 ? named('products', products) : []),
    ...(others.length > 0 ? [say('scope.others')] : []),
  ];
  return all.length === 0 ? say('scope.all') : list(all, sentenceTools, 'or');
}

/** Both bounds belong to it. */
function boundWords(
  from: string,
  to: string,
  write: (value: string) => string,
  { say }: SentenceTools,
): string {
  const [least, max] = [from.trim(), to.trim()];
  if (least && max) {
    return least === max
      ? say('bound.exactly', { value: write(least) })
      : say('bound.between', { from: write(least), to: write(max) });
  }
  if (least) return say('bound.atLeast', { value: write(least) });
  return max ? say('bound.max', { value: write(max) }) : say('blank');
}

/** "a new customer, or a big spender"; `many`: "new customers, or big spenders". */
function segmentWords(
  ids: readonly string[],
  telling: Pick<SentenceTools, 'say'>,
  form: 'one' | 'many',
): string {
  const { say } = telling;
  const known = ids.flatMap((id) => segmentKindOf(id) ?? []);
  const others = ids.length - known.length;
  return list(
    [
      ...known.map((kind: SegmentKind) => say(`segment.${form}.${kind}`)),
      ...(others > 0 ? [say(`segment.${form}.others`, { smart_count: others })] : []),
    ],
    telling,
    'or',
  );
}

function keptWords(condition: ConditionDraft & { kind: 'kept' }, { say }: SentenceTools): string {
  const { about, smart_count } = externalConditionOf(condition.trigger);
  return say(`when.readOnly.${about}`, { smart_count });
}

export function conditionText(condition: ConditionDraft, sentenceTools: SentenceTools): string {
  const { say, money } = sentenceTools;
  if (condition.kind === 'kept') return keptWords(condition, sentenceTools);
  if (condition.kind === 'customer') {
    const who = segmentWords(condition.segments, sentenceTools, 'one') || say('blank');
    return say('when.customer', { who: strong(who) });
  }
  const { kind, from, to, scope } = condition;
  const bounds = boundWords(from, to, kind === 'subtotal' ? money : (value) => value, sentenceTools);
  const where = isEverything(scope) ? 'all' : 'some';
  return say(`when.${kind}.${where}`, {
    bounds: strong(bounds),
    scope: strong(scopeText(scope, sentenceTools), '.scope'),
  });
}

const whenWords = (when: RuleForm['when'], sentenceTools: SentenceTools): string => {
  const groups = when.filter((group) => group.length > 0);
  if (groups.length === 0) return sentenceTools.say('when.always');
  const told = groups.map((group, at) =>
    list(
      group.map((condition, index) => inside(`when.${at}.${index}`, conditionText(condition, sentenceTools))),
      sentenceTools,
      'and',
    ),
  );
  return sentenceTools.say('when.if', {
    conditions: told.length > 1 ? list(told, sentenceTools, 'or') : told[0],
  });
};

/** "15% off", "€5.00 off", "for €9.90", "3 for €50.00". */
export function valueText(take: TakeDraft, { say, money }: SentenceTools): string {
  const or = (text: string, write: (value: string) => string): string =>
    text.trim() ? write(text.trim()) : say('blank');
  switch (take.kind) {
    case 'PERCENTAGE':
      return say('take.percentage', { value: or(take.percentage, (value) => value) });
    case 'FIXED_AMOUNT':
      return say('take.amount', { value: or(take.amount, money) });
    case 'FIXED_PRICE':
      return say('take.price', { value: or(take.price, money) });
    case 'QUANTITY_BASED':
      return say('take.set', { pieces: or(take.pieces, (value) => value), value: or(take.price, money) });
  }
}

const valuePlaces = {
  PERCENTAGE: 'take.percentage',
  FIXED_AMOUNT: 'take.amount',
  FIXED_PRICE: 'take.price',
  QUANTITY_BASED: 'take.pieces',
} as const;

function takeWords({ take, appliesTo }: RuleForm, sentenceTools: SentenceTools): string {
  const { say, money } = sentenceTools;
  const value = strong(valueText(take, sentenceTools), valuePlaces[take.kind]);
  const scope = strong(scopeText(take.scope, sentenceTools), 'take.scope');
  if (!take.deal) {
    const whose =
      take.kind === 'QUANTITY_BASED' ? 'set' : appliesTo === 'LOWEST_PRICED_ITEM' ? 'lowest' : 'each';
    return say(`benefit.${whose}.${isEverything(take.scope) ? 'all' : 'some'}`, { value, scope });
  }
  const least = take.buys.least.trim();
  const bought = least
    ? take.buys.by === 'spend'
      ? money(least)
      : say('pieces', { smart_count: Number(least) })
    : say('blank');
  const deal = say('benefit.deal', {
    bought: strong(bought, 'take.buys.least'),
    from: strong(scopeText(take.buys.scope, sentenceTools), 'take.buys.scope'),
    gives: strong(take.gives.trim() || say('blank'), 'take.gives'),
    value,
    scope,
  });
  const times = take.times.trim();
  return times
    ? `${deal}, ${strong(say('benefit.times', { smart_count: Number(times), count: times }), 'take.times')}`
    : deal;
}

export function timeText(
  { start, end, weekly }: Pick<RuleForm, 'start' | 'end'> & { weekly: readonly unknown[] },
  { say, time }: SentenceTools,
): string[] {
  const [from, until] = [strong(time(start), 'start'), strong(time(end), 'end')];
  const bounds =
    start && end
      ? [say('time.between', { start: from, end: until })]
      : start
        ? [say('time.from', { start: from })]
        : end
          ? [say('time.until', { end: until })]
          : [];
  return weekly.length > 0 ? [...bounds, say('time.weekly')] : bounds;
}

export function limitText(
  { limit, limitPerUser }: Pick<RuleForm, 'limit' | 'limitPerUser'>,
  { say }: SentenceTools,
): string[] {
  const count = (key: string, typed: string, place: string): string[] =>
    typed.trim() ? [strong(say(key, { smart_count: Number(typed), count: typed.trim() }), place)] : [];
  return [...count('limit.each', limitPerUser, 'limitPerUser'), ...count('limit.all', limit, 'limit')];
}

export const split = (text: string): SentencePart[] =>
  text
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .filter((stretch) => stretch !== '')
    .map((stretch) => {
      if (!stretch.startsWith(OPEN)) return { text: stretch, strong: false };
      const [place = '', text = ''] = stretch.slice(OPEN.length, -CLOSE.length).split(MIDDLE);
      return { text, strong: true, place };
    });

/** A whole rule as people say it: every bound that it has, and none that it lacks. */
export function sentenceOf(form: RuleForm, sentenceTools: SentenceTools): SentencePart[] {
  const { say } = sentenceTools;
  const all = [
    `${whenWords(form.when, sentenceTools)} ${takeWords(form, sentenceTools)}`,
    ...timeText(form, sentenceTools),
    ...limitText(form, sentenceTools),
  ].join(', ');
  return split(say(form.active ? 'whole.on' : 'whole.off', { all }));
}

function shortCondition(condition: ConditionDraft, sentenceTools: SentenceTools): string {
  const { say, money } = sentenceTools;
  if (condition.kind === 'kept') return say('short.conditions');
  if (condition.kind === 'customer')
    return say('short.customer', { who: segmentWords(condition.segments, sentenceTools, 'many') });
  const { kind, from, to, scope } = condition;
  const bounds = boundWords(from, to, kind === 'subtotal' ? money : (value) => value, sentenceTools);
  return say(`short.${kind}.${isEverything(scope) ? 'all' : 'some'}`, {
    bounds,
    scope: scopeText(scope, sentenceTools),
  });
}

/** "15% off", and of a fixed price the price alone. */
export const shortValue = (fixed: boolean, price: string, text: string, { money }: SentenceTools): string =>
  fixed && price.trim() ? money(price.trim()) : text;

/** "Buy 2 of Weave, get 1 free". */
function shortDeal(take: TakeDraft, sentenceTools: SentenceTools): string {
  const { say, money } = sentenceTools;
  const { buys, gives, kind, percentage, scope } = take;
  const some = (count: string, of: ScopeDraft): string =>
    isEverything(of) ? count : say('short.some', { count, scope: scopeText(of, sentenceTools) });
  const least = buys.least.trim() || say('blank');
  const typedMoney = buys.least.trim() ? money(least) : least;
  const isFree = kind === 'PERCENTAGE' && Number(percentage) === 100;
  return say(buys.by === 'spend' ? 'short.spend' : 'short.deal', {
    bought: some(buys.by === 'spend' ? typedMoney : least, buys.scope),
    given: some(gives.trim() || say('blank'), scope),
    value: isFree ? say('short.free') : valueText(take, sentenceTools),
  });
}

/** In one line of a list: what it takes, of what, and from when on. */
export function shortText({ take, when, appliesTo }: RuleForm, sentenceTools: SentenceTools): string {
  const { say } = sentenceTools;
  const [first, ...groups] = when;
  const [only, ...others] = first ?? [];
  const isOff = take.kind === 'PERCENTAGE' || take.kind === 'FIXED_AMOUNT';
  const whose = appliesTo === 'LOWEST_PRICED_ITEM' ? 'lowest' : 'each';
  const used = take.deal
    ? shortDeal(take, sentenceTools)
    : say(`short.${isOff ? 'off' : 'price'}.${whose}`, {
        value: shortValue(
          take.kind === 'FIXED_PRICE',
          take.price,
          valueText(take, sentenceTools),
          sentenceTools,
        ),
        scope: scopeText(take.scope, sentenceTools),
      });
  if (!only) return used;
  const single = groups.length + others.length === 0;
  return `${used} ${single ? shortCondition(only, sentenceTools) : say('short.conditions')}`;
}
