import { describe, expect, expectTypeOf, it } from 'vitest';
import { boundsOf, enumOf, fieldOf } from './bounds.ts';
import * as orderRights from './generated/ecom_orders.rights.ts';
import { MerchantComment, OrderSearchSpec } from './generated/ecom_orders.ts';
import * as taxGroupRights from './generated/ecom_tax-groups.rights.ts';
import { taxGroup } from './generated/ecom_tax-groups.ts';
import { product } from './generated/stores_products-v-3.ts';

describe('the contract in the browser', () => {
  it('sdk: tells bounds and what is required', () => {
    expect(boundsOf(taxGroup, 'name')).toEqual({
      type: 'string',
      minLength: 1,
      maxLength: 200,
      required: true,
    });
    expect(boundsOf(product, 'name', 'update')).toMatchObject({ maxLength: 80, required: false });
    expect(boundsOf(product, 'variantsInfo.variants')).toMatchObject({
      minSize: 1,
      maxSize: 1000,
      required: true,
    });
    expect(fieldOf(MerchantComment, 'message').maxLength).toBe(5000);
    // @ts-expect-error: no such field.
    expect(() => boundsOf(product, 'variantsInfo.nothing')).toThrow('no field');
  });

  it('sdk: tells the values of an enum, typed', () => {
    const types = enumOf(product, 'productType');
    expect(types).toEqual(['PHYSICAL', 'DIGITAL']);
    expectTypeOf(types).toEqualTypeOf<readonly ['PHYSICAL', 'DIGITAL']>();
  });

  it('sdk: tells the permissions of operations', () => {
    expect(taxGroupRights.getTaxGroup).toEqual(['BILLING.TAX_GROUP_READ']);
    expect(taxGroupRights.queryTaxGroups).toEqual(['BILLING.TAX_GROUP_READ']);
    expect(orderRights.bulkUpdateOrderTags).toHaveLength(2);
    expectTypeOf(taxGroupRights).not.toHaveProperty('getOrder');
    expect(taxGroupRights).not.toHaveProperty('getOrder');
  });

  it('sdk: tells what may be filtered and sorted', () => {
    expect(OrderSearchSpec.fields['channelInfo.type'].values).toContain('WEB');
    expect(OrderSearchSpec.fields.purchasedDate).toEqual({ operators: '*', sort: 'BOTH', type: 'timestamp' });
  });
});
