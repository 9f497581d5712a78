import {
  additionalFees,
  customTriggers,
  giftVouchersProvider,
  memberships,
  paymentSettings,
  recommendationsProvider,
  shippingRates,
  taxCalculationProvider,
  validations,
} from '@wix/ecom/service-plugins';
import { AppStrategy, createClient } from '@wix/sdk';
import { decodeJwt } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pluginLine } from '../platform/adapters/plugin-line.ts';
import type { ConfiguredPlugin, PluginLine } from '../platform/plugins.ts';
import { cardHandlers, newCardBook, type CardBook } from './plugin-cards.ts';
import { membershipHandlers, newMembershipBook, type MembershipBook } from './plugin-memberships.ts';
import { pluginKinds } from '../shared/plugins.ts';
import { STORES_APP_ID } from '../shared/stores-app.ts';

export const APP_ID = '0c0ffee0-1111-4222-8333-444455556666';
export const BIRTHDAY = 'birthday';

export const testKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export type Behaviour = (
  body: string,
  reply: ServerResponse,
  request: IncomingMessage,
) => void | Promise<void>;

/** The answers of the plugin; without any it has one rate, no fee, no violation, no tax and one custom trigger. */
export interface PluginAnswers {
  rates: { code: string; title: string; price: string; currency?: string; days?: string }[];
  fees: { code: string; name: string; price: string; taxable?: boolean; lineItemIds?: string[] }[];
  violations: { severity: 'WARNING' | 'ERROR'; description: string; lineItemId?: string }[];
  /** The taxes on everything that is taxed. */
  taxes: { rate: string; name: string; jurisdiction?: string }[];
  met: Set<string>;
  /** The ids of products by algorithm. */
  recommended: Record<string, string[]>;
  /** Absent from the response while it is undefined. */
  requires3dSecure?: boolean | undefined;
  cards: CardBook;
  memberships: MembershipBook;
}

const cents = (amount: number): string => (Math.round(amount * 100) / 100).toFixed(2);

type Answered = Record<string, unknown>;

/** Handlers as the maker of an app writes them, with the unmodified SDK, which checks who calls. */
export function pluginHandlers(
  answers: PluginAnswers,
  {
    publicKey,
    appId = APP_ID,
    currency = 'EUR',
  }: {
    publicKey: string;
    appId?: string;
    currency?: string;
  },
) {
  const client = createClient({
    auth: AppStrategy({ appId, appSecret: 'unused', publicKey }),
    modules: {
      additionalFees,
      customTriggers,
      giftVouchersProvider,
      memberships,
      paymentSettings,
      recommendationsProvider,
      shippingRates,
      taxCalculationProvider,
      validations,
    },
  });
  const requested: { method: string; request: Answered; metadata: Answered }[] = [];
  const heard = (method: string, { request, metadata }: { request: object; metadata: object }): void => {
    requested.push({ method, request: request as Answered, metadata: metadata as Answered });
  };
  client.shippingRates.provideHandlers({
    getShippingRates(payload) {
      heard('rates', payload);
      return {
        shippingRates: answers.rates.map(({ code, title, price, days, ...more }) => ({
          code,
          title,
          logistics: { ...(days && { deliveryTime: days }) },
          cost: { price, currency: more.currency ?? currency },
        })),
      };
    },
  });
  client.additionalFees.provideHandlers({
    calculateAdditionalFees(payload) {
      heard('fees', payload);
      return {
        currency,
        additionalFees: answers.fees.map(({ taxable = false, ...fee }) => ({
          ...fee,
          taxDetails: { taxable },
        })),
      };
    },
  });
  client.validations.provideHandlers({
    getValidationViolations(payload) {
      heard('violations', payload);
      return {
        violations: answers.violations.map(({ severity, description, lineItemId }) => ({
          severity: severity as never,
          description,
          target: lineItemId
            ? { lineItem: { name: 'LINE_ITEM_DEFAULT' as never, _id: lineItemId } }
            : { other: { name: 'OTHER_DEFAULT' as never } },
        })),
      };
    },
  });
  client.taxCalculationProvider.provideHandlers({
    calculateTax(payload) {
      heard('tax', payload);
      const lines = (payload.request.lineItems ?? []).map((line) => {
        const parts = answers.taxes.map(({ rate, name, jurisdiction }) => ({
          rate,
          taxName: name,
          ...(jurisdiction && { jurisdiction }),
          taxAmount: cents(Number(line.price) * Number(rate)),
          taxableAmount: line.price ?? '0',
        }));
        const tax = cents(parts.reduce((sum, { taxAmount }) => sum + Number(taxAmount), 0));
        return { _id: line._id ?? '', quantity: line.quantity ?? 1, taxBreakdown: parts, tax };
      });
      return {
        currency: payload.request.currency ?? '',
        taxSummary: { totalTax: cents(lines.reduce((sum, { tax }) => sum + Number(tax), 0)) },
        lineItemTaxDetails: lines.map(({ tax, ...line }) => ({ ...line, taxSummary: { taxAmount: tax } })),
      };
    },
  });
  client.giftVouchersProvider.provideHandlers(cardHandlers(answers.cards, heard, currency));
  client.memberships.provideHandlers(membershipHandlers(answers.memberships, heard));
  client.recommendationsProvider.provideHandlers({
    getRecommendations(payload) {
      heard('recommendations', payload);
      return {
        recommendationPerAlgorithm: (payload.request.algorithmIds ?? []).map((algorithmId) => ({
          algorithmId,
          recommendedItems: (answers.recommended[algorithmId] ?? []).map((catalogItemId) => ({
            appId: STORES_APP_ID,
            catalogItemId,
          })),
        })),
      };
    },
  });
  client.paymentSettings.provideHandlers({
    getPaymentSettings(payload) {
      heard('payment', payload);
      const { requires3dSecure } = answers;
      return { paymentSettings: requires3dSecure === undefined ? {} : { requires3dSecure } };
    },
  });
  client.customTriggers.provideHandlers({
    listTriggers: () => ({ customTriggers: [{ _id: BIRTHDAY, name: 'On a birthday' }] }),
    getEligibleTriggers(payload) {
      heard('triggers', payload);
      return {
        eligibleTriggers: (payload.request.triggers ?? []).flatMap(({ customTrigger, identifier }) =>
          answers.met.has(customTrigger?._id ?? '')
            ? [{ customTriggerId: customTrigger?._id ?? '', appId, identifier: identifier ?? '' }]
            : [],
        ),
      };
    },
  });
  /** Each token once: whoever sends it again is turned away. */
  const seen = new Set<string>();
  async function answer(url: string, body: string): Promise<unknown> {
    const reply: unknown = await client.servicePlugins.process({ url, body });
    const { jti = '' } = decodeJwt(body);
    if (seen.has(jti)) throw new Error('The token was used before.');
    seen.add(jti);
    return reply;
  }
  return { asked: requested, answer };
}

interface SpiError {
  errorType: string;
  applicationCode: string;
  httpCode: number;
  data: object;
}

/** An app of a shop, over HTTP, that can be made to misbehave. */
export async function startPluginApp({ timeLimitMs = 1500 } = {}) {
  const keys = testKeys();
  const answers: PluginAnswers = {
    rates: [],
    fees: [],
    violations: [],
    taxes: [],
    met: new Set([BIRTHDAY]),
    recommended: {},
    cards: newCardBook(),
    memberships: newMembershipBook(),
  };
  const rejections: string[] = [];
  const bodies: string[] = [];
  let handlers = pluginHandlers(answers, { publicKey: keys.publicKey });
  const requested: (typeof handlers)['asked'] = [];
  const honest: Behaviour = async (body, reply, request) => {
    try {
      const before = handlers.asked.length;
      const answer = await handlers.answer(`http://app.example${request.url}`, body);
      requested.push(...handlers.asked.slice(before));
      reply.end(JSON.stringify(answer));
    } catch (error) {
      const { errorType, applicationCode: code, httpCode, data } = error as Partial<SpiError>;
      // As `processRequest` of the SDK writes them.
      if (errorType === 'SPI' && httpCode)
        return void reply.writeHead(httpCode).end(JSON.stringify({ applicationError: { code, data } }));
      rejections.push(String(error));
      reply.writeHead(401).end();
    }
  };
  const state = { behave: honest, calls: 0 };
  const server = createServer((request, reply) => {
    state.calls += 1;
    void text(request).then((body) => {
      bodies.push(body);
      return state.behave(body, reply, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const line: PluginLine = pluginLine({
    clock: { now: () => new Date() },
    ids: { guid: () => crypto.randomUUID() },
    send: fetch,
  });
  const configured = (kinds: ConfiguredPlugin['kinds'], more: Partial<ConfiguredPlugin> = {}) => ({
    pluginLine: line,
    plugins: [
      {
        id: APP_ID,
        version: crypto.randomUUID(),
        name: 'Far away',
        url,
        appId: APP_ID,
        key: { plain: keys.privateKey },
        timeLimitMs,
        kinds,
        ...more,
      },
    ],
  });
  // Whatever it loads at its first call, it has loaded.
  await line.call({
    url: `${url}/v1/list-triggers`,
    appId: APP_ID,
    privateKey: keys.privateKey,
    timeoutMs: 60_000,
    trusted: true,
    request: {},
    metadata: { appExtensionType: 'ECOM_DISCOUNTS_TRIGGER', instanceId: APP_ID },
  });
  state.calls = 0;
  return {
    url,
    line,
    appId: APP_ID,
    /** Those that it trusts until it is registered. */
    keys,
    said: answers,
    asked: requested,
    refusals: rejections,
    bodies,
    state,
    honest,
    /** As the configuration names it, for `startShop`. */
    configured,
    everything: () => configured(pluginKinds),
    /** The same called by somebody who has another key; or where nobody is. */
    forged: (kinds: ConfiguredPlugin['kinds']) =>
      configured(kinds, { key: { plain: testKeys().privateKey } }),
    absent: (kinds: ConfiguredPlugin['kinds']) => configured(kinds, { url: 'http://127.0.0.1:9' }),
    /** The keys that a shop gave it when it was registered there. */
    registered(appId: string, publicKey: string) {
      handlers = pluginHandlers(answers, { publicKey, appId });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type TestPluginApp = Awaited<ReturnType<typeof startPluginApp>>;
