import { TEST_CARDS, type TestCard } from '../../platform/adapters/test-gateway/cards.ts';
import type { Clock } from '../../platform/ports.ts';
import { StripeError, missing } from './form.ts';

export type Metadata = Record<string, string>;

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  capture_method: string;
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  customer: string | null;
  payment_method: string | null;
  /** It is to be kept for the customer, once it was good for this. */
  setup_future_usage: string | null;
  metadata: Metadata;
  description: string | null;
  created: number;
  cancellation_reason: string | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
  last_payment_error: Record<string, unknown> | null;
  latest_charge: object | null;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  metadata: Metadata;
  created: number;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  challenges: boolean;
  /** For the payment made on the page. */
  asked: { capture_method: string; metadata: Metadata; description: string | null; saves: boolean };
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason?: string;
  metadata: Metadata;
  created: number;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

const DECLINES: Partial<Record<TestCard['scenario'], { code: string; decline_code?: string }>> = {
  card_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card' },
  incorrect_cvc: { code: 'incorrect_cvc' },
};
const BRANDS = { Visa: 'visa', Mastercard: 'mastercard', 'American Express': 'amex' } as const;
const SECONDS_TO_SETTLE = 8;
const AUTHORIZED_DAYS = 7;

/** What Stripe knows, and how its money moves. */
export class Books {
  readonly intents = new Map<string, Intent>();
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, Refund>();
  readonly customers = new Map<
    string,
    { id: string; object: 'customer'; email: string | null; metadata: Metadata; cards: string[] }
  >();
  /** Cards by what they are called. */
  readonly methods = new Map<string, TestCard>();
  readonly events: StripeEvent[] = [];
  readonly #clock: Clock;
  readonly #cards = new Map<string, TestCard>();
  readonly #used = new Set<string>();
  /** Where shoppers come back to from a second step, also once there is nothing to confirm. */
  readonly returns = new Map<string, string>();
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }

  id(prefix: string): string {
    return `${prefix}_${String(++this.#count).padStart(6, '0')}${crypto.randomUUID().slice(0, 8)}`;
  }

  tell(type: string, object: object): void {
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      type,
      created: this.now(),
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
  }

  method(number: string): string {
    const card = TEST_CARDS.find((one) => one.number === number.replaceAll(' ', ''));
    if (!card) throw new Error(`There is no test card ${number}.`);
    const id = this.id('pm');
    this.methods.set(id, card);
    return id;
  }

  intent(id: string): Intent {
    const found = this.intents.get(id);
    if (!found) throw missing('payment_intent', id, 'intent');
    return found;
  }

  cardOf(id: string): TestCard | undefined {
    return this.#cards.get(id);
  }

  /** A card is good for one payment, unless it is kept for somebody. */
  use(method: string, customer: string | null): TestCard {
    const card = this.methods.get(method);
    if (!card) throw missing('PaymentMethod', method, 'payment_method');
    const keeper = this.keeperOf(method);
    const isKept = keeper !== null && keeper === customer;
    if (keeper !== null && !isKept) {
      throw new StripeError(400, { message: 'The provided PaymentMethod belongs to another customer.' });
    }
    if (this.#used.has(method) && !isKept) {
      throw new StripeError(400, {
        message: 'The provided PaymentMethod was previously used. It may not be used again.',
      });
    }
    this.#used.add(method);
    return card;
  }

  /** Whose it is. */
  keeperOf(method: string | null): string | null {
    const owner = [...this.customers.values()].find(({ cards }) => method !== null && cards.includes(method));
    return owner?.id ?? null;
  }

  /** Keeps a card for somebody without a payment. @throws StripeError where the bank says no */
  keep(method: string, customer: string | null): { brand: string; last4: string } | 'requires_action' {
    const card = this.use(method, customer);
    const decline = card.scenario === 'insufficient_funds' ? undefined : DECLINES[card.scenario];
    if (decline) throw new StripeError(402, { message: 'The card was declined.', ...decline });
    if (card.scenario === 'second_step') return 'requires_action';
    if (customer !== null && this.keeperOf(method) === null) this.customers.get(customer)?.cards.push(method);
    return { brand: BRANDS[card.brand], last4: card.number.slice(-4) };
  }

  /** Tries a card on a payment, and tells how that went. */
  confirm(
    intent: Intent,
    method: string,
    {
      challengeUrl,
      returnUrl,
      offSession = false,
      challenges = false,
    }: { challengeUrl: string; returnUrl: string; offSession?: boolean; challenges?: boolean },
  ): void {
    const card = this.use(method, intent.customer);
    intent.payment_method = method;
    this.#cards.set(intent.id, card);
    this.returns.set(intent.id, returnUrl);
    if (offSession && card.scenario === 'second_step') {
      return this.fail(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
    }
    const decline = DECLINES[card.scenario];
    if (decline) return this.fail(intent, decline);
    if (card.scenario === 'second_step' || challenges) {
      intent.status = 'requires_action';
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: challengeUrl, return_url: returnUrl },
      };
      return undefined;
    }
    if (card.scenario === 'approved_later' || card.scenario === 'declined_later') {
      intent.status = 'processing';
      return undefined;
    }
    return this.succeed(intent);
  }

  succeed(intent: Intent): void {
    const isHeld = intent.capture_method === 'manual';
    const card = this.#cards.get(intent.id);
    intent.status = isHeld ? 'requires_capture' : 'succeeded';
    intent.next_action = null;
    if (!isHeld) intent.amount_received = intent.amount;
    const { customer, payment_method: method, setup_future_usage: keeps } = intent;
    if (keeps !== null && customer !== null && method !== null && this.keeperOf(method) === null)
      this.customers.get(customer)?.cards.push(method);
    intent.latest_charge = {
      id: this.id('ch'),
      object: 'charge',
      payment_method_details: {
        type: 'card',
        card: {
          brand: card && BRANDS[card.brand],
          last4: card?.number.slice(-4),
          ...(isHeld && { capture_before: this.now() + AUTHORIZED_DAYS * 86_400 }),
        },
      },
    };
    this.tell(isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent);
  }

  fail(intent: Intent, error: { code: string; decline_code?: string }): void {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = { type: 'card_error', message: 'The card was declined.', ...error };
    this.tell('payment_intent.payment_failed', intent);
  }

  cancel(intent: Intent, reason: string | null): void {
    intent.status = 'canceled';
    intent.next_action = null;
    intent.cancellation_reason = reason;
    this.tell('payment_intent.canceled', intent);
  }

  complete(session: Session, intent: Intent): void {
    session.status = 'complete';
    session.url = null;
    session.payment_intent = intent.id;
    this.tell('checkout.session.completed', session);
  }

  expire(session: Session): void {
    session.status = 'expired';
    session.url = null;
    this.tell('checkout.session.expired', session);
  }

  /** What time does. */
  settleDue(): void {
    for (const intent of this.intents.values()) {
      const card = this.#cards.get(intent.id);
      if (intent.status === 'processing' && intent.created + SECONDS_TO_SETTLE <= this.now()) {
        if (card?.scenario === 'approved_later') this.succeed(intent);
        else this.fail(intent, { code: 'card_declined', decline_code: 'generic_decline' });
      }
      if (intent.status === 'requires_capture' && intent.created + AUTHORIZED_DAYS * 86_400 <= this.now()) {
        this.cancel(intent, 'automatic');
      }
    }
    for (const session of this.sessions.values()) {
      if (session.status === 'open' && session.expires_at <= this.now()) this.expire(session);
    }
  }
}
