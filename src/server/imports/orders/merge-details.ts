import { compareMoney } from '#shared/money.ts';
import { isTip } from '#shared/tips.ts';
import type { ImportedTax, OrderDetails } from './imported-order.ts';
import type { OrderMerge } from './order-merge.ts';

interface Amount {
  amount?: string;
}

interface StoredFee {
  price?: Amount;
  providerAppId?: string;
}

/** The details of an order as the platform has them. */
export interface StoredDetails {
  tags?: { tags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } };
  customFields?: { title?: string; value?: unknown }[];
  appliedDiscounts?: { coupon?: { code?: string } }[];
  taxInfo?: {
    totalTax?: Amount | undefined;
    taxBreakdown?: { taxName?: string; rate?: string; aggregatedTaxAmount?: Amount }[];
  };
  additionalFees?: StoredFee[];
  activities?: { merchantComment?: { message?: string } }[];
}

/** Tags, codes and notes of the file are added to those of the order: they take the place of none. */
function mergeAdded(merge: OrderMerge, before: StoredDetails, details: OrderDetails): StoredDetails {
  const after: StoredDetails = {};
  const own = before.tags?.tags?.tagIds ?? [];
  const tagged = new Set([...own, ...(before.tags?.privateTags?.tagIds ?? [])]);
  const tags = details.tags.filter((tag) => !tagged.has(tag));
  if (merge.differs('tags', '', tags.join(', ')))
    after.tags = { ...before.tags, tags: { tagIds: [...own, ...tags] } };
  const applied = before.appliedDiscounts ?? [];
  const codes = new Set(applied.map(({ coupon }) => coupon?.code));
  const discounts = details.discounts.filter(({ coupon }) => !codes.has(coupon.code));
  if (merge.differs('discountCode', '', discounts.map(({ coupon }) => coupon.code).join(', ')))
    after.appliedDiscounts = [...applied, ...discounts];
  const { staffNote } = details;
  const activities = before.activities ?? [];
  const isNoted = activities.some(({ merchantComment }) => merchantComment?.message === staffNote);
  if (staffNote !== undefined && !isNoted && merge.differs('staffNote', '', staffNote)) {
    const comment = { activityType: 'MERCHANT_COMMENT', merchantComment: { message: staffNote } };
    after.activities = [...activities, comment];
  }
  return after;
}

function mergeFields(
  merge: OrderMerge,
  { customFields = [] }: StoredDetails,
  file: OrderDetails['customFields'],
): StoredDetails {
  let fields = customFields;
  for (const field of file) {
    const known = fields.find(({ title }) => title === field.title);
    const now = typeof known?.value === 'string' ? known.value : '';
    if (!merge.differs('detail', now, field.value, undefined, field.title)) continue;
    fields = known
      ? fields.map((one) => (one === known ? { ...one, value: field.value } : one))
      : [...fields, field];
  }
  return fields === customFields ? {} : { customFields: fields };
}

type Breakdown = NonNullable<NonNullable<StoredDetails['taxInfo']>['taxBreakdown']>;

const describeTaxes = (taxes: Breakdown | readonly ImportedTax[]): string =>
  taxes
    .map(
      ({ taxName = '', aggregatedTaxAmount }) => `${taxName}: ${Number(aggregatedTaxAmount?.amount ?? '0')}`,
    )
    .join('; ');

/** What a file says of an order beside its people, lines and totals, in the order that the store has. */
export function mergeDetails(
  merge: OrderMerge,
  before: StoredDetails,
  details: OrderDetails | undefined,
): StoredDetails {
  if (!details) return {};
  const after = {
    ...mergeAdded(merge, before, details),
    ...mergeFields(merge, before, details.customFields),
  };
  if (
    merge.differs('taxName', describeTaxes(before.taxInfo?.taxBreakdown ?? []), describeTaxes(details.taxes))
  )
    after.taxInfo = { ...before.taxInfo, taxBreakdown: details.taxes };
  const fees = before.additionalFees ?? [];
  const isSame = (one: string, other: string): boolean => one !== '' && compareMoney(one, other) === 0;
  const [tip] = details.fees;
  if (tip && merge.differs('tip', fees.find(isTip)?.price?.amount, tip.price.amount, isSame))
    after.additionalFees = [...fees.filter((fee) => !isTip(fee)), tip];
  return after;
}
