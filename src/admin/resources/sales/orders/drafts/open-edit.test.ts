// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftOperations, type CalculatedDraft } from '#wix/draft-operations.ts';
import { loadTestSession, sessionResponse } from '#admin/testing/test-session.ts';
import { draftsProvider } from './provider.ts';

beforeEach(() => loadTestSession(() => sessionResponse({ ownFields: false })));
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const calculated = {
  draftOrder: { _id: 'draft-1', _createdDate: new Date('2026-11-28T10:00:00Z') },
} as CalculatedDraft;

/** What a hosted platform answers, by the contract's operations. */
function hosted({ isOpen }: { isOpen: boolean }) {
  const draftOrders = isOpen ? [{ _id: 'draft-1' }] : [];
  return {
    query: vi.spyOn(draftOperations, 'query').mockResolvedValue({ draftOrders }),
    draftability: vi
      .spyOn(draftOperations, 'draftability')
      .mockResolvedValue({ nonDraftableReasons: ['PARTIALLY_OR_FULLY_REFUNDED'] } as never),
    ofOrder: vi.spyOn(draftOperations, 'ofOrder').mockResolvedValue(calculated),
  };
}

it('opens the edit of an order on a hosted platform without beginning a draft', async () => {
  const { query, ofOrder } = hosted({ isOpen: false });
  const { data } = await draftsProvider.openEdit('drafts', { id: 'order-1' });
  expect(data).toEqual({ nonDraftableReasons: ['PARTIALLY_OR_FULLY_REFUNDED'] });
  expect(query.mock.calls[0]?.[0].filter).toMatchObject({ orderId: 'order-1', status: 'DRAFT' });
  expect(ofOrder).not.toHaveBeenCalled();
});

it('continues the open edit there, as the one who is signed in', async () => {
  const { draftability } = hosted({ isOpen: true });
  const { data } = await draftsProvider.openEdit('drafts', { id: 'order-1' });
  const edit = { draftOrderId: 'draft-1', since: '2026-11-28T10:00:00.000Z', editor: 'ines@example.com' };
  expect(data).toEqual({ edit });
  expect(draftability).not.toHaveBeenCalled();
});
