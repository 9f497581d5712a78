import type { Hono } from 'hono';
import type { PaymentProvider } from '../../ports.ts';
import { testPaymentProvider } from '../test-payment-provider.ts';
import { captureAuthorized, voidAuthorized } from './authorizations.ts';
import { cancel, charge } from './charges.ts';
import { forgetCard, saveCard } from './saved-cards.ts';
import { readNotice, sendDue } from './notices.ts';
import type { TestGatewayOptions } from './options.ts';
import { gatewayRoutes } from './routes.ts';
import { processDue } from './process-due.ts';

export interface TestGateway {
  provider: PaymentProvider;
  /** Mounted at `/payment-gateway`. */
  routes: Hono;
  /** Decides what is due and tells the platform; every few seconds. @returns how many notices were sent */
  work: () => Promise<number>;
}

/** A payment gateway that moves no money, with everything else a real one has; see docs/payments.md. */
export function createTestGateway(options: TestGatewayOptions): TestGateway {
  const books = testPaymentProvider(options.clock);
  const work = async (): Promise<number> => {
    await processDue(options);
    return sendDue(options);
  };
  return {
    provider: {
      isConnected: true,
      hasPage: false,
      charge: (request) => charge(options, request),
      cancel: (id) => cancel(options, id),
      keep: (request) => saveCard(options, request),
      forget: (savedMethod) => forgetCard(options, savedMethod),
      // Decided by the transaction's id alone, so the same refund asked for again fares the same.
      refund: (request) => books.refund(request),
      capture: async (request) => (await captureAuthorized(options, request)) ?? books.capture(request),
      void: async (request) => (await voidAuthorized(options, request)) ?? books.void(request),
      readNotice: (body, headers) => readNotice(options, body, headers),
    },
    routes: gatewayRoutes(options, work),
    work,
  };
}
