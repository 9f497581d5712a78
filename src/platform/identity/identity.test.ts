import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { testClock } from '../../testing/deterministic.ts';
import { identify, type ApiKey } from './identify.ts';
import { ACCESS_TOKEN_SECONDS, Tokens } from './tokens.ts';

const siteId = '11111111-1111-4111-8111-111111111111';
const memberId = '22222222-2222-4222-8222-222222222222';
const keys: ApiKey[] = [{ key: 'the-key-of-the-shop', siteId, permissions: '*' }];

const clock = testClock();
const tokens = new Tokens('secret', clock);
const as = (headers: Record<string, string>): ReturnType<typeof identify> =>
  identify(new Headers(headers), siteId, {
    apiKeys: keys,
    findKey: async () => undefined,
    isApp: async () => true,
    tokens,
    isOpen: async () => true,
  });
const unauthenticated = expect.objectContaining({ status: 401, code: 'UNAUTHENTICATED' });

describe('identify', () => {
  it('docs: knows an API key with and without its site', async () => {
    const caller = { kind: 'api-key', siteId, permissions: '*' };
    await expect(as({ authorization: 'the-key-of-the-shop' })).resolves.toEqual(caller);
    await expect(as({ authorization: 'the-key-of-the-shop', 'wix-site-id': siteId })).resolves.toEqual(
      caller,
    );
  });

  it('docs: rejects an API key for another site', async () => {
    await expect(as({ authorization: 'the-key-of-the-shop', 'wix-site-id': memberId })).rejects.toEqual(
      unauthenticated,
    );
  });

  it('sdk: knows whom an API key calls for, unless that visitor is another site’s', async () => {
    const visitorOf = (site: string) => tokens.sign({ kind: 'visitor', siteId: site, visitorId: memberId });
    const caller = { kind: 'api-key', siteId, permissions: '*' };
    await expect(as({ authorization: `${await visitorOf(siteId)},the-key-of-the-shop` })).resolves.toEqual({
      ...caller,
      onBehalfOf: { visitorId: memberId },
    });
    await expect(as({ authorization: `${await visitorOf(memberId)},the-key-of-the-shop` })).resolves.toEqual(
      caller,
    );
  });

  it('assumed: a key that is none is rejected, whatever token stands before it, and so is one before a token', async () => {
    const visitor = await tokens.sign({ kind: 'visitor', siteId, visitorId: memberId });
    const member = await tokens.sign({ kind: 'member', siteId, memberId });
    for (const authorization of [
      `${visitor},the-key-of-the-sho`,
      `${member},another`,
      `${visitor},${member}`,
      `the-key-of-the-shop,${visitor}`,
    ])
      await expect(as({ authorization })).rejects.toEqual(unauthenticated);
  });

  it('assumed: before a key, the token of a member, an expired and an unreadable one add nothing', async () => {
    const member = await tokens.sign({ kind: 'member', siteId, memberId });
    const visitor = await tokens.sign({ kind: 'visitor', siteId, visitorId: memberId });
    const key = { kind: 'api-key', siteId, permissions: '*' };
    for (const token of [member, 'nonsense'])
      await expect(as({ authorization: `${token},the-key-of-the-shop` })).resolves.toEqual(key);
    clock.advance(ACCESS_TOKEN_SECONDS * 1000 + 1);
    await expect(as({ authorization: `${visitor},the-key-of-the-shop` })).resolves.toEqual(key);
  });

  it.each(['', 'the-key-of-the-sho', 'the-key-of-the-shop2', 'OauthNG.JWS.x.y.z'])(
    'docs: rejects the credential %j',
    async (authorization) => {
      await expect(as({ authorization })).rejects.toEqual(unauthenticated);
    },
  );

  it('sdk: takes a member token with and without Bearer', async () => {
    const token = await tokens.sign({ kind: 'member', siteId, memberId });
    for (const authorization of [token, `Bearer ${token}`]) {
      await expect(as({ authorization })).resolves.toEqual({ kind: 'member', siteId, memberId });
    }
  });

  it('docs: the payload carries the instance as a JSON string', async () => {
    const token = await tokens.sign({ kind: 'visitor', siteId, visitorId: memberId });
    const payload = JSON.parse(
      atob((token.split('.')[3] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as { data: string };
    expect(JSON.parse(payload.data)).toMatchObject({ instance: { metaSiteId: siteId, uid: memberId } });
  });

  it('docs: rejects a token that was tampered with, signed by another key or is too old', async () => {
    const token = await tokens.sign({ kind: 'visitor', siteId, visitorId: memberId });
    const foreign = await new Tokens('other', clock).sign({ kind: 'visitor', siteId, visitorId: memberId });
    const [, , header, , signature] = token.split('.');
    const forged = `OauthNG.JWS.${header}.${btoa('{"data":"{}"}')}.${signature}`;
    const [{ x } = { x: '' }] = await tokens.publishedKeys();
    const claims = { data: JSON.stringify({ instance: { metaSiteId: siteId, uid: memberId } }) };
    // What anybody can make of the published key.
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(new TextEncoder().encode(x));
    const unsigned = `${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll(
      '=',
      '',
    );
    const made = [confused, unsigned].map((jwt) => `OauthNG.JWS.${jwt}`);
    for (const authorization of [foreign, forged, ...made])
      await expect(as({ authorization })).rejects.toEqual(unauthenticated);
    clock.advance(ACCESS_TOKEN_SECONDS * 1000 + 1000);
    await expect(as({ authorization: token })).rejects.toEqual(unauthenticated);
  });
});
