import type { Hono } from 'hono';
import type { PaymentProvider } from '../../ports.ts';
import { testPaymentProvider } from '../test-payment-provider.ts';
import { captureHeld, voidHeld } from './authorizations.ts';
import { cancel, charge } from './charges.ts';
import { forgetCard, keepCard } from './kept-cards.ts';
import { readNotice, sendDue } from './notices.ts';
import type { TestGatewayOptions } from './options.ts';
import { gatewayRoutes } from './routes.ts';
import { settleDue } from './settle.ts';

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
    await settleDue(options);
    return sendDue(options);
  };
  return {
    provider: {
      isConnected: true,
      hasPage: false,
      charge: (request) => charge(options, request),
      cancel: (id) => cancel(options, id),
      keep: (request) => keepCard(options, request),
      forget: (savedMethod) => forgetCard(options, savedMethod),
      // Decided by the transaction's id alone, so the same refund asked for again fares the same.
      refund: (request) => books.refund(request),
      capture: async (request) => (await captureHeld(options, request)) ?? books.capture(request),
      void: async (request) => (await voidHeld(options, request)) ?? books.void(request),
      readNotice: (body, headers) => readNotice(options, body, headers),
    },
    routes: gatewayRoutes(options, work),
    work,
  };
}
