import { importPKCS8, SignJWT } from 'jose';
import { parseJson } from '../contract/sound.ts';
import type { PluginLine } from '../plugins.ts';
import type { Clock, IdSource } from '../ports.ts';
import { readWithin } from './read-within.ts';

/** What `AppStrategy` of the SDK looks for. */
const ISSUER = 'wix.com';
const TOKEN_SECONDS = 60;
const MAX_ANSWER_BYTES = 262_144;
const MAX_KEYS = 100;

interface Options {
  clock: Clock;
  ids: IdSource;
  /** Rejects addresses that it may not reach; follows no redirect. */
  send: (url: string, init: RequestInit) => Promise<Response>;
}

/** Undefined for what is no JSON, and for what no database could keep. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Calls service plugins of the contract as the hosted platform does, so that the SDK on their side understands it. */
export function pluginLine({ clock, ids, send }: Options): PluginLine {
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (pem: string): Promise<CryptoKey> => {
    const known = keys.get(pem);
    if (known) return known;
    if (keys.size >= MAX_KEYS) keys.clear();
    const key = importPKCS8(pem, 'RS256');
    keys.set(pem, key);
    return key;
  };
  return {
    async call({ url, appId, privateKey, timeoutMs, trusted, request, metadata }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const body = await new SignJWT({ data: { request, metadata } })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(ISSUER)
        .setAudience(appId)
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_SECONDS)
        // Whoever keeps those it has seen for a minute is answered once.
        .setJti(ids.guid())
        .sign(await keyOf(privateKey));
      const reply = await (trusted ? fetch : send)(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: reply.status, body: parsed(await readWithin(reply, MAX_ANSWER_BYTES)) };
    },
  };
}
