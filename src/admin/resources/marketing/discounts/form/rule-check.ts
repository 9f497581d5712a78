import { compareMoney, fitsCurrency, isDecimal } from '#shared/money.ts';
import type { Problem, Problems } from '#admin/ui/form/form-errors.ts';
import { isSkipped, momentOf } from '../store-time.ts';
import { problem } from './problem.ts';
import type { ConditionDraft, RuleForm, TakeDraft } from './rule-form.ts';
import { checkWeekly } from './weekly.ts';

export interface Shop {
  currency: string;
  timeZone: string;
}

const MAX_MONEY = '1000000000000000';
const MAX_COUNT = 2_147_483_646;
const MAX_PARTS = 5;
const isCount = (text: string): boolean => /^\d{1,10}$/.test(text.trim()) && Number(text) <= MAX_COUNT;

export function checkCount(text: string, least: number, optional = false): Problem | undefined {
  if (text.trim() === '') return optional ? undefined : problem('missing');
  return isCount(text) && Number(text) >= least ? undefined : problem('count', { least });
}

export function checkMoney(
  text: string,
  { currency }: Shop,
  { zero, optional = false }: { zero: boolean; optional?: boolean },
) {
  const amount = text.trim();
  if (amount === '') return optional ? undefined : problem('missing');
  if (!isDecimal(amount) || compareMoney(amount, MAX_MONEY) > 0) return problem('amount');
  if (compareMoney(amount, '0') < 0) return problem('negative');
  if (!zero && compareMoney(amount, '0') === 0) return problem('nothing');
  return fitsCurrency(amount, currency) ? undefined : problem('digits', { currency });
}

export function checkPercentage(text: string): Problem | undefined {
  const typed = text.trim();
  if (typed === '') return problem('missing');
  const value = Number(typed);
  return /^\d{1,3}(\.\d{1,4})?$/.test(typed) && value >= 0.1 && value <= 100
    ? undefined
    : problem('percentage');
}

function conditionProblem(condition: ConditionDraft, shop: Shop): Problem | undefined {
  if (condition.kind === 'kept') return undefined;
  if (condition.kind === 'customer') return condition.segments.length > 0 ? undefined : problem('nobody');
  const { kind, from, to } = condition;
  if (from.trim() === '' && to.trim() === '') return problem('noBounds');
  const check = (text: string) =>
    kind === 'quantity' ? checkCount(text, 1, true) : checkMoney(text, shop, { zero: true, optional: true });
  const wrong = check(from) ?? check(to);
  if (wrong) return wrong;
  const upsideDown = from.trim() !== '' && to.trim() !== '' && compareMoney(from, to) > 0;
  return upsideDown ? problem('upsideDown') : undefined;
}

const whenProblems = (when: RuleForm['when'], shop: Shop): (readonly [string, Problem | undefined])[] => [
  [
    'when',
    when.length > MAX_PARTS || when.some((group) => group.length > MAX_PARTS)
      ? problem('tooMany', { most: MAX_PARTS })
      : undefined,
  ],
  ...when.flatMap((group, at) =>
    group.map((condition, index) => [`when.${at}.${index}`, conditionProblem(condition, shop)] as const),
  ),
];

function takeProblems(take: TakeDraft, shop: Shop) {
  const { kind, deal, buys } = take;
  return [
    kind === 'PERCENTAGE' && (['take.percentage', checkPercentage(take.percentage)] as const),
    kind === 'FIXED_AMOUNT' && (['take.amount', checkMoney(take.amount, shop, { zero: false })] as const),
    (kind === 'FIXED_PRICE' || kind === 'QUANTITY_BASED') &&
      (['take.price', checkMoney(take.price, shop, { zero: true })] as const),
    kind === 'QUANTITY_BASED' && (['take.pieces', checkCount(take.pieces, 2)] as const),
    deal &&
      ([
        'take.buys.least',
        buys.by === 'spend' ? checkMoney(buys.least, shop, { zero: false }) : checkCount(buys.least, 1),
      ] as const),
    deal && (['take.gives', checkCount(take.gives, 1)] as const),
    deal && (['take.times', checkCount(take.times, 1, true)] as const),
  ].filter((entry) => entry !== false);
}

export function checkTimes({ start, end }: Pick<RuleForm, 'start' | 'end'>, { timeZone }: Shop) {
  const wrong = (local: string) => {
    if (local !== '' && !momentOf(local, timeZone)) return problem('moment');
    return isSkipped(local, timeZone) ? problem('skipped', { timeZone }) : undefined;
  };
  const [from, to] = [momentOf(start, timeZone), momentOf(end, timeZone)];
  return [
    ['start', wrong(start)],
    ['end', wrong(end) ?? (from && to && from >= to ? problem('endsFirst') : undefined)],
  ] as const;
}

/** What is wrong, by place, that no bound of a text says. */
export function checkForm(form: RuleForm, shop: Shop): Problems {
  const found: readonly (readonly [string, Problem | undefined])[] = [
    ...whenProblems(form.when, shop),
    ...takeProblems(form.take, shop),
    ...checkTimes(form, shop),
    ...checkWeekly(form.weekly),
    ['limit', checkCount(form.limit, 1, true)],
    ['limitPerUser', checkCount(form.limitPerUser, 1, true)],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== undefined));
}
