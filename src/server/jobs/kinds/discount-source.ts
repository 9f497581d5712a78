import type { ShownCoupon } from '#shared/coupons.ts';
import type { ListedDiscount } from '#shared/discounts.ts';
import type { discountExtensions } from '#shared/extensions/discounts.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { entitySource, type EntitySource } from './entity-source.ts';

const QUERY = 'ecom_discount-rules.queryDiscountRules';
const AT_ONCE = 100;

/** As the contract has it. */
export interface JobRule {
  id: string;
  name?: string;
  revision?: string;
  active?: boolean;
  status?: 'LIVE' | 'EXPIRED' | 'PENDING';
  usageCount?: number;
  createdDate?: string;
  activeTimeInfo?: { start?: string; end?: string };
  settings?: { usageLimit?: number; usageLimitPerUser?: number };
  discounts?: {
    values?: { percentage?: number; fixedAmount?: string; fixedPrice?: string; discountType?: string }[];
  };
}

/** A rule or a coupon. */
export type JobDiscount = Pick<
  ListedDiscount,
  'id' | 'how' | 'name' | 'code' | 'active' | 'uses' | 'limit' | 'starts' | 'ends'
> &
  Partial<Pick<ListedDiscount, 'given' | 'created'>> & {
    /** As the list tells it, or the contract's status of a rule. */
    state: string;
    rule?: JobRule;
    coupon?: ShownCoupon;
  };

const rules = entitySource<JobRule>({ search: QUERY, plural: 'discountRules', label: ({ name }) => name });

const labelOf = ({ name, code }: Pick<JobDiscount, 'name' | 'code'>): string => code || name;

function ofRule(rule: JobRule): JobDiscount {
  const { start, end } = rule.activeTimeInfo ?? {};
  const limit = rule.settings?.usageLimit;
  return {
    id: rule.id,
    how: 'automatic',
    name: rule.name ?? '',
    code: '',
    state: rule.status ?? '',
    active: rule.active ?? true,
    uses: rule.usageCount ?? 0,
    ...(limit != null && { limit }),
    ...(start && { starts: start }),
    ...(end && { ends: end }),
    ...(rule.createdDate && { created: rule.createdDate }),
    rule,
  };
}

const call = extensionCaller<typeof discountExtensions>();

/** What the embedded platform has of both kinds; undefined where it is a hosted one, which has no such list. */
async function read(
  platformFetch: PlatformFetch,
  ids: readonly string[],
): Promise<JobDiscount[] | undefined> {
  const query = { filter: { id: { $in: ids } }, cursorPaging: { limit: AT_ONCE } };
  try {
    const { discounts: found } = await call(platformFetch, 'queryDiscounts', { query });
    // A rule is as the contract has it.
    return found as JobDiscount[];
  } catch (error) {
    if (error instanceof PlatformCallError && error.status === 404) return undefined;
    throw error;
  }
}

/** The list tells a job what matches by ids, so only those are asked for. */
export const discounts: EntitySource<JobDiscount> = {
  plural: 'discounts',
  search: QUERY,
  select: (platformFetch, page) => rules.select(platformFetch, page),
  async labels(platformFetch, ids) {
    const found = await discounts.byIds(platformFetch, ids);
    return new Map([...found].map(([id, each]) => [id, labelOf(each)]));
  },
  async byIds(platformFetch, ids) {
    const found = new Map<string, JobDiscount>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const requested = ids.slice(from, from + AT_ONCE);
      const some =
        (await read(platformFetch, requested)) ??
        [...(await rules.byIds(platformFetch, requested)).values()].map(ofRule);
      for (const each of some) found.set(each.id, each);
    }
    return found;
  },
};
