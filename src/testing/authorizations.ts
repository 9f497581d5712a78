import type { Database } from '../database/database.ts';
import { testPaymentProvider } from '../platform/adapters/test-payment-provider.ts';
import { systemClock } from '../platform/adapters/system.ts';
import type { AuthorizationOutcome, AuthorizationRequest, PaymentProvider } from '../platform/ports.ts';
import { mortal, type Mortal } from './mortal.ts';
import { orderModules, plainOrder, type OrderModules } from './orders.ts';
import { startStack, type Stack } from './stack.ts';

type Next = 'do it' | 'lose the answer' | 'no answer' | 'refuse' | 'expired';

/** A bank that holds money, with books of its own. */
export interface AuthorizingBank {
  provider: PaymentProvider;
  /** What it took or let go of, by payment: once each. */
  ended: ReadonlyMap<string, { kind: 'capture' | 'void'; key: string; amount: string }>;
  keys: string[];
  /** What it does with the next calls, one each. */
  plan: Next[];
}

export function startAuthorizingBank(): AuthorizingBank {
  const ended = new Map<string, { kind: 'capture' | 'void'; key: string; amount: string }>();
  const keys: string[] = [];
  const plan: Next[] = [];
  const act =
    (kind: 'capture' | 'void') =>
    async ({
      idempotencyKey: key,
      paymentId,
      amount,
    }: AuthorizationRequest): Promise<AuthorizationOutcome> => {
      keys.push(key);
      const next = plan.shift() ?? 'do it';
      if (next === 'no answer') throw new Error('The bank did not answer.');
      const known = ended.get(paymentId);
      if (known) {
        return known.key === key ? { status: 'SUCCEEDED' } : { status: 'FAILED', reason: 'not_authorized' };
      }
      if (next === 'refuse') return { status: 'FAILED', reason: 'No.' };
      if (next === 'expired') return { status: 'EXPIRED' };
      ended.set(paymentId, { kind, key, amount });
      if (next === 'lose the answer') throw new Error('The answer was lost.');
      return { status: 'SUCCEEDED' };
    };
  const provider = { ...testPaymentProvider(systemClock), capture: act('capture'), void: act('void') };
  return { provider, ended, keys, plan };
}

/** The same by the older names; the SDK leaves them out of its public types. */
interface Collector {
  captureAuthorizedPayments(id: string, payments: object[]): Promise<unknown>;
  voidAuthorizedPayments(id: string, paymentIds: string[]): Promise<unknown>;
}

export interface AuthorizationShop {
  stack: Stack;
  process: Mortal;
  bank: AuthorizingBank;
  sdk: OrderModules;
  collector: Collector;
  /** An order of 30.00 whose card holds that much. */
  held(scheduledAction?: { actionType: 'VOID' | 'CAPTURE'; executionDate: Date }): Promise<{
    id: string;
    paymentId: string;
  }>;
  payment(id: string): ReturnType<typeof paymentOf>;
}

const paymentOf = async (sdk: OrderModules, id: string) =>
  (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions?.payments?.[0];

export function startAuthorizations(database: Database): AuthorizationShop {
  const bank = startAuthorizingBank();
  const process = mortal();
  const stack = startStack(process.database(database), {
    ids: { guid: () => crypto.randomUUID() },
    payments: () => process.payments(bank.provider),
  });
  const sdk = orderModules(stack);
  return {
    stack,
    process,
    bank,
    sdk,
    collector: sdk.orders,
    payment: (id) => paymentOf(sdk, id),
    async held(scheduledAction) {
      const { _id } = await sdk.orders.createOrder(plainOrder('30.00'));
      const id = String(_id);
      const { paymentsIds } = await sdk.orderTransactions.addPayments(id, [
        {
          amount: { amount: '30.00' },
          status: 'AUTHORIZED',
          regularPaymentDetails: {
            providerTransactionId: crypto.randomUUID(),
            creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
            ...(scheduledAction && { authorizationDetails: { scheduledAction } }),
          },
        },
      ]);
      return { id, paymentId: String(paymentsIds?.[0]) };
    },
  };
}
