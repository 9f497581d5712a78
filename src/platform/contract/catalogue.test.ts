import { describe, expect, expectTypeOf, it } from 'vitest';
import { callsBeyondSdk } from './beyond-sdk/index.ts';
import { eventTypes, findOperation, operations, querySpec } from './catalogue.ts';
import type { EventSlug, OperationRecord } from './schema.ts';

const named = (packageName: string, name: string): OperationRecord => findOperation(`${packageName}.${name}`);

describe('catalogue', () => {
  it('sdk: knows every operation once', () => {
    const beyond = new Set(callsBeyondSdk.map(({ package: name }) => name));
    expect(operations.filter((operation) => !beyond.has(operation.package))).toHaveLength(761);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it('sdk: an operation carries its permissions, identities and errors', () => {
    expect(named('ecom_orders', 'updateOrder')).toMatchObject({
      id: 'com.wix.ecom.orders.v1.Orders.UpdateOrder',
      method: 'PATCH',
      path: '/ecom/v1/orders/{order.id}',
      permissions: ['ECOM.MODIFY_ORDERS', 'ECOM.ORDER_WRITE_ALL_EXTENDED_FIELDS'],
      identities: ['APP'],
      errors: ['ORDER_IS_PENDING', 'ORDER_IS_REJECTED'],
      entityFqdn: 'wix.ecom.v1.order',
      readOnly: false,
    });
  });

  it('assumed: which operations read is told by a reviewed list', () => {
    const reading = ['searchOrders', 'getOrder', 'aggregateOrders', 'getRefundabilityStatus'];
    expect(reading.filter((name) => !named('ecom_orders', name).readOnly)).toEqual([]);
    expect(named('ecom_order-billing', 'calculateRefund').readOnly).toBe(true);
    const changing = ['createOrder', 'triggerRefund', 'paymentCollectionMarkOrderAsPaid'];
    expect(changing.filter((name) => named('ecom_orders', name).readOnly)).toEqual([]);
    expect(named('stores_brands-v-3', 'getOrCreateBrand').readOnly).toBe(false);
    expect(named('identity_authentication', 'logout').readOnly).toBe(false);
    expect(named('identity_oauth', 'tokenInfo').readOnly).toBe(true);
    expect(named('ecom_cart-v-2', 'calculateCart').readOnly).toBe(false);
  });

  it('sdk: a query spec speaks of REST fields', () => {
    const { paging, fields } = querySpec('ecom_orders', 'OrderSearchSpec');
    expect(paging).toBe('cursor');
    expect(fields).toContainEqual({ field: 'createdDate', operators: '*', sort: 'BOTH' });
    expect(fields).toContainEqual({
      field: 'paymentStatus',
      operators: ['$eq', '$in', '$ne', '$nin'],
      sort: 'BOTH',
    });
    expect(fields.filter(({ field }) => field.includes('_'))).toEqual([]);
  });

  it('sdk: the older builders tell their fields, operators and sorts too', () => {
    const { fields } = querySpec('media_files', 'FilesQueryBuilder');
    expect(fields).toContainEqual({ field: 'mediaType', operators: ['$eq', '$in'], sort: 'NONE' });
    expect(fields).toContainEqual({ field: 'updatedDate', operators: [], sort: 'BOTH' });
  });

  it('sdk: events carry slug and permission', () => {
    expect(eventTypes).toContainEqual({
      type: 'wix.ecom.v1.order_updated',
      slug: 'updated',
      name: 'onOrderUpdated',
      permissions: ['ECOM.READ_ORDERS'],
    });
  });

  it('sdk: the events of an entity are a type', () => {
    expectTypeOf<EventSlug<'wix.billing.v1.tax_group'>>().toEqualTypeOf<'created' | 'deleted' | 'updated'>();
  });

  it('sdk: a wrong name fails loudly', () => {
    expect(() => querySpec('ecom_orders', 'OrdersSpec')).toThrow('OrdersSpec');
    expect(() => named('ecom_orders', 'getOrders')).toThrow('getOrders');
    expect(() => querySpec('orders', 'OrderSearchSpec')).toThrow('no package orders');
  });
});
