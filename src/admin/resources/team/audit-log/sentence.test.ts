import { describe, expect, it } from 'vitest';
import { entityKindLabel, subjectOf, type AuditEntry } from './audit-entry.ts';
import { changesOf, pathLabel, valueLabel } from './changes.ts';
import { reasonOf, sentenceOf } from './sentence.ts';

const roles: Readonly<Record<string, string>> = { viewer: 'Viewer', editor: 'Editor' };
const translate = (key: string) => roles[key.split('.')[2] ?? ''] ?? '';

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-11-22T09:00:00Z',
  staffId: 's',
  staffEmail: 'mia@example.com',
  role: 'merchant',
  operation: 'ecom_orders.updateOrder',
  entityType: 'wix.ecom.v1.order',
  entityIds: ['o1'],
  outcome: 'succeeded',
  status: 200,
  code: null,
  requestId: 'r',
  request: null,
  before: null,
  after: null,
  ...part,
});

const told = (part: Partial<AuditEntry>) => {
  const { before, after } = sentenceOf(entry(part), translate, (amount) => `€${amount}`);
  return [before, ...(after === undefined ? [] : ['…', after])].join(' ').trim();
};

describe('an entry of the audit log', () => {
  it.each([
    ['changeLeaving', 'changed the reminder plan'],
    ['settleCardOfPlugin', 'marked a gift card transaction of a plugin as resolved'],
  ])('has its sentence where an earlier version recorded it as %s', (name, sentence) => {
    expect(told({ operation: `counterpart.${name}` })).toBe(sentence);
  });

  it('is a sentence about what was done', () => {
    expect(told({})).toBe('changed …');
    const order = { id: 'o1', archived: true };
    expect(told({ request: { order } })).toBe('archived …');
    expect(told({ request: { order: { ...order, archived: false } } })).toBe('unarchived …');
    expect(told({ request: { order: { ...order, seenByAHuman: true } } })).toBe('changed …');
    const status = (to: string) =>
      told({ operation: 'ecom_orders.updateOrderStatus', request: { orderId: 'o1', status: to } });
    expect([status('APPROVED'), status('REJECTED')]).toEqual(['approved …', 'rejected …']);
    expect(status('PENDING')).toBe('changed the status of …');
    expect(told({ operation: 'ecom_orders.cancelOrder' })).toBe('canceled …');
    expect(
      told({
        operation: 'ecom_order-billing.refundPayments',
        entityType: 'wix.ecom.v1.order_billing',
        request: { orderId: 'o1', paymentRefunds: [{ amount: { amount: '5.00' } }] },
      }),
    ).toBe('refunded €5.00 on …');
    expect(
      told({
        operation: 'ecom_orders.bulkUpdateOrderTags',
        entityIds: ['o1', 'o2'],
        request: { assignTags: { tags: { tagIds: ['vip'] } } },
      }),
    ).toBe('tagged … “vip”');
    expect(
      told({ operation: 'job.orders.cancel', entityType: 'job', request: { title: 'Cancel 3 orders' } }),
    ).toBe('started “Cancel 3 orders”: …');
    expect(
      told({
        operation: 'reviews_reviews.updateModerationStatus',
        entityType: 'wix.reviews.v1.review',
        request: { status: 'APPROVED' },
      }),
    ).toBe('approved …');
    expect(
      told({
        operation: 'counterpart.invite',
        entityType: 'counterpart.invitation',
        after: { email: 'ida@example.com', role: 'viewer' },
      }),
    ).toBe('invited ida@example.com as Viewer');
    expect(
      told({
        operation: 'counterpart.updateStaff',
        entityType: 'counterpart.staff',
        before: { role: 'viewer', active: true },
        after: { role: 'editor', active: true },
      }),
    ).toBe('made … Editor');
  });

  it('tells what was only tried, and why it was not done', () => {
    const denied = {
      operation: 'ecom_orders.cancelOrder',
      outcome: 'denied',
      code: 'PERMISSION_DENIED',
    } as const;
    expect(told(denied)).toBe('tried to cancel …');
    expect(reasonOf(entry(denied))).toBe('the role doesn’t allow it');
    expect(reasonOf(entry({ outcome: 'failed', code: 'ORDER_ALREADY_PAID' }))).toBe('order already paid');
    expect(reasonOf(entry({}))).toBe('');
  });

  it('has words for what nobody wrote a sentence for', () => {
    expect(told({ operation: 'ecom_shipping-options.bulkDeleteShippingOptions' })).toBe(
      'did “bulk delete shipping options” on …',
    );
  });

  it('names one record of a path with two ids, and the order of a prepared refund', () => {
    expect(
      subjectOf(entry({ operation: 'ecom_orders.deleteActivity', entityIds: ['o1', 'a1'] })).ids,
    ).toEqual(['o1']);
    expect(
      subjectOf(
        entry({ entityType: 'counterpart.preparedRefund', entityIds: ['p'], after: { orderId: 'o9' } }),
      ),
    ).toEqual({ desk: 'orders', ids: ['o9'] });
  });
});

describe('an entry whose record has no known name', () => {
  const isWhole = (operation: string) => sentenceOf(entry({ operation }), translate, String).isWhole;

  it.each([
    ['ecom_draft-orders.createDraftOrder', true],
    ['counterpart.writeShopText', true],
    ['counterpart.replayWebhook', true],
    ['ecom_order-fulfillments.bulkCreateFulfillments', false],
    ['counterpart.generateInvoice', false],
    ['counterpart.unassignRole', false],
    ['counterpart.disableGiftCard', false],
  ])('%s: is a whole sentence without it: %s', (operation, expected) => {
    expect(isWhole(operation)).toBe(expected);
  });

  it.each([
    ['wix.ecom.v1.fulfillments', 'an order'],
    ['counterpart.giftCard', 'a gift card'],
    ['wix.ecom.v1.draft_order', 'a draft order'],
    ['counterpart.invoice', 'an invoice'],
    ['counterpart.staff', 'a colleague'],
    [null, 'a record'],
  ])('of %s is about %s', (entityType, words) => {
    expect(entityKindLabel(entry({ entityType, operation: 'counterpart.generateInvoice' }))).toBe(words);
  });
});

describe('what changed', () => {
  it('is the leaves that differ, without what tells nothing', () => {
    expect(
      changesOf(
        { note: 'a', same: 1, tags: ['x'], revision: '1', activities: [] },
        {
          note: 'b',
          same: 1,
          tags: ['x', 'y'],
          revision: '2',
          activities: [{ type: 'PAID' }],
          new: { deep: true },
        },
      ),
    ).toEqual([
      { path: 'note', before: 'a', after: 'b' },
      { path: 'tags[1]', before: undefined, after: 'y' },
      { path: 'new.deep', before: undefined, after: 'true' },
    ]);
    expect(changesOf(null, undefined)).toEqual([]);
  });

  it('reads paths and values out', () => {
    expect(pathLabel('balanceSummary.paid.amount')).toBe('Balance summary, paid');
    expect(pathLabel('tags[1]')).toBe('Tags, 2');
    expect(valueLabel('NOT_PAID')).toBe('Not paid');
    expect(valueLabel('EUR')).toBe('EUR');
    expect(valueLabel('Hello THERE')).toBe('Hello THERE');
  });
});
