import { couponDraft } from '#shared/extensions/coupon-draft.ts';
import { couponListRequest } from '#shared/extensions/coupons.ts';
import { isObject } from '#shared/is-object.ts';
import { checkShape } from '#platform/contract/check-shape.ts';
import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import { parseQueryText, parseSortText } from '#platform/contract/index.ts';
import { createCoupon, findCoupon, lockCoupon, removeCoupon, updateCoupon } from './change.ts';
import type { StoredCoupon } from './coupon.ts';
import { listCoupons } from './list.ts';
import { presentCoupon } from './present.ts';
import { changeAt, draftOf, restCoupon, type Specification } from './rest-coupon.ts';

interface CouponQuery {
  filter?: unknown;
  sort?: unknown;
  paging?: { limit?: number; offset?: number };
}

const equal = (condition: unknown): unknown =>
  isObject(condition) && '$eq' in condition ? condition['$eq'] : condition;

/** What the list of coupons filters by, by the paths of the Coupons API. */
const FILTERS: Readonly<Record<string, (value: unknown) => object>> = {
  id: (id) => ({ id }),
  expired: (expired) => ({
    status: expired === true || expired === 'true' ? 'EXPIRED' : ['PENDING', 'LIVE'],
  }),
  'specification.active': (active) => ({ active: active === true || active === 'true' }),
  'specification.code': (code) => ({ q: code }),
  'specification.name': (name) => ({ q: name }),
};

const SORTS: Readonly<Record<string, string>> = {
  dateCreated: 'createdDate',
  numberOfUsages: 'usageCount',
  'specification.name': 'name',
  'specification.startTime': 'startTime',
  'specification.expirationTime': 'expirationTime',
};

/** @throws 400 for a field that coupons are not filtered by */
function listFilter(filter: unknown): object {
  const parsed = parseQueryText(filter);
  if (parsed === undefined || parsed === null || parsed === '') return {};
  if (!isObject(parsed)) throw invalidField('query.filter', 'VALIDATION', 'Expected an object');
  const parts = Object.entries(parsed).map(([path, condition]) => {
    const part = FILTERS[path];
    if (!part) throw invalidField(`query.filter.${path}`, 'VALIDATION', 'is not a field to filter by');
    return part(equal(condition));
  });
  return Object.assign({}, ...parts) as object;
}

/** @throws 400 for a field that coupons are not sorted by */
function listSort(sort: unknown): { field: string; order: unknown } | undefined {
  const [entry] = (parseSortText(sort) ?? []) as unknown[];
  if (!isObject(entry)) return undefined;
  const field = SORTS[String(entry['fieldName'])];
  if (field === undefined) throw invalidField('query.sort', 'VALIDATION', 'is not a field to sort by');
  return { field, order: entry['order'] };
}

interface CouponUpdate {
  id: string;
  specification?: Specification;
  fieldMask: readonly string[];
}

/**
 * The coupon as a draft with what the mask names, and nothing else, from the specification; without a value it is
 * cleared.
 *
 * @throws 400 for a path that no coupon has, and for another kind of coupon
 */
function patchedDraft(before: StoredCoupon, { specification = {}, fieldMask }: CouponUpdate): object {
  const draft = draftOf(specification);
  const changes = fieldMask.map((path) => {
    const { field, kind } = changeAt(path);
    if (!(field in draft))
      throw invalidField('fieldMask', 'VALIDATION', 'is not a field of coupons', { path });
    if (kind && kind !== before.benefit.kind)
      throw invalidField(`specification.${path}`, 'VALIDATION', 'is for another kind of coupon');
    return [field, draft[field]] as const;
  });
  return { ...before, ...Object.fromEntries(changes) };
}

/** Coupons for apps that use the Coupons API. */
export const restHandlers = {
  createCoupon: async ({ specification }: { specification: Specification }, context: Context) => {
    const { id } = await createCoupon(context, checkShape(draftOf(specification), couponDraft));
    return { id };
  },

  deleteCoupon: async ({ id }: { id: string }, context: Context) => {
    await removeCoupon(context, id);
    return {};
  },

  getCoupon: async ({ id }: { id: string }, context: Context) => ({
    coupon: restCoupon(await presentCoupon(context, await findCoupon(context, id))),
  }),

  queryCoupons: async ({ query = {} }: { query?: CouponQuery }, context: Context) => {
    const { paging, filter, sort } = query;
    const order = listSort(sort);
    const request = checkShape(
      {
        filter: listFilter(filter),
        ...(order && { sort: order }),
        from: paging?.offset ?? 0,
        limit: paging?.limit ?? 100,
      },
      couponListRequest,
    );
    const { coupons, total } = await listCoupons(context, request);
    return { coupons: coupons.map(restCoupon), totalResults: total };
  },

  updateCoupon: async (request: CouponUpdate, context: Context) => {
    const before = await lockCoupon(context, request.id);
    const fields = checkShape(patchedDraft(before, request), couponDraft);
    await updateCoupon(context, request.id, { ...fields, revision: String(before.revision) });
    return {};
  },
};
