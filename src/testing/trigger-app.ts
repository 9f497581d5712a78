import { customTriggers } from '@wix/ecom/service-plugins';
import { AppStrategy, createClient } from '@wix/sdk';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { triggerApp } from '../platform/adapters/trigger-app.ts';

const APP_ID = '0c0ffee0-1111-4222-8333-444455556666';
export const BIRTHDAY = 'birthday';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const stranger = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

type Behaviour = (body: string, reply: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** An app as its maker writes it: with the unmodified SDK, which checks who calls. */
export async function startTriggerApp({ timeoutMs = 300 } = {}) {
  const met = new Set<string>([BIRTHDAY]);
  const asked: { lineItems?: object[]; triggers?: object[]; shippingInfo?: object }[] = [];
  const refusals: string[] = [];
  const client = createClient({
    auth: AppStrategy({ appId: APP_ID, appSecret: 'unused', publicKey: keys.publicKey }),
    modules: { customTriggers },
  });
  client.customTriggers.provideHandlers({
    listTriggers: () => ({ customTriggers: [{ _id: BIRTHDAY, name: 'On a birthday' }] }),
    getEligibleTriggers: ({ request }) => {
      asked.push(request);
      return {
        eligibleTriggers: (request.triggers ?? []).flatMap(({ customTrigger, identifier }) =>
          met.has(customTrigger?._id ?? '')
            ? [{ customTriggerId: customTrigger?._id ?? '', appId: APP_ID, identifier: identifier ?? '' }]
            : [],
        ),
      };
    },
  });
  const honest: Behaviour = async (body, reply, request) => {
    const url = `http://app.example${request.url}`;
    try {
      reply.end(JSON.stringify(await client.servicePlugins.process({ url, body })));
    } catch (error) {
      refusals.push(String(error));
      reply.writeHead(401).end();
    }
  };
  const state = { behave: honest, calls: 0 };
  const server = createServer((request, reply) => {
    state.calls += 1;
    void text(request).then((body) => state.behave(body, reply, request));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let ahead = 0;
  const problems: string[] = [];
  const connected = (privateKey: string, url = `http://127.0.0.1:${port}`) =>
    triggerApp({
      url,
      appId: APP_ID,
      siteId: '5f1c8a52-7d0e-4c3b-9b7a-2f64d1e0c9a3',
      privateKey,
      timeoutMs,
      clock: { now: () => new Date(Date.now() + ahead) },
      send: fetch,
      logger: { error: (_fields, message) => problems.push(message) },
    });
  return {
    appId: APP_ID,
    app: connected(keys.privateKey),
    /** The same called by somebody who has another key; or where nobody is. */
    forged: () => connected(stranger.privateKey),
    absent: () => connected(keys.privateKey, 'http://127.0.0.1:9'),
    met,
    asked,
    refusals,
    problems,
    state,
    honest,
    /** What rests because it failed is asked again. */
    restOver: () => {
      ahead += 11_000;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type TestTriggerApp = Awaited<ReturnType<typeof startTriggerApp>>;
