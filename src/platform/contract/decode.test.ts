import { describe, expect, it } from 'vitest';
import { entryOf, operations } from './catalogue.ts';
import { checkRequest } from './check-request.ts';
import { decodeRequest } from './decode.ts';
import { PlatformError } from './errors.ts';
import { matchOperation } from './router.ts';

/** As the pipeline does it: find, then decode. */
function decode(method: string, address: string, body?: unknown) {
  const url = new URL(address, 'https://www.wixapis.com');
  const match = matchOperation(method, url.pathname);
  if (!match) throw new Error(`no operation ${method} ${address}`);
  return decodeRequest(match.operation, match.pathParams, url.searchParams, body);
}

const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('decodeRequest', () => {
  it('sdk: path parameters win over the copies in query and body', () => {
    expect(decode('GET', '/ecom/v1/orders/a?id=b')).toEqual({ id: 'a' });
    expect(decode('PATCH', '/ecom/v1/orders/a', { order: { id: 'b', archived: true } })).toEqual({
      order: { id: 'a', archived: true },
    });
  });

  it('sdk: dotted and repeated parameters get the type of their field', () => {
    expect(decode('GET', '/site-media/v1/files?paging.limit=5&paging.cursor=7&unknown.field=1')).toEqual({
      paging: { limit: 5, cursor: '7' },
    });
    expect(decode('GET', '/site-media/v1/files?mediaTypes=IMAGE&mediaTypes=VIDEO&private=true')).toEqual({
      mediaTypes: ['IMAGE', 'VIDEO'],
      private: true,
    });
  });

  it('sdk: an operation that only looks for things looks for all without a search or a query', () => {
    const seeking = operations.flatMap((operation) =>
      ['search', 'query']
        .filter((name) => entryOf(operation).required?.includes(name) && operation.readOnly)
        .map((name) => ({ operation, name })),
    );
    expect(seeking.map(({ operation: { package: from, name } }) => `${from}.${name}`)).toEqual(
      expect.arrayContaining([
        'ecom_orders.searchOrders',
        'stores_products-v-3.searchProducts',
        'stores_inventory-items-v-3.searchInventoryItems',
      ]),
    );
    for (const { operation, name } of seeking) {
      for (const body of [undefined, {}, { [name]: null }]) {
        const request = decodeRequest(operation, {}, new URLSearchParams(), body);
        expect([operation.id, request]).toEqual([operation.id, { [name]: {} }]);
        expect(checkRequest(operation, request).map(({ field }) => field)).not.toContain(name);
      }
    }
  });

  it('docs: of a message that a parameter carries as JSON, unknown fields are left out as in a body', () => {
    const counted =
      '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference';
    const reference = JSON.stringify({ appId: 'a', $in: [], options: { $in: [1] } });
    expect(decode('GET', `${counted}?catalogReferences=${encodeURIComponent(reference)}`)).toEqual({
      catalogReferences: [{ appId: 'a', options: { $in: [1] } }],
    });
    const paging = encodeURIComponent(JSON.stringify({ limit: 5, offset: null, unknown: true }));
    expect(decode('GET', `/site-media/v1/files?paging=${paging}`)).toEqual({ paging: { limit: 5 } });
  });

  it('sdk: one value is enough for an array', () => {
    expect(decode('GET', '/site-media/v1/files?mediaTypes=IMAGE')).toEqual({ mediaTypes: ['IMAGE'] });
  });

  it('sdk: a nested request comes packed in one parameter', () => {
    const request = {
      query: { filter: { 'catalogReference.catalogItemId': 'é1' }, sort: [{ fieldName: 'createdDate' }] },
    };
    expect(
      decode('GET', `/back-in-stock-service/v1/back-in-stock-notification-requests?.r=${packed(request)}`),
    ).toEqual(request);
  });

  it.each([
    ['not base64', '***'],
    ['not JSON', Buffer.from('{a').toString('base64url')],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
    ['not an object', packed([1])],
  ])('docs: a packed request that is %s is a violation', (_, text) => {
    const call = () =>
      decode('GET', `/back-in-stock-service/v1/back-in-stock-notification-requests?.r=${text}`);
    expect(call).toThrow(PlatformError);
    expect(call).toThrow(
      expect.objectContaining({
        status: 400,
        violations: [expect.objectContaining({ data: expect.any(Object) })],
      }),
    );
  });

  it('docs: a packed request with text that cannot be stored gets the violation of its field, as in a body', () => {
    const request = { query: { filter: { status: 'x\udfff' } } };
    expect(() =>
      decode('GET', `/back-in-stock-service/v1/back-in-stock-notification-requests?.r=${packed(request)}`),
    ).toThrow('query.filter.status holds a character that no text may have');
  });

  it('sdk: a fallback POST carries the same request in its body', () => {
    const body = { query: { filter: {} } };
    expect(
      decode('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests/query', body),
    ).toEqual(body);
  });

  it.each([
    ['joined', 'buyerNote,billingInfo.address'],
    ['in snake case', 'buyer_note,billing_info.address'],
    ['an array', ['buyerNote', 'billingInfo.address']],
    ['an object', { paths: ['buyerNote', 'billingInfo.address'] }],
  ])('docs: a field mask may be %s', (_, fieldMask) => {
    expect(decode('PATCH', '/ecom/v1/orders/a', { order: {}, fieldMask })).toMatchObject({
      fieldMask: ['buyerNote', 'billingInfo.address'],
    });
  });

  it.each([
    ['billingInfo.address.streetAddress', 'billingInfo.address.addressLine'],
    ['billingInfo.address.streetAddress.number', 'billingInfo.address.addressLine'],
    ['recipientInfo.address.addressLine', 'recipientInfo.address.streetAddress'],
  ])('assumed: a mask that names one form of a street names both (%s)', (path, other) => {
    const request = decode('PATCH', '/ecom/v1/orders/a', { order: {}, fieldMask: [path, 'buyerNote'] });
    expect(request).toMatchObject({ fieldMask: [path, 'buyerNote', other] });
  });

  it("assumed: names below extended fields are the merchant's own", () => {
    const request = decode('PATCH', '/ecom/v1/orders/a', {
      fieldMask: ['extended_fields.namespaces._user_fields.gift_wrap'],
    });
    expect(request).toMatchObject({ fieldMask: ['extended_fields.namespaces._user_fields.gift_wrap'] });
  });

  it('docs: null stays where it clears, in an update of one or many', () => {
    const order = { buyerNote: null };
    const decoded = (path: string, body: object) => decode('POST', path, body);
    expect(decoded('/ecom/v1/bulk/orders/update', { orders: [{ order }] })).toEqual({ orders: [{ order }] });
    const draft = { draftOrderId: 'a', buyerInfo: { email: null } };
    expect(decode('PUT', '/ecom/v1/draft-orders/set-buyer-info', draft)).toEqual(draft);
  });

  it('assumed: null is left out wherever it clears nothing, but for free-form objects', () => {
    expect(decode('POST', '/members/v1/members', { member: null })).toEqual({});
    const lineItems = [{ quantity: 1, rootCatalogItemId: null }];
    expect(
      decode('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems, customLineItems: null }),
    ).toEqual({
      lineItems: [{ quantity: 1 }],
    });
    expect(decode('GET', `/site-properties/v4/properties?.r=${packed({ fields: null })}`)).toEqual({});
    const filter = { memberId: null };
    expect(decode('POST', '/ecom/v1/orders/search', { search: { filter } })).toEqual({ search: { filter } });
  });

  it('docs: null stays in an update; fields the contract does not know go', () => {
    const body = { order: { buyerNote: null, evil: 1 }, other: 2, ['__proto__']: { polluted: true } };
    const request = decode('PATCH', '/ecom/v1/orders/a', body);
    expect(request).toEqual({ order: { id: 'a', buyerNote: null } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('docs: free-form objects are kept whole, and read when sent as text', () => {
    const filter = { $and: [{ status: 'APPROVED' }] };
    expect(decode('POST', '/ecom/v1/orders/search', { search: { filter } })).toEqual({ search: { filter } });
    expect(decode('POST', '/ecom/v1/orders/search', { search: { filter: JSON.stringify(filter) } })).toEqual({
      search: { filter },
    });
  });

  it('assumed: an empty box of a form is no phone number, wherever a phone is', () => {
    const contactDetails = { firstName: 'Ann', phone: '  ' };
    const billingInfo = { contactDetails };
    expect(decode('POST', '/ecom/v1/orders', { order: { billingInfo } })).toEqual({
      order: { billingInfo: { contactDetails: { firstName: 'Ann' } } },
    });
    expect(decode('PATCH', '/ecom/v1/orders/a', { order: { billingInfo } })).toMatchObject({
      order: { billingInfo: { contactDetails: { phone: null } } },
    });
    const contact = { phones: ['', '+351 21 000 000', ' '] };
    expect(decode('POST', '/members/v1/members', { member: { contact } })).toEqual({
      member: { contact: { phones: ['+351 21 000 000'] } },
    });
  });

  it('sdk: token calls are plain JSON in either spelling', () => {
    for (const path of ['/oauth2/token', '/oauth/access']) {
      const body = { clientId: 'c', grant_type: 'refresh_token' };
      expect(decode('POST', path, body)).toEqual(body);
    }
  });

  it('docs: a body that is no object is rejected', () => {
    expect(() => decode('POST', '/ecom/v1/orders/search', [])).toThrow('Expected an object');
    expect(() => decode('POST', '/ecom/v1/orders/search', 'x')).toThrow('Expected an object');
  });

  it('docs: what does not fit its field is left for the check to report', () => {
    expect(decode('GET', '/site-media/v1/files?paging.limit=many&private=x')).toEqual({
      paging: { limit: 'many' },
      private: 'x',
    });
    expect(decode('PATCH', '/ecom/v1/orders/a', { order: 'none' })).toEqual({ order: 'none' });
  });
});
