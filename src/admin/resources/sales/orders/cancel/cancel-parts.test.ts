import { expect, it } from 'vitest';
import type { OrderTransactions } from '#wix/order-operations.ts';
import { cancelParts, partKey } from './cancel-parts.ts';

const transactions = {
  payments: [
    { _id: 'a', status: 'AUTHORIZED' },
    { _id: 'b', status: 'APPROVED' },
    { _id: 'c', status: 'AUTHORIZED' },
  ],
} as OrderTransactions;

it('lets go of what is held before it cancels, and sends money back after', () => {
  expect(cancelParts(transactions, { restock: true, refund: true, note: true }).map(partKey)).toEqual([
    'void-a',
    'void-c',
    'cancel',
    'restock',
    'refund',
    'note',
  ]);
  expect(cancelParts(undefined, { restock: false, refund: false, note: false }).map(partKey)).toEqual([
    'cancel',
  ]);
});
