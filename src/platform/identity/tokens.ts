import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../ports.ts';
import type { Caller } from './caller.ts';

/** Access tokens live four hours. */
export const ACCESS_TOKEN_SECONDS = 14_400;

const PREFIX = 'OauthNG.JWS.';

export type TokenSubject = Extract<Caller, { kind: 'member' | 'visitor' }>;

interface Instance {
  instanceId: string;
  metaSiteId: string;
  uid: string;
  siteMemberId?: string;
  permissions: string;
}

const instanceOf = (subject: TokenSubject): Instance => ({
  instanceId: subject.siteId,
  metaSiteId: subject.siteId,
  uid: subject.kind === 'member' ? subject.memberId : subject.visitorId,
  ...(subject.kind === 'member' && { siteMemberId: subject.memberId }),
  permissions: '',
});

/** Signs and reads the access tokens of visitors and members (HS256 over the platform's own secret). */
export class Tokens {
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#key = new TextEncoder().encode(secret);
    this.#clock = clock;
  }

  async sign(subject: TokenSubject): Promise<string> {
    const issuedAt = Math.floor(this.#clock.now().getTime() / 1000);
    const jwt = await new SignJWT({ data: JSON.stringify({ instance: instanceOf(subject) }) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(this.#key);
    return PREFIX + jwt;
  }

  /** The subject of a valid token; undefined when it is malformed, tampered with or expired. */
  async read(token: string): Promise<TokenSubject | undefined> {
    if (!token.startsWith(PREFIX)) return undefined;
    try {
      const { payload } = await jwtVerify(token.slice(PREFIX.length), this.#key, {
        algorithms: ['HS256'],
        currentDate: this.#clock.now(),
      });
      const { instance } = JSON.parse(String(payload['data'])) as { instance: Instance };
      return instance.siteMemberId
        ? { kind: 'member', siteId: instance.metaSiteId, memberId: instance.siteMemberId }
        : { kind: 'visitor', siteId: instance.metaSiteId, visitorId: instance.uid };
    } catch {
      return undefined;
    }
  }
}
