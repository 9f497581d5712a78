import { expect, it } from 'vitest';
import type { CustomerSummary } from '#shared/customers.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import {
  accessToken,
  hosted,
  lastMail,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  register,
  startAccounts,
} from '#testing/accounts.ts';
import { newBadge } from '#testing/badges.ts';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import type { Stack } from '#testing/stack.ts';
import { totpCode } from '#testing/totp.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0';

onDatabase(
  'what the shop knows and does of a customer’s account',
  (database) => {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a route answers is known by who asks
    const call = async <Reply>(stack: Stack, path: string, body: object = {}, method = 'POST') => {
      const response = await stack.call(method, path, body);
      return { status: response.status, body: (await response.json()) as Reply };
    };
    const find = (stack: Stack, filter: Record<string, unknown>) => customerCalls(stack).find(filter);
    const one = async (stack: Stack, email: string): Promise<CustomerSummary & { memberId: string }> => {
      const [found] = await find(stack, { email });
      if (!found?.memberId) throw new Error(`No member is called ${email}.`);
      return { ...found, memberId: found.memberId };
    };
    const sessionsOf = async (stack: Stack, id: string) =>
      (await customerCalls(stack).call('getCustomer', { customerId: id })).body.details.account?.sessions ??
      [];
    const endSession = (stack: Stack, customerId: string, sessionId = '') =>
      customerCalls(stack).call('endCustomerSession', { customerId, sessionId });

    it('assumed: sessions tell their browser, and one of them ends without the others', async () => {
      const stack = startAccounts(database());
      const email = newEmail('sessions');
      const stored = await accessToken(stack, await register(stack, email));
      const visitor = await stack.platform.tokens.sign({
        kind: 'visitor',
        siteId: stack.site.id,
        visitorId: crypto.randomUUID(),
      });
      const reply = await stack.platform.fetch(
        new Request('https://shop.test/_api/iam/authentication/v2/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: visitor, 'user-agent': FIREFOX },
          body: JSON.stringify({ loginId: { email }, password: PASSWORD }),
        }),
      );
      expect(reply.status).toBe(200);
      const other = await accessToken(stack, (await reply.json()) as never);
      const { id } = await one(stack, email);
      const sessions = await sessionsOf(stack, id);
      expect(sessions.map(({ userAgent }) => userAgent ?? '')).toContain(FIREFOX);
      expect(sessions).toHaveLength(2);
      const sessionId = sessions.find(({ userAgent }) => userAgent === FIREFOX)?.id;
      expect((await endSession(stack, id, sessionId)).status).toBe(200);
      expect((await hosted(stack, 'GET', 'security', undefined, other)).status).toBe(401);
      expect((await hosted(stack, 'GET', 'security', undefined, stored)).status).toBe(200);
      const again = await endSession(stack, id, sessionId);
      expect([again.status, again.error?.code]).toEqual([404, 'SESSION_NOT_FOUND']);
      expect((await endSession(stack, id, 'x')).status).toBe(400);
      expect(stack.errors).toEqual([]);
    });

    it('assumed: nobody ends a session by another customer', async () => {
      const stack = startAccounts(database());
      const [mine, theirs] = [newEmail('mine'), newEmail('theirs')];
      await register(stack, mine);
      const token = await accessToken(stack, await register(stack, theirs));
      const [session] = await sessionsOf(stack, (await one(stack, theirs)).id);
      const { id } = await one(stack, mine);
      const ended = await endSession(stack, id, session?.id);
      expect(ended.status).toBe(404);
      expect((await hosted(stack, 'GET', 'security', undefined, token)).status).toBe(200);
    });

    it('assumed: second factors are taken away with their recovery codes, the member is told, and the password alone lets in', async () => {
      const stack = startAccounts(database());
      const email = newEmail('factor');
      const token = await accessToken(stack, await register(stack, email));
      const { body } = await hosted(stack, 'POST', 'factors/totp', { password: PASSWORD }, token);
      const code = totpCode(body.uri, stack.clock.now().getTime());
      await hosted(stack, 'POST', `factors/${body.factorId}/confirm`, { code }, token);
      expect(await logIn(stack, email)).toMatchObject({ state: 'REQUIRE_MFA' });
      const mails = await mailsTo(stack, email);
      const { id } = await one(stack, email);
      const reset = () => customerCalls(stack).call('resetSecondFactor', { customerId: id });
      expect((await reset()).status).toBe(200);
      expect(await mailsTo(stack, email)).toBe(mails + 1);
      expect((await lastMail(stack, email)).text).toContain('second factor was removed');
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
      expect((await hosted(stack, 'GET', 'security', undefined, token)).body).toMatchObject({
        factors: [],
        recoveryCodesLeft: 0,
      });
      const none = await reset();
      expect([none.status, none.error?.code]).toEqual([428, 'NO_SECOND_FACTOR']);
      expect(await mailsTo(stack, email)).toBe(mails + 1);
    });

    it('assumed: tells the fields that a member’s profile asks for, those of a badge to who has it, with what was written', async () => {
      const stack = startAccounts(database());
      const email = newEmail('fields');
      await register(stack, email);
      const { id, memberId } = await one(stack, email);
      const badgeId = await newBadge(stack, 'Asked more');
      const field = async (name: string, more: object = {}) =>
        (
          await call<{ field: { id: string; key: string } }>(stack, '/members/v1/custom-fields', {
            field: { name, defaultPrivacy: 'PUBLIC', ...more },
          })
        ).body.field;
      const wall = await field('Wall height', { fieldType: 'NUMBER' });
      const vat = await field('VAT number', { defaultPrivacy: 'PRIVATE' });
      await call(stack, '/members/v1/custom-fields-applications', {
        application: {
          customFieldId: vat.id,
          applications: { items: [{ applicationType: 'BADGE', entityId: badgeId }] },
          exclusions: { items: [] },
        },
      });
      const fields = async () =>
        (await customerCalls(stack).call('listCustomerFields', { customerId: id })).body.fields;
      expect((await fields()).map(({ name }) => name)).toEqual(['Wall height']);
      await call(stack, `/members/v3/badges/${badgeId}/members`, { memberIds: [memberId] });
      const write = (value: unknown) =>
        call(
          stack,
          `/members/v1/members/${memberId}`,
          { member: { id: memberId, contact: { customFields: { [wall.key]: { value } } } } },
          'PATCH',
        );
      expect(await write('tall')).toMatchObject({
        status: 400,
        body: {
          details: {
            validationError: {
              fieldViolations: [{ field: `member.contact.customFields.${wall.key}.value` }],
            },
          },
        },
      });
      expect((await write(290)).status).toBe(200);
      expect(await fields()).toEqual([
        {
          key: wall.key,
          name: 'Wall height',
          type: 'NUMBER',
          section: 'GENERAL',
          privacy: 'PUBLIC',
          value: 290,
        },
        { key: vat.key, name: 'VAT number', type: 'TEXT', section: 'GENERAL', privacy: 'PRIVATE' },
      ]);
    });

    it('assumed: finds customers by badge, role and what others report, and counts them by it', async () => {
      const stack = startAccounts(database());
      const emails = [newEmail('marked'), newEmail('marked'), newEmail('marked')];
      for (const email of emails) await register(stack, email);
      const [both, badged, reported] = await Promise.all(emails.map((email) => one(stack, email)));
      const badgeId = await newBadge(stack, 'Found by it');
      await call(stack, `/members/v3/badges/${badgeId}/members`, {
        memberIds: [both?.memberId, badged?.memberId],
      });
      await call(stack, `/members/v1/roles/members/${both?.memberId}`, { roleKey: 'CONTRIBUTOR' });
      const report = (category: string) =>
        call(stack, '/members/v1/member-reports', {
          memberReport: { reportedMemberId: reported?.memberId, reason: { category } },
        });
      await report('SPAM');
      await report('OTHER');
      const ids = async (filter: Record<string, unknown>) =>
        (await find(stack, filter)).map(({ id }) => id).toSorted();
      const theirs = (...some: (CustomerSummary | undefined)[]) =>
        some.map((each) => each?.id ?? '').toSorted();
      expect(await ids({ badges: badgeId })).toEqual(theirs(both, badged));
      expect(await ids({ badges: { $hasSome: [badgeId, NOBODY] } })).toEqual(theirs(both, badged));
      expect(await ids({ badges: badgeId, roles: { $nin: ['CONTRIBUTOR'] } })).toEqual(theirs(badged));
      expect(await ids({ badges: badgeId, roles: 'CONTRIBUTOR' })).toEqual(theirs(both));
      expect(await ids({ reported: 'OPEN' })).toEqual(theirs(reported));
      expect(await find(stack, { reportCount: { $gte: 2 } })).toMatchObject([
        { id: reported?.id, reported: 'OPEN', reportCount: 2 },
      ]);
      const counts = async (filter: Record<string, unknown>, fields: string[]) =>
        (await customerCalls(stack).call('aggregateCustomers', { filter, fields })).body;
      expect(await counts({ badges: badgeId }, ['roles', 'status'])).toEqual({
        counts: { '(CONTRIBUTOR|APPROVED)': 1 },
      });
      expect(await counts({ reported: { $exists: true } }, ['status', 'reported'])).toEqual({
        counts: { '(APPROVED|OPEN)': 1 },
      });
      expect(await counts({ reported: 'OPEN' }, ['badges'])).toEqual({ counts: {} });
      await call(stack, extensionPath('dismissMemberReports'), { memberId: reported?.memberId });
      expect(await ids({ reported: 'OPEN' })).toEqual([]);
      expect(await ids({ reported: 'REVIEWED' })).toEqual(theirs(reported));
      expect(stack.errors).toEqual([]);
    });

    it('assumed: a guest has no account of which any of it could be told', async () => {
      const stack = startAccounts(database());
      const { call: ask } = customerCalls(stack);
      const none = await ask('listCustomerFields', { customerId: NOBODY });
      expect(none.status).toBe(404);
      const email = newEmail('left');
      await register(stack, email);
      const { id, memberId } = await one(stack, email);
      expect((await ask('getCustomerFollows', { customerId: id })).body).toEqual({
        followers: 0,
        following: 0,
      });
      await stack.call('DELETE', `/members/v1/members/${memberId}`);
      for (const name of ['listCustomerFields', 'getCustomerFollows', 'resetSecondFactor'] as const) {
        const rejected = await ask(name, { customerId: id });
        expect([name, rejected.status, rejected.error?.code]).toEqual([name, 428, 'NO_ACCOUNT']);
      }
    });
  },
  platformMigrations,
);
