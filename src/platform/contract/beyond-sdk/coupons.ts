import type { OperationEntry, PackageContract } from '../schema.ts';
import { message } from './messages.ts';

const withPermission = (permission: string): Pick<OperationEntry, 'permissions' | 'identities'> => ({
  permissions: [permission],
  identities: ['APP'],
});

/** Coupons and discount rules are one model here, and have the same permissions. */
const READ = { ...withPermission('ECOM.DISCOUNT_RULES_READ'), readOnly: true as const };

/** The REST reference "Coupons", version 2. */
export const coupons: PackageContract = {
  package: 'rest_coupons',
  version: '',
  operations: {
    createCoupon: {
      ...withPermission('ECOM.DISCOUNT_RULES_CREATE'),
      fqn: 'wix.coupons.v2.Coupons.CreateCoupon',
      method: 'POST',
      path: '/stores/v2/coupons',
      request: 'CreateCouponRequest',
      reply: 'CreateCouponResponse',
      required: ['specification', 'specification.name', 'specification.code', 'specification.startTime'],
    },
    deleteCoupon: {
      ...withPermission('ECOM.DISCOUNT_RULES_DELETE'),
      fqn: 'wix.coupons.v2.Coupons.DeleteCoupon',
      method: 'DELETE',
      path: '/stores/v2/coupons/{id}',
      request: 'CouponIdRequest',
      reply: 'EmptyResponse',
      required: ['id'],
    },
    getCoupon: {
      ...READ,
      fqn: 'wix.coupons.v2.Coupons.GetCoupon',
      method: 'GET',
      path: '/stores/v2/coupons/{id}',
      request: 'CouponIdRequest',
      reply: 'GetCouponResponse',
      required: ['id'],
    },
    queryCoupons: {
      ...READ,
      fqn: 'wix.coupons.v2.Coupons.QueryCoupons',
      method: 'POST',
      path: '/stores/v2/coupons/query',
      request: 'QueryCouponsRequest',
      reply: 'QueryCouponsResponse',
    },
    updateCoupon: {
      ...withPermission('ECOM.DISCOUNT_RULES_UPDATE'),
      fqn: 'wix.coupons.v2.Coupons.UpdateCoupon',
      method: 'PATCH',
      path: '/stores/v2/coupons/{id}',
      request: 'UpdateCouponRequest',
      reply: 'EmptyResponse',
      required: ['id', 'fieldMask'],
    },
  },
  definitions: {
    CouponIdRequest: message({ id: 'string' }, { id: { maxLength: 100 } }),
    EmptyResponse: message({}),
    CreateCouponRequest: message({ specification: 'Specification' }),
    CreateCouponResponse: message({ id: 'string' }),
    GetCouponResponse: message({ coupon: 'Coupon' }),
    QueryCouponsRequest: message({ query: 'Query' }),
    UpdateCouponRequest: message(
      { id: 'string', specification: 'Specification', fieldMask: 'fieldMask' },
      { id: { maxLength: 100 } },
    ),
    Query: message({ paging: 'Paging', filter: 'any', sort: 'any' }),
    Paging: message(
      { limit: 'integer', offset: 'integer' },
      { limit: { min: 1, max: 100 }, offset: { min: 0 } },
    ),
    QueryCouponsResponse: message({ coupons: 'Coupon[]', totalResults: 'integer' }),
    Coupon: message({
      id: 'string',
      specification: 'Specification',
      dateCreated: 'timestamp',
      numberOfUsages: 'integer',
      expired: 'boolean',
    }),
    Specification: {
      ...message({
        name: 'string',
        code: 'string',
        startTime: 'any',
        expirationTime: 'any',
        usageLimit: 'integer',
        limitPerCustomer: 'integer',
        limitedToOneItem: 'boolean',
        active: 'boolean',
        scope: 'Scope',
        minimumSubtotal: 'number',
        moneyOffAmount: 'number',
        percentOffRate: 'number',
        freeShipping: 'boolean',
        fixedPriceAmount: 'number',
        buyXGetY: 'BuyXGetY',
      }),
      oneOf: {
        discount: ['moneyOffAmount', 'percentOffRate', 'freeShipping', 'fixedPriceAmount', 'buyXGetY'],
      },
    },
    Scope: message({ namespace: 'string', group: 'Group' }),
    Group: message({ name: 'string', entityId: 'string' }),
    BuyXGetY: message({ x: 'integer', y: 'integer' }),
  },
  events: [],
  querySpecs: {},
};
