import { discountColumnLabels as words } from '#shared/discount-columns.en.ts';
import type { couponExtensions } from '#shared/extensions/coupons.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import type { Outcome } from '../jobs.ts';
import { bulkOutcomes, checkedJob, outcomeOf } from './bulk-job.ts';
import { discounts, type JobDiscount } from './discount-source.ts';
import { exportJob, type Column } from './export-job.ts';
import type { Work } from './job-kind.ts';
import { storeTime } from './store-time.ts';

const QUERY = 'ecom_discount-rules.queryDiscountRules';
const UPDATE = 'ecom_discount-rules.updateDiscountRule';
const DELETE = 'ecom_discount-rules.deleteDiscountRule';
const missing = 'The discount no longer exists.';
const batch = 10;

const call = extensionCaller<typeof couponExtensions>();

/** Coupons are ours, and changed by one call; rules are the contract's, one after the other. */
async function ofBothKinds(
  { platformFetch, actor }: Work<object>,
  chosen: readonly JobDiscount[],
  change: {
    coupons: 'turnOnCoupons' | 'turnOffCoupons' | 'deleteCoupons';
    rule: (rule: JobDiscount) => Promise<unknown>;
  },
): Promise<Outcome[]> {
  const ids = chosen.flatMap(({ id, how }) => (how === 'code' ? [id] : []));
  const outcomes: Outcome[] = [];
  if (ids.length > 0)
    outcomes.push(...bulkOutcomes(await call(platformFetch, change.coupons, { ids }, actor), ids));
  for (const each of chosen)
    if (each.how === 'automatic')
      outcomes.push(await outcomeOf(each.id, () => change.rule(each).then(() => undefined)));
  return outcomes;
}

const switching = (active: boolean, already: string) =>
  checkedJob<JobDiscount, object>({
    operation: UPDATE,
    entities: discounts,
    batch,
    needless: (each) => (each.active === active ? already : undefined),
    gone: missing,
    act: (work, chosen) =>
      ofBothKinds(work, chosen, {
        coupons: active ? 'turnOnCoupons' : 'turnOffCoupons',
        rule: ({ id, rule }) =>
          work.revise(UPDATE, {
            discountRule: { id, revision: rule?.revision, active },
            mask: { paths: ['active'] },
          }),
      }),
  });

export const turnOnDiscounts = switching(true, 'It is switched on already.');
export const turnOffDiscounts = switching(false, 'It is switched off already.');

export const deleteDiscounts = checkedJob<JobDiscount, object>({
  operation: DELETE,
  entities: discounts,
  batch,
  needless: () => undefined,
  gone: missing,
  goneIsDone: true,
  act: (work, chosen) =>
    ofBothKinds(work, chosen, {
      coupons: 'deleteCoupons',
      rule: ({ id }) => work.call(DELETE, { discountRuleId: id }, id),
    }),
});

const number = (value: number | null | undefined): string => (value == null ? '' : String(value));

function benefitOf({ rule, coupon }: JobDiscount): string {
  const { percentage, fixedAmount, fixedPrice, discountType } = rule?.discounts?.values?.[0] ?? {};
  const { kind, ...value } = coupon?.benefit ?? { kind: discountType ?? '' };
  const what = coupon ? Object.values(value).join(' + ') : (percentage ?? fixedAmount ?? fixedPrice ?? '');
  return `${kind} ${what}`.trim();
}

const columns: Readonly<Record<keyof typeof words, Column<JobDiscount>>> = {
  name: { title: words.name, value: ({ name }) => name },
  how: { title: words.how, value: ({ how }) => how },
  code: { title: words.code, value: ({ code }) => code },
  codes: { title: words.codes, value: ({ coupon }) => number(coupon?.codeCount || undefined) },
  state: { title: words.state, value: ({ state }) => state },
  active: { title: words.active, value: ({ active }) => (active ? 'yes' : 'no') },
  type: { title: words.type, value: benefitOf },
  start: { title: words.start, value: ({ starts }, zone) => storeTime(starts, zone) },
  end: { title: words.end, value: ({ ends }, zone) => storeTime(ends, zone) },
  uses: { title: words.uses, value: ({ uses }) => number(uses) },
  discounted: { title: words.discounted, value: ({ given = '' }) => given },
  limit: { title: words.limit, value: ({ limit }) => number(limit) },
  limitPerUser: {
    title: words.limitPerUser,
    value: ({ rule, coupon }) => number(rule?.settings?.usageLimitPerUser ?? coupon?.limitPerCustomer),
  },
  created: { title: words.created, value: ({ created }, zone) => storeTime(created, zone) },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportDiscounts = exportJob({ operation: QUERY, entities: discounts, columns });
