import { useState, type Dispatch, type SetStateAction } from 'react';
import type { PaymentMethodName } from '#wix/order-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import { useTransactions } from '../show/use-order-data.ts';
import { isTransferExpected } from './expected-payment.ts';

type Method = PaymentMethodName | undefined;

/** The method of a payment to record: the one that the buyer chose, until another is selected. */
export function useExpectedMethod(order: OrderRecord): [Method, Dispatch<SetStateAction<Method>>] {
  const { data } = useTransactions(order.id);
  return useState<Method>(() =>
    isTransferExpected(order, data?.payments ?? []) ? { predefined: 'BANK_TRANSFER' } : undefined,
  );
}
