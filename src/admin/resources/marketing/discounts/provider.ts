import type { ShownCoupon } from '#shared/coupons.ts';
import type { DiscountCounts, DiscountOrder, ShownDiscount } from '#shared/discounts.ts';
import type { couponExtensions } from '#shared/extensions/coupons.ts';
import type { ExtensionRequest } from '#shared/extensions/define.ts';
import type { discountExtensions } from '#shared/extensions/discounts.ts';
import { discountOperations, type DiscountRule, type DiscountRuleChange } from '#wix/discount-operations.ts';
import { CallError } from '#wix/errors.ts';
import type { PageQuery, PageReply } from '#wix/page-query.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { currentSession } from '#admin/access/session.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import { deleted } from '#admin/data/local-list-provider.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import { platformFilter } from '#admin/data/platform-filter.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { contractProvider } from './contract-provider.ts';
import { summarizeRule, type CouponRecord, type DiscountRecord, type RuleRecord } from './discount-record.ts';
import { withPlaces } from './field-places.ts';
import { discountListSpec } from './list-spec.ts';

type Row = DiscountRecord & { _id: string };
type DiscountDto = ShownDiscount & { rule?: DiscountRule; coupon?: ShownCoupon };
type CouponDraft = ExtensionRequest<typeof couponExtensions.createCoupon>;
type CouponUpdate = CouponDraft & { revision: string };

const callCoupons = extensionClient<typeof couponExtensions>();
const call = extensionClient<typeof discountExtensions>();

const ruleRecord = (rule: DiscountRule): RuleRecord => ({
  ...toRecord(rule),
  how: 'automatic',
  told: summarizeRule(rule),
});

const couponTold = ({ code = '', usageLimit, ...coupon }: ShownCoupon): CouponRecord['told'] => ({
  name: coupon.name,
  code,
  active: coupon.active,
  takes: 'PERCENTAGE',
  uses: coupon.usageCount,
  given: coupon.given,
  ...(usageLimit !== undefined && { limit: usageLimit }),
  starts: coupon.startTime,
  ...(coupon.expirationTime !== undefined && { ends: coupon.expirationTime }),
  created: coupon.createdDate,
});

const couponRecord = (coupon: ShownCoupon): CouponRecord => ({
  ...coupon,
  how: 'code',
  told: couponTold(coupon),
});

function toRow({ rule, coupon, id, how, ...summary }: DiscountDto): Row {
  return coupon
    ? { ...coupon, how: 'code', told: summary, _id: id }
    : ({ ...rule, how, told: summary, id, _id: id, _createdDate: summary.created } as unknown as Row);
}

async function query(pageQuery: PageQuery, options?: CallOptions): Promise<PageReply<Row, 'discounts'>> {
  const { discounts, ...page } = await call('queryDiscounts', { query: pageQuery }, options);
  return { ...page, discounts: discounts.map((discount) => toRow(discount as DiscountDto)) };
}

const board = platformProvider({
  spec: discountListSpec,
  items: 'discounts',
  list: query,
  async get(id, options) {
    const { discounts } = await query({ filter: { id }, cursorPaging: { limit: 1 } }, options);
    const [found] = discounts ?? [];
    if (!found) throw new CallError({ code: 'NOT_FOUND', status: 404, message: 'It is not there.' });
    return found;
  },
});

/** The board of both kinds is the embedded platform's own; of a hosted one the rules are read. */
const reading = (): typeof board | typeof contractProvider =>
  currentSession()?.ownFields === false ? contractProvider : board;

export const discountsProvider = {
  supportAbortSignal: true,

  getList: (...requested: Parameters<typeof board.getList>) => reading().getList(...requested),
  getOne: (resource: string, params: { id: string; signal?: AbortSignal }) =>
    reading().getOne(resource, params),
  getMany: (...requested: Parameters<typeof board.getMany>) => reading().getMany(...requested),
  find: (...requested: Parameters<typeof board.find>) => reading().find(...requested),

  async counts(
    resource: string,
    params: ReadOptions & { filter: ListFilter },
  ): Promise<{ data: TabCounts | undefined }> {
    if (reading() !== board) return contractProvider.counts(resource, params);
    const { tab: _, ...others } = params.filter;
    const body = { filter: platformFilter(others, discountListSpec) };
    const { all, states } = await call('countDiscounts', body, params);
    return { data: { all, tabs: states } };
  },

  /** The ids of all that match, in the order of the list. */
  async idsOf(
    resource: string,
    { filter, sort }: { filter: PlatformFilter; sort: { field: string; order: string } },
  ): Promise<{ data: string[] }> {
    if (reading() !== board) return contractProvider.idsOf(resource, { filter, sort });
    const body = { filter, sort: [{ fieldName: sort.field, order: sort.order }] };
    return { data: (await call('listDiscountIds', body)).ids };
  },

  /** What those that match came to, the tab among what they have to match. */
  async sums(
    _resource: string,
    { filter, signal }: ReadOptions & { filter: ListFilter },
  ): Promise<{ data: DiscountCounts }> {
    const body = { filter: platformFilter(filter, discountListSpec) };
    return { data: await call('countDiscounts', body, { signal }) };
  },

  async readOrder(_resource: string, { signal }: ReadOptions): Promise<{ data: DiscountOrder }> {
    return { data: await call('getDiscountOrder', {}, { signal }) };
  },

  async writeOrder(_resource: string, { ids, revision }: DiscountOrder): Promise<{ data: DiscountOrder }> {
    return { data: await call('orderDiscounts', { ids: [...ids], revision }) };
  },

  async create(
    _resource: string,
    { data }: { data: (DiscountRuleChange & { how?: undefined }) | (CouponDraft & { how: 'code' }) },
  ) {
    if (data.how !== 'code')
      return { data: ruleRecord(await withPlaces(discountOperations.create(data as DiscountRuleChange))) };
    const { how: _, ...fields } = data;
    const { coupon } = await withPlaces(callCoupons('createCoupon', fields));
    return { data: couponRecord(coupon) };
  },

  async update(
    _resource: string,
    { id, data, previousData }: { id: string; data: Record<string, unknown>; previousData?: DiscountRecord },
  ) {
    if (previousData?.how !== 'code')
      return {
        data: ruleRecord(await withPlaces(discountOperations.update(id, data as DiscountRuleChange))),
      };
    const { how: _, ...fields } = data;
    const request = { ...(fields as CouponUpdate), couponId: id };
    const { coupon } = await withPlaces(callCoupons('updateCoupon', request));
    return { data: couponRecord(coupon) };
  },

  async delete(_resource: string, params: { id: string; previousData: DiscountRecord }) {
    const { id, previousData } = params;
    if (previousData.how === 'code') await callCoupons('deleteCoupon', { couponId: id });
    else await discountOperations.delete(id);
    return deleted<DiscountRecord>(params);
  },
};

export type DiscountsProvider = typeof discountsProvider;
