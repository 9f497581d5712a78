import { authorizedUntil, testPaymentProvider } from '../../platform/adapters/test-payment-provider.ts';
import type {
  AuthorizationOutcome,
  AuthorizationRequest,
  Clock,
  PaymentProvider,
} from '../../platform/ports.ts';

/** What a bank does with the next question; then it does what it is asked. */
export type BankMood = 'lose the answer' | 'no answer' | 'refuse' | 'later';

interface Entry {
  paymentId: string;
  amount: string;
  state: 'done' | 'refused' | 'waiting';
}

/** A payment provider with books of its own: whatever happens to a shop, they say what money moved. */
export interface Books {
  provider: PaymentProvider;
  plan: BankMood[];
  /** By the key they were asked with. */
  charged: ReadonlyMap<string, Entry>;
  refunded: ReadonlyMap<string, Entry>;
  /** By payment: what is held ends once. */
  ended: ReadonlyMap<string, Entry & { kind: 'capture' | 'void'; key: string }>;
}

class NoAnswer extends Error {}

export function startBooks(clock: Clock): Books {
  const plan: BankMood[] = [];
  const charged = new Map<string, Entry>();
  const refunded = new Map<string, Entry>();
  const ended = new Map<string, Entry & { kind: 'capture' | 'void'; key: string }>();

  /** Decides once per key, however often it is asked; what waits is done when asked again. */
  function decide(book: Map<string, Entry>, key: string, requested: Omit<Entry, 'state'>): Entry {
    const known = book.get(key);
    if (known && (known.amount !== requested.amount || known.paymentId !== requested.paymentId)) {
      throw new Error(`The key ${key} belongs to something else.`);
    }
    const mood = plan.shift();
    if (mood === 'no answer') throw new NoAnswer();
    const isOpen = !known || known.state === 'waiting';
    const later = mood === 'later' && !known ? 'waiting' : 'done';
    const state = mood === 'refuse' && !known ? 'refused' : later;
    const entry = isOpen ? { ...requested, state } : known;
    book.set(key, entry as Entry);
    if (mood === 'lose the answer') throw new NoAnswer();
    return entry as Entry;
  }

  const end =
    (kind: 'capture' | 'void') =>
    async ({
      idempotencyKey: key,
      paymentId,
      amount,
    }: AuthorizationRequest): Promise<AuthorizationOutcome> => {
      const mood = plan.shift();
      if (mood === 'no answer') throw new NoAnswer();
      const known = ended.get(paymentId);
      if (known) {
        return known.key === key ? { status: 'SUCCEEDED' } : { status: 'FAILED', reason: 'not_authorized' };
      }
      if (mood === 'refuse') return { status: 'FAILED', reason: 'No.' };
      ended.set(paymentId, { kind, key, paymentId, amount, state: 'done' });
      if (mood === 'lose the answer') throw new NoAnswer();
      return { status: 'SUCCEEDED' };
    };

  const provider: PaymentProvider = {
    ...testPaymentProvider(clock),
    // It keeps what members pay with.
    async charge({ idempotencyKey: key, paymentId, amount, authorizeOnly, buyer }) {
      const { state } = decide(charged, key, { paymentId, amount });
      const providerTransactionId = `books_${key}`;
      if (state === 'refused') return { status: 'DECLINED', reason: 'No.', providerTransactionId };
      if (state === 'waiting') return { status: 'PENDING', providerTransactionId };
      const stored = {
        providerTransactionId,
        ...(buyer.memberId && { savedMethod: `card_${buyer.memberId}` }),
      };
      return authorizeOnly
        ? { status: 'AUTHORIZED', expiresDate: authorizedUntil(clock.now()), ...stored }
        : { status: 'APPROVED', ...stored };
    },
    async refund({ idempotencyKey: key, paymentId, amount }) {
      const { state } = decide(refunded, key, { paymentId, amount });
      if (state === 'refused') return { status: 'FAILED', reason: 'No.' };
      return { status: state === 'waiting' ? 'PENDING' : 'SUCCEEDED', providerRefundId: `back_${key}` };
    },
    capture: end('capture'),
    void: end('void'),
  };
  return { provider, plan, charged, refunded, ended };
}
