import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock, Logger, TriggerApp } from '../ports.ts';
import { readWithin } from './read-within.ts';

/** What `AppStrategy` of the SDK looks for. */
const ISSUER = 'wix.com';
const EXTENSION = 'ECOM_DISCOUNTS_TRIGGER';
const TOKEN_SECONDS = 60;
const MAX_ANSWER_BYTES = 262_144;
const MOST_TRIGGERS = 1000;
/** Nobody waits for an app that failed a moment ago. */
const REST_MS = 10_000;

const id = z.string().min(1).max(100);
const listed = z.object({
  customTriggers: z
    .array(z.object({ id, name: z.string().max(200).default('') }))
    .max(MOST_TRIGGERS)
    .default([]),
});
const eligible = z.object({
  eligibleTriggers: z
    .array(z.object({ customTriggerId: id, appId: z.string().max(36).optional() }))
    .max(MOST_TRIGGERS)
    .default([]),
});

interface Options {
  /** Of the app's service plugin, without a trailing slash. */
  url: string;
  appId: string;
  siteId: string;
  /** RSA, as PKCS #8 in PEM; the app has its public half. */
  privateKey: string;
  timeoutMs: number;
  clock: Clock;
  send: typeof fetch;
  logger: Pick<Logger, 'error'>;
}

/** The service plugin of the contract: called as the hosted platform calls it, so that the SDK of the app understands it. */
export function triggerApp(options: Options): TriggerApp {
  const { url, appId, siteId, timeoutMs, clock, send, logger } = options;
  const key = importPKCS8(options.privateKey, 'RS256');
  // Whoever asks first is told what is wrong with it.
  key.catch(() => undefined);
  let restsUntil = 0;

  async function signed(request: object): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1000);
    const metadata = { appExtensionType: EXTENSION, instanceId: siteId };
    return new SignJWT({ data: { request, metadata } })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(ISSUER)
      .setAudience(appId)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(await key);
  }

  async function call<Answer>(path: string, request: object, answer: z.ZodType<Answer>): Promise<Answer> {
    const reply = await send(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: await signed(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`The app answered ${reply.status}.`);
    }
    return answer.parse(JSON.parse(await readWithin(reply, MAX_ANSWER_BYTES)));
  }

  /** What it does not say in time, or not in its words, is taken for nothing. */
  async function ask<Answer>(path: string, request: object, answer: z.ZodType<Answer>): Promise<Answer> {
    if (clock.now().getTime() < restsUntil) return answer.parse({});
    try {
      return await call(path, request, answer);
    } catch (error) {
      restsUntil = clock.now().getTime() + REST_MS;
      logger.error({ err: error, path }, 'the app of discount triggers failed');
      return answer.parse({});
    }
  }

  return {
    appId,
    list: async () => (await ask('/v1/list-triggers', {}, listed)).customTriggers,
    async eligible({ triggers, ...basket }) {
      const asked = triggers.map((one) => ({ customTrigger: { id: one, appId }, identifier: one }));
      const { eligibleTriggers } = await ask(
        '/v1/get-eligible-triggers',
        { ...basket, triggers: asked },
        eligible,
      );
      return eligibleTriggers.flatMap((one) =>
        one.appId === undefined || one.appId === appId ? one.customTriggerId : [],
      );
    },
  };
}
