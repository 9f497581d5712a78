import { isOpenReturn, type ListedReturn } from '#shared/returns.ts';
import type { Payment } from '#wix/order-operations.ts';
import type { PaymentRequest } from '#wix/payment-request-operations.ts';
import type { OrderRecord } from '../order-record.ts';
import type { PastRefund } from '../refund/refund-history.ts';
import { requestStatusOf } from '../request/request-status.ts';
import { useRequests } from '../request/use-requests.ts';
import { useReturns } from '../returns/use-returns.ts';
import { nextStep, type NextStep } from './next-step.ts';

interface Options {
  refunds: readonly PastRefund[];
  prepared: number;
  payments: readonly Payment[] | undefined;
  readsRequests: boolean;
  takesReturns: boolean;
}

const noRequests: readonly PaymentRequest[] = [];
const noReturns: readonly ListedReturn[] = [];

/** The order's next step, with the requests and returns that it follows from. */
export function useNextStep(
  order: OrderRecord,
  { refunds, prepared, payments = [], readsRequests, takesReturns }: Options,
): {
  step: NextStep;
  requests: readonly PaymentRequest[];
  returns: readonly ListedReturn[];
  openReturn: ListedReturn | undefined;
} {
  const requests = useRequests(order.id, readsRequests).data ?? noRequests;
  const returns = useReturns(order.id, takesReturns).data ?? noReturns;
  const openReturn = returns.find(({ state }) => isOpenReturn(state));
  const isRequested = requests.some((request) => requestStatusOf(request, order) === 'UNPAID');
  const step = nextStep(order, { refunds, prepared, payments, isRequested, openReturn: openReturn?.state });
  return { step, requests, returns, openReturn };
}
