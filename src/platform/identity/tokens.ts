import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../ports.ts';
import type { Caller } from './caller.ts';
import { deriveKeys, type PublicKey, type TokenKeys } from './token-keys.ts';

/** Access tokens live four hours. */
export const ACCESS_TOKEN_SECONDS = 14_400;

/** Access tokens in use at a time, about. */
const MAX_READ = 1000;

const ACCESS_PREFIX = 'OauthNG.JWS.';
const PREFIX = 'JWS.';
const ACCESS_TYPE = 'at+jwt';

/** Whom an access token speaks for. */
export type TokenSubject =
  | Omit<Extract<Caller, { kind: 'member' }>, 'clientId'>
  | Omit<Extract<Caller, { kind: 'visitor' }>, 'clientId'>
  | { kind: 'app'; siteId: string; clientId: string };

/** What else an access token tells. */
interface Grant {
  clientId?: string;
  /** Empty, or `offline_access`. */
  scope?: string;
}

export interface AccessToken extends Grant {
  subject: TokenSubject;
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

export interface SignedToken {
  id: string;
  issuedAt: Date;
  told?: Readonly<Record<string, string>>;
}

/** Each is read as what it was made for only. */
export type TokenPurpose =
  | 'refresh'
  | 'session'
  | 'code'
  | 'handover'
  | 'state'
  | 'approval'
  | 'completion'
  | 'download'
  | 'order-download'
  | 'sold-file'
  | 'review-request'
  | 'review-stop'
  | 'left-bag'
  | 'mail-stop';

/** The part of an access token that clients in the field read. */
interface Instance {
  instanceId: string;
  metaSiteId: string;
  appDefId?: string;
  uid?: string;
  siteMemberId?: string;
  permissions: string;
}

const instanceOf = (subject: TokenSubject, { clientId, scope = '' }: Grant): Instance => ({
  instanceId: subject.siteId,
  metaSiteId: subject.siteId,
  ...(clientId !== undefined && { appDefId: clientId }),
  ...(subject.kind === 'visitor' && { uid: subject.visitorId }),
  ...(subject.kind === 'member' && { uid: subject.memberId, siteMemberId: subject.memberId }),
  permissions: scope,
});

function subjectOf(instance: Instance, { sid, cid }: JWTPayload): TokenSubject | undefined {
  const { metaSiteId: siteId, siteMemberId, uid, appDefId } = instance;
  if (siteMemberId !== undefined)
    return {
      kind: 'member',
      siteId,
      memberId: siteMemberId,
      ...(typeof sid === 'string' && { sessionId: sid }),
      ...(typeof cid === 'string' && { codeId: cid }),
    };
  if (uid !== undefined) return { kind: 'visitor', siteId, visitorId: uid };
  return appDefId === undefined ? undefined : { kind: 'app', siteId, clientId: appDefId };
}

/**
 * Signs and reads tokens. Access tokens (EdDSA) can be verified by anybody with the published key; the other kinds
 * (HS256) come back to the platform only, and carry the id of a row, or what it would say.
 */
export class Tokens {
  readonly #keys: () => Promise<TokenKeys>;
  readonly #clock: Clock;
  /** A signature that held once holds: of all there is to a call, looking at it takes the longest. */
  readonly #read = new Map<string, AccessToken>();

  constructor(secret: string, clock: Clock) {
    let keys: Promise<TokenKeys> | undefined;
    this.#keys = () => (keys ??= deriveKeys(secret));
    this.#clock = clock;
  }

  /** An access token. */
  async sign(subject: TokenSubject, grant: Grant = {}): Promise<string> {
    const { signing, published } = await this.#keys();
    const { sessionId: sid, codeId: cid } = subject.kind === 'member' ? subject : {};
    const data = JSON.stringify({ instance: instanceOf(subject, grant) });
    const jwt = await this.#jwt(
      { data, ...(sid !== undefined && { sid }), ...(cid !== undefined && { cid }) },
      ACCESS_TOKEN_SECONDS,
    )
      .setProtectedHeader({ alg: 'EdDSA', kid: published.kid, typ: ACCESS_TYPE })
      .sign(signing);
    return ACCESS_PREFIX + jwt;
  }

  /** Undefined when the access token is malformed, tampered with or expired. */
  async read(token: string): Promise<AccessToken | undefined> {
    const known = this.#read.get(token) ?? (await this.#readAnew(token));
    if (!known || known.expiresAt <= Math.floor(this.#clock.now().getTime() / 1000)) {
      this.#read.delete(token);
      return undefined;
    }
    // The latest used stay.
    this.#read.delete(token);
    this.#read.set(token, known);
    if (this.#read.size > MAX_READ) this.#read.delete(this.#read.keys().next().value ?? '');
    return known;
  }

  async #readAnew(token: string): Promise<AccessToken | undefined> {
    const { verifying } = await this.#keys();
    const payload = await this.#verify(token, ACCESS_PREFIX, verifying, ['EdDSA'], ACCESS_TYPE);
    if (!payload) return undefined;
    const { instance } = JSON.parse(String(payload['data'])) as { instance: Instance };
    const subject = subjectOf(instance, payload);
    return (
      subject && {
        subject,
        issuedAt: payload.iat ?? 0,
        expiresAt: payload.exp ?? 0,
        scope: instance.permissions,
        ...(instance.appDefId !== undefined && { clientId: instance.appDefId }),
      }
    );
  }

  /** A token that stands for a stored row. @param seconds how long it holds; for ever without */
  signId(purpose: TokenPurpose, id: string, seconds?: number): Promise<string> {
    return this.#signInternal(purpose, { jti: id }, seconds);
  }

  /** One that says itself what its row would say, so that there need be none yet. Holds for ever. */
  signTold(
    purpose: TokenPurpose,
    id: string,
    told: Readonly<Record<string, string>>,
    since?: Date,
  ): Promise<string> {
    const iat = since && { iat: Math.floor(since.getTime() / 1000) };
    return this.#signInternal(purpose, { jti: id, told, ...iat }, undefined);
  }

  async #signInternal(
    purpose: TokenPurpose,
    claims: JWTPayload,
    seconds: number | undefined,
  ): Promise<string> {
    const { internal } = await this.#keys();
    const jwt = await this.#jwt(claims, seconds)
      .setProtectedHeader({ alg: 'HS256', typ: purpose })
      .sign(internal);
    return PREFIX + jwt;
  }

  /** The id in a valid token of that purpose. */
  async readId(purpose: TokenPurpose, token: string): Promise<string | undefined> {
    const { internal } = await this.#keys();
    return (await this.#verify(token, PREFIX, internal, ['HS256'], purpose))?.jti;
  }

  /** The same with what it tells of itself, and since when. */
  async readTold(purpose: TokenPurpose, token: string): Promise<SignedToken | undefined> {
    const { internal } = await this.#keys();
    const payload = await this.#verify(token, PREFIX, internal, ['HS256'], purpose);
    if (payload?.jti === undefined) return undefined;
    const told = payload['told'] as Record<string, string> | undefined;
    return { id: payload.jti, issuedAt: new Date((payload.iat ?? 0) * 1000), ...(told && { told }) };
  }

  /** The keys others verify access tokens with, once `OauthNG.JWS.` is taken off. */
  async publishedKeys(): Promise<PublicKey[]> {
    return [(await this.#keys()).published];
  }

  #jwt(claims: JWTPayload, seconds: number | undefined): SignJWT {
    const issuedAt = Math.floor(this.#clock.now().getTime() / 1000);
    const jwt = new SignJWT(claims).setIssuedAt(claims.iat ?? issuedAt);
    return seconds === undefined ? jwt : jwt.setExpirationTime(issuedAt + seconds);
  }

  async #verify(
    token: string,
    prefix: string,
    key: CryptoKey | Uint8Array,
    algorithms: string[],
    typ: string,
  ): Promise<JWTPayload | undefined> {
    if (!token.startsWith(prefix)) return undefined;
    try {
      const options = { algorithms, typ, currentDate: this.#clock.now() };
      return (await jwtVerify(token.slice(prefix.length), key, options)).payload;
    } catch {
      return undefined;
    }
  }
}
