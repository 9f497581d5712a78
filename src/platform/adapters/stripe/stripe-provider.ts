import type { PaymentProvider } from '../../ports.ts';
import { capture, voidAuthorization } from './authorizations.ts';
import { cancel, charge } from './charges.ts';
import { stripeClient } from './client.ts';
import { forgetMethod, saveMethod } from './saved-methods.ts';
import { readNotice } from './notices.ts';
import type { Desk, StripeOptions } from './options.ts';
import { refund } from './refunds.ts';

/** Payments through Stripe; see docs/payments.md. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { database, siteId, clock, webhookSecret } = options;
  const desk: Desk = { database, siteId, clock, webhookSecret, stripe: stripeClient(options) };
  /** Whoever asked takes it for no answer and asks again; why there was none is for the operator. */
  const told = async <T>(what: string, answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      options.logger.warn({ err: error, what }, 'Stripe gave no answer');
      throw error;
    }
  };
  return {
    isConnected: true,
    hasPage: true,
    charge: (request) => told('charge', charge(desk, request)),
    refund: (request) => told('refund', refund(desk, request)),
    capture: (request) => told('capture', capture(desk, request)),
    void: (request) => told('void', voidAuthorization(desk, request)),
    cancel: (id) => told('cancel', cancel(desk, id)),
    keep: (request) => told('keep', saveMethod(desk, request)),
    forget: (savedMethod) => told('forget', forgetMethod(desk, savedMethod)),
    readNotice: (body, headers) => told('notice', readNotice(desk, body, headers)),
  };
}
