import { beforeAll, expect, it } from 'vitest';
import { accountModules, lastCode, newEmail, PASSWORD, register } from '../testing/accounts.ts';
import { onDatabase } from '../testing/engines.ts';
import { productId, seedListing } from '../testing/shop.ts';
import { startStack, type Stack } from '../testing/stack.ts';
import { platformMigrations } from './platform.ts';
import { BASIC_SHIPPING } from './services/ecom/delivery-profile/public.ts';

interface Carrier {
  backupRate?: object;
  additionalCharges?: object[];
}

interface ProfileReply {
  deliveryProfile: {
    id: string;
    revision: string;
    deliveryRegions: { id: string; deliveryCarriers: Carrier[] }[];
  };
}

onDatabase(
  'operations as packages of 2024 call them',
  (database) => {
    let stack: Stack;
    let visitor: string;

    beforeAll(async () => {
      stack = startStack(database());
      visitor = await stack.platform.tokens.sign({
        siteId: stack.site.id,
        kind: 'visitor',
        visitorId: crypto.randomUUID(),
      });
      await seedListing(stack, [{ id: productId(1), name: 'Bowl', price: '30.00', quantity: 2 }]);
    });

    const answer = async <Reply>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Reply> => {
      const reply = await stack.call(method, path, body, headers);
      const json: unknown = await reply.json();
      expect([path, reply.status, json]).toEqual([path, 200, json]);
      return json as Reply;
    };
    const asVisitor = <Reply>(path: string, body: unknown): Promise<Reply> =>
      answer<Reply>('POST', path, body, { authorization: visitor });

    it('sdk: delivery profiles have rates and charges by the names of @wix/ecom_delivery-profile 1.0.22', async () => {
      const path = '/v1/delivery-profiles';
      const carrier = {
        appId: BASIC_SHIPPING.id,
        backupRate: { prefix: 'Standard', rate: '4.50', enabled: true },
        additionalCharges: [{ type: 'HANDLING_FEE', description: 'Packing', price: '1.00' }],
      };
      const region = { name: 'Home', destinations: [{ countryCode: 'PT' }] };
      const created = await answer<ProfileReply>('POST', path, {
        deliveryProfile: { name: 'Frames', deliveryRegions: [region] },
      });
      const { id, deliveryRegions } = created.deliveryProfile;
      const regionId = String(deliveryRegions[0]?.id);
      const added = await answer<ProfileReply>('POST', `${path}/add-delivery-carrier`, {
        deliveryRegionId: regionId,
        deliveryCarrier: carrier,
      });
      expect(added.deliveryProfile.deliveryRegions[0]?.deliveryCarriers).toMatchObject([carrier]);
      expect(await answer('GET', `${path}/${id}`)).toEqual(added);
      const stored = await answer<ProfileReply>('GET', `/ecom${path}/${id}`);
      expect(stored.deliveryProfile.deliveryRegions[0]?.deliveryCarriers).toMatchObject([
        { backupRate: { title: 'Standard', amount: '4.50', active: true } },
      ]);
      const changed = await answer<ProfileReply>('PATCH', `${path}/update-delivery-carrier`, {
        deliveryRegionId: regionId,
        deliveryCarrier: { ...carrier, backupRate: { prefix: 'Slow', rate: '3.00', enabled: false } },
      });
      expect(changed.deliveryProfile.deliveryRegions[0]?.deliveryCarriers).toMatchObject([
        { backupRate: { prefix: 'Slow', rate: '3.00', enabled: false } },
      ]);
      expect(await answer('POST', `${path}/query`, { query: { filter: { id } } })).toMatchObject({
        deliveryProfiles: [
          { id, deliveryRegions: [{ deliveryCarriers: [{ backupRate: { prefix: 'Slow' } }] }] },
        ],
      });
      const { revision } = changed.deliveryProfile;
      const removed = await answer<ProfileReply>(
        'DELETE',
        `${path}/${id}/delivery-region/${regionId}?revision=${revision}`,
      );
      expect(removed.deliveryProfile.deliveryRegions).toEqual([]);
      expect(await answer('GET', '/v1/delivery-carriers')).toMatchObject({
        deliveryCarrierDetails: expect.arrayContaining([expect.objectContaining({ id: BASIC_SHIPPING.id })]),
      });
      const tagged = await answer('POST', `${path}/${id}/update-extended-fields`, {
        namespace: '@half/post',
        namespaceData: { deliveryCarrier: { backupRate: { rate: 'data of an app' } } },
      });
      expect(tagged).toMatchObject({
        deliveryProfile: {
          extendedFields: {
            namespaces: { '@half/post': { deliveryCarrier: { backupRate: { rate: 'data of an app' } } } },
          },
        },
      });
      await answer('DELETE', `${path}/${id}`);
    });

    it('sdk: local delivery options under the paths of @wix/ecom_local-delivery-options 1.0.11', async () => {
      const path = '/stores/v1/localDeliveryOptions';
      const bike = { areaName: 'By bike', rate: '4.00', zipConfig: { zipCodes: ['40*'] } };
      const { localDeliveryOption: option } = await answer<{ localDeliveryOption: { id: string } }>(
        'POST',
        path,
        {
          localDeliveryOption: bike,
        },
      );
      expect(await answer('GET', `${path}/${option.id}`)).toMatchObject({ localDeliveryOption: bike });
      const change = { localDeliveryOption: { id: option.id, areaName: 'By van', revision: '1' } };
      expect(await answer('PATCH', `${path}/${option.id}`, change)).toMatchObject({
        localDeliveryOption: { areaName: 'By van', rate: '4.00' },
      });
      const { localDeliveryOptions } = await answer<{ localDeliveryOptions: { id: string }[] }>(
        'POST',
        `${path}/bulkCreate`,
        { localDeliveryOptions: [bike] },
      );
      const ids = localDeliveryOptions.map(({ id }) => id);
      expect(ids).toHaveLength(1);
      expect(
        await answer('PATCH', path, { localDeliveryOptions: [{ id: ids[0], areaName: 'On foot' }] }),
      ).toMatchObject({ localDeliveryOptions: [{ areaName: 'On foot' }] });
      await answer('POST', `${path}/bulkDelete`, { ids });
      await answer('DELETE', `${path}/${option.id}`);
      expect((await stack.call('GET', `${path}/${option.id}`)).status).toBe(404);
    });

    it('sdk: the sign-in of @wix/identity 1.0.26 registers, logs in and recovers', async () => {
      const email = newEmail('older');
      const path = '/_api/iam/authentication/v1';
      const inputs = { password: PASSWORD };
      const registered = await asVisitor(`${path}/register`, {
        identity: { identifiers: [{ email }], identityProfile: { firstName: 'Ines' } },
        inputs,
      });
      expect(registered).toMatchObject({
        state: 'SUCCESS',
        sessionToken: expect.any(String),
        identity: { identifiers: [{ email }], identityProfile: { firstName: 'Ines' } },
      });
      expect(await asVisitor(`${path}/login`, { identifier: { email }, inputs })).toMatchObject({
        state: 'SUCCESS',
        identity: { email: { address: email } },
      });
      await asVisitor('/_iam/recovery/v1/recovery/email', { email });
      const wrong = { identifier: { email }, inputs: { password: 'wrong horse' } };
      const rejected = await stack.call('POST', `${path}/login`, wrong, { authorization: visitor });
      expect(rejected.status).not.toBe(200);
      const named = { identifier: { userName: 'ines' }, inputs };
      const unnamed = await stack.call('POST', `${path}/login`, named, { authorization: visitor });
      expect([unnamed.status, await unnamed.json()]).toMatchObject([
        400,
        { details: { applicationError: { code: '-19999' } } },
      ]);
    });

    it('sdk: a sign-in that waits gets another code, and goes on by its token alone', async () => {
      await accountModules(stack).signOnPolicy.updateSignOnPolicy({ requireEmailVerification: true });
      const email = newEmail('waits');
      const { stateToken } = await register(stack, email);
      const first = await lastCode(stack, email);
      const resent = await asVisitor('/_api/iam/verification/v1/auth/resend', { stateToken });
      expect(resent).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) });
      const code = await lastCode(stack, email);
      expect(code).not.toBe(first);
      expect(await asVisitor('/_api/iam/authentication/v1/state/proceed', { stateToken })).toMatchObject({
        state: 'REQUIRE_EMAIL_VERIFICATION',
      });
      expect(await asVisitor('/v1/auth/verify', { stateToken, code })).toMatchObject({ state: 'SUCCESS' });
      await accountModules(stack).signOnPolicy.updateSignOnPolicy({ requireEmailVerification: false });
    });

    it.each(['', '/wix-sm'])(
      'sdk: the sign-in of the members app under %s/api/v1 registers, logs in and mails',
      async (prefix) => {
        const email = newEmail('member');
        const { member } = await asVisitor<{ member: { id: string } }>(`${prefix}/api/v1/auth/register`, {
          email,
          password: PASSWORD,
        });
        expect(await asVisitor(`${prefix}/api/v1/auth/login`, { email, password: PASSWORD })).toMatchObject({
          session: { token: expect.any(String) },
          member: { id: member.id, loginEmail: email },
        });
        const mailed = `${prefix === '' ? '/members' : prefix}/v1/auth/members/send-set-password-email`;
        expect(await answer('POST', mailed, { email })).toEqual({ accepted: true });
      },
    );

    it('sdk: the shop changes, blocks and approves members under the paths of the members app', async () => {
      const { identity } = await register(stack, newEmail('moved'));
      const id = String(identity?._id);
      const path = '/wix-sm/api/v1/members';
      const newEmailAddress = newEmail('moved');
      expect(
        await answer('PATCH', `${path}/${id}/change-login-email`, { newEmail: newEmailAddress }),
      ).toMatchObject({ member: { id, loginEmail: newEmailAddress } });
      await answer('POST', `${path}/block`, { id });
      expect(await answer('GET', `/members/v1/members/${id}?fieldsets=FULL`)).toMatchObject({
        member: { status: 'BLOCKED' },
      });
      await answer('POST', `${path}/approve`, { id });
      expect(await answer('GET', `/members/v1/members/${id}?fieldsets=FULL`)).toMatchObject({
        member: { status: 'APPROVED' },
      });
    });

    it('sdk: reviews by somebody without an account, changed without a revision, and deleted by a filter', async () => {
      const review = { namespace: 'stores', entityId: productId(1), content: { rating: 4, body: 'Solid.' } };
      const path = '/reviews/v1/reviews';
      const withContact = '/reviews/v1/reviews/contact';
      const email = newEmail('reviewer');
      const { review: created } = await asVisitor<{ review: { id: string } }>(withContact, {
        ...review,
        name: 'Rosa',
        email,
      });
      expect(created).toMatchObject({ author: { authorName: 'Rosa' }, content: { rating: 4 } });
      const unnamed = await stack.call('POST', withContact, review);
      expect([unnamed.status, JSON.stringify(await unnamed.json())]).toEqual([
        400,
        expect.stringContaining('"field":"email"'),
      ]);
      const changed = await answer('PUT', `${path}/content/${created.id}`, {
        content: { rating: 2, body: 'It broke.' },
      });
      expect(changed).toMatchObject({
        review: { id: created.id, content: { rating: 2, body: 'It broke.' } },
      });
      const filter = { namespace: 'stores', entityId: productId(1) };
      expect(await answer('POST', '/v1/bulk/reviews/delete', { filter })).toMatchObject({
        jobId: expect.any(String),
      });
      expect((await stack.call('GET', `${path}/${created.id}`)).status).toBe(404);
    });

    it('sdk: abandoned carts under the paths of @wix/stores 1.0.60', async () => {
      expect(await answer('POST', '/stores/v1/abandonedCart/query', { query: {} })).toMatchObject({
        abandonedCarts: [],
        totalResults: 0,
      });
    });

    it('sdk: signing in with another provider says that it is not served', async () => {
      const reply = await stack.call('POST', '/_api/iam/authentication/v1/sso/login-with-token-params', {});
      expect(reply.status).toBe(501);
    });
  },
  platformMigrations,
);
