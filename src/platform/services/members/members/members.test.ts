import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  accessToken,
  accountModules,
  hosted,
  logIn,
  memberOf,
  newEmail,
  newVisitor,
  register,
  startAccounts,
} from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { statementsOf } from '#testing/statements.ts';
import { orderModules, plainOrder, errorOf } from '#testing/orders.ts';
import type { Stack } from '#testing/stack.ts';
import type { KnownFile } from '#shared/media.ts';
import { platformMigrations } from '#platform/platform.ts';
import { takeInFiles } from '../../media/media-files/public.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'members',
  (database) => {
    const start = (): Stack => startAccounts(database());

    async function signedUp(stack: Stack) {
      const email = newEmail();
      const state = await register(stack, email);
      const { members } = accountModules(stack, await memberOf(stack, state));
      return { email, id: String(state.identity?._id), state, members };
    }

    it('docs: the field sets tell more and more', async () => {
      const { members, id, email } = await signedUp(start());
      const [before] = email.split('@');
      const profile = { slug: before, nickname: before };
      const open = { _id: id, contactId: expect.any(String), profile };
      const read = async (...fieldsets: ('PUBLIC' | 'EXTENDED' | 'FULL')[]) =>
        (await members.getCurrentMember({ fieldsets })).member;
      expect(await read()).toEqual({
        ...open,
        status: 'UNKNOWN',
        privacyStatus: 'UNKNOWN',
        activityStatus: 'UNKNOWN',
        _createdDate: expect.any(Date),
        _updatedDate: expect.any(Date),
      });
      const extended = await read('EXTENDED');
      expect(extended).toMatchObject({
        ...open,
        loginEmail: email,
        status: 'APPROVED',
        privacyStatus: 'PRIVATE',
      });
      expect(extended).not.toHaveProperty('contact');
      expect(await read('PUBLIC', 'FULL')).toMatchObject({
        loginEmailVerified: false,
        lastLoginDate: expect.any(Date),
        contact: { emails: [email] },
      });
    });

    it('docs: nobody is the current member of a visitor or a key', async () => {
      const stack = start();
      for (const caller of [newVisitor(), undefined])
        expect(await errorOf(accountModules(stack, caller).members.getCurrentMember())).toBe('NOT_FOUND');
    });

    it('docs: members are private to others until they say otherwise, and then public in part', async () => {
      const stack = start();
      const { members, id } = await signedUp(stack);
      const other = await signedUp(stack);
      const strangers = [accountModules(stack, newVisitor()).members, other.members];
      for (const stranger of strangers) expect(await errorOf(stranger.getMember(id))).toBe('NOT_FOUND');
      expect(await members.getMember(id, { fieldsets: ['FULL'] })).toHaveProperty('loginEmail');
      await members.updateMember(id, { privacyStatus: 'PUBLIC' });
      for (const stranger of strangers) {
        const seen = await stranger.getMember(id, { fieldsets: ['FULL'] });
        expect(seen).toMatchObject({ _id: id, status: 'UNKNOWN' });
        expect(seen).not.toHaveProperty('loginEmail');
        expect(seen).not.toHaveProperty('contact');
      }
      const admin = accountModules(stack).members;
      expect(await admin.getMember(id, { fieldsets: ['FULL'] })).toHaveProperty('loginEmail');
      await admin.blockMember(id);
      for (const stranger of [strangers[0]])
        expect(await errorOf(stranger?.getMember(id) ?? Promise.resolve())).toBe('NOT_FOUND');
      expect(await errorOf(admin.getMember(NOBODY))).toBe('NOT_FOUND');
    });

    it('docs: an update changes what it names, clears by empty text and leaves empty lists alone', async () => {
      const { members, id, email } = await signedUp(start());
      await members.updateMember(id, {
        contact: {
          firstName: 'Ines',
          lastName: 'Aalto',
          company: 'Atelier',
          phones: ['+351 1', '+351 2'],
          addresses: [{ addressLine: 'Rua 1', city: 'Lisboa', country: 'PT' }],
        },
        profile: { nickname: 'Ines', title: 'Painter' },
      });
      const updated = await members.updateMember(id, {
        contact: { company: '', phones: ['+351 3'], addresses: [] },
        profile: { nickname: 'Ina', slug: 'admin' },
        status: 'BLOCKED',
        loginEmailVerified: true,
      });
      expect(updated).toMatchObject({
        status: 'APPROVED',
        loginEmailVerified: false,
        contact: {
          firstName: 'Ines',
          lastName: 'Aalto',
          phones: ['+351 3'],
          emails: [email],
          addresses: [{ _id: expect.any(String), addressLine: 'Rua 1' }],
        },
        profile: { nickname: 'Ina', title: 'Painter', slug: email.split('@')[0] },
      });
      expect(updated.contact).not.toHaveProperty('company');
      expect((await members.deleteMemberAddresses(id)).member?.contact?.addresses).toEqual([]);
      expect(await errorOf(members.updateMember(id, { contact: { phones: ['+351 3', 'abc'] } }))).toEqual([
        'member.contact.phones[1] FORMAT',
      ]);
      expect((await members.deleteMemberPhones(id)).member?.contact?.phones).toEqual([]);
      expect((await members.deleteMemberEmails(id)).member?.contact).toEqual({
        firstName: 'Ines',
        lastName: 'Aalto',
        addresses: [],
        emails: [],
        phones: [],
      });
    });

    it('docs: the address of the login stays, and lists have an end', async () => {
      const { members, id, email } = await signedUp(start());
      expect(await errorOf(members.updateMember(id, { loginEmail: newEmail() }))).toEqual([
        'member.loginEmail FIELD_NOT_ALLOWED',
      ]);
      expect(await members.updateMember(id, { loginEmail: email.toUpperCase() })).toMatchObject({
        loginEmail: email,
      });
      const phones = Array.from({ length: 101 }, (_, index) => `+351 ${index}`);
      expect(await errorOf(members.updateMember(id, { contact: { phones } }))).toEqual([
        'member.contact.phones MAX_SIZE',
      ]);
    });

    it('docs: members change themselves only', async () => {
      const stack = start();
      const { members } = await signedUp(stack);
      const other = await signedUp(stack);
      const requested = [
        members.updateMember(other.id, { profile: { nickname: 'Owned' } }),
        members.updateMember(NOBODY, { profile: { nickname: 'Owned' } }),
        members.deleteMemberPhones(other.id),
        members.updateMemberSlug(other.id, 'owned'),
        members.deleteMember(other.id),
        members.approveMember(other.id),
        members.blockMember(other.id),
        accountModules(stack, newVisitor()).members.updateMember(other.id, {}),
      ];
      const outcomes = await Promise.all(requested.map(errorOf));
      expect(new Set(outcomes)).toEqual(new Set(['PERMISSION_DENIED']));
      const admin = accountModules(stack).members;
      expect(await admin.updateMember(other.id, { profile: { nickname: 'By the shop' } })).toMatchObject({
        profile: { nickname: 'By the shop' },
      });
    });

    it('docs: slugs are one’s own, in characters an address may have', async () => {
      const stack = start();
      const { members, id } = await signedUp(stack);
      const other = await signedUp(stack);
      const slug = `Ines_${id.slice(-6)}-é`;
      expect((await members.updateCurrentMemberSlug(slug)).member?.profile?.slug).toBe(slug);
      expect((await members.updateMemberSlug(id, slug)).member?.profile?.slug).toBe(slug);
      expect((await members.updateMemberSlug(id, `${slug}2`)).member?.profile?.slug).toBe(`${slug}2`);
      expect(await errorOf(other.members.updateCurrentMemberSlug(`${slug}2`))).toBe('SLUG_ALREADY_EXISTS');
      for (const bad of ['a b', 'a/b', '../x', 'a?b', ''])
        expect(await errorOf(other.members.updateCurrentMemberSlug(bad))).not.toBe('nothing refused');
    });

    it('docs: the shop makes members, one an address', async () => {
      const stack = start();
      const { members } = accountModules(stack);
      const email = newEmail('Made');
      const made = await members.createMember({
        member: { loginEmail: email, profile: { nickname: 'Made by us' }, contact: { firstName: 'Mia' } },
      });
      expect(made).toMatchObject({
        loginEmail: email.toLowerCase(),
        status: 'APPROVED',
        profile: { slug: 'Made-by-us' },
        contact: { firstName: 'Mia', emails: [email.toLowerCase()] },
      });
      expect(await errorOf(members.createMember({ member: { loginEmail: email.toUpperCase() } }))).toBe(
        'ALREADY_EXISTS',
      );
      expect(await errorOf(members.createMember({ member: {} }))).toEqual([
        'options.member.loginEmail REQUIRED_FIELD',
      ]);
    });

    it('docs: who leaves is gone, signed out and free to come again; the orders stay', async () => {
      const stack = start();
      const { members, id, email, state } = await signedUp(stack);
      const token = await accessToken(stack, state);
      const { orders } = orderModules(stack);
      const order = await orders.createOrder(plainOrder('5.00', { buyerInfo: { email, memberId: id } }));
      await members.deleteMyMember();
      expect((await hosted(stack, 'GET', 'security', undefined, token)).status).toBe(401);
      expect(await errorOf(logIn(stack, email))).toBe('-19976');
      expect(await errorOf(accountModules(stack).members.getMember(id))).toBe('NOT_FOUND');
      expect((await orders.getOrder(String(order._id))).buyerInfo?.email).toBe(email);
      // The shop knows the address, so it is asked for first.
      expect(await register(stack, email)).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION' });
    });

    it('assumed: who leaves 200 orders behind goes with as few statements as who leaves one', async () => {
      const stack = start();
      const { orders } = orderModules(stack);
      const { kysely } = database();
      const leave = async (count: number): Promise<number> => {
        const { id, email } = await signedUp(stack);
        const buyerInfo = { email, memberId: id };
        const first = String((await orders.createOrder(plainOrder('5.00', { buyerInfo })))._id);
        await sql`insert into orders (site_id, id, revision, doc)
          select site_id, md5(${id}::text || place)::uuid::text, 1, doc || jsonb_build_object(
            'id', md5(${id}::text || place)::uuid::text, 'number', (50000 + place)::text)
          from orders, generate_series(2, ${count}::integer) as place where id = ${first}`.execute(kysely);
        const statements = await statementsOf(() => accountModules(stack).members.deleteMember(id));
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders
          where doc #>> '{buyerInfo,memberId}' = ${id}`.execute(kysely);
        expect(rows[0]?.n).toBe(count);
        expect((await orders.getOrder(first)).buyerInfo?.email).toBe(email);
        return statements.length;
      };
      const ofOne = await leave(1);
      expect(await leave(200)).toBeLessThanOrEqual(ofOne);
      expect(stack.errors).toEqual([]);
    });

    it('docs: approving and blocking answer with the member, again and again', async () => {
      const stack = start();
      const { id } = await signedUp(stack);
      const { members } = accountModules(stack);
      for (let i = 0; i < 2; i++)
        expect((await members.blockMember(id)).member).toMatchObject({ _id: id, status: 'BLOCKED' });
      for (let i = 0; i < 2; i++)
        expect((await members.approveMember(id)).member).toMatchObject({ _id: id, status: 'APPROVED' });
      expect(await errorOf(members.approveMember(NOBODY))).toBe('NOT_FOUND');
      await members.deleteMember(id);
      expect(await errorOf(members.deleteMember(id))).toBe('NOT_FOUND');
    });

    it('assumed: shows a picture that the member has brought, and nobody else’s', async () => {
      const stack = start();
      const { members, id } = await signedUp(stack);
      const mine = `aaaaaa_${'1'.repeat(32)}~mv2.jpg`;
      const theirs = `aaaaaa_${'2'.repeat(32)}~mv2.jpg`;
      const picture = (fileId: string, who: string): KnownFile => ({
        id: fileId,
        received: {
          fileName: 'me.jpg',
          contentType: 'image/jpeg',
          sizeInBytes: 10,
          sha256: fileId.slice(7, 8).repeat(64),
          md5: 'b'.repeat(32),
        },
        found: { mediaType: 'IMAGE', contentType: 'image/jpeg', width: 400, height: 300, assets: {} },
        addedBy: { type: 'MEMBER', id: who },
      });
      const taking = { db: database().kysely, siteId: stack.site.id, now: stack.clock.now() };
      await takeInFiles(taking, [picture(mine, id), picture(theirs, NOBODY)]);
      for (const _id of [theirs, 'none~mv2.jpg'])
        expect(await errorOf(members.updateMember(id, { profile: { photo: { _id } } }))).toEqual([
          'member.profile.photo.id VALIDATION',
        ]);
      for (const name of ['photo', 'cover'])
        expect(
          await errorOf(
            members.updateMember(id, { profile: { [name]: { url: 'https://elsewhere.example/x' } } }),
          ),
        ).toEqual([`member.profile.${name}.id VALIDATION`]);
      const shown = await members.updateMember(id, {
        profile: { photo: { _id: mine, url: 'https://elsewhere.example/x.jpg' } },
      });
      expect(shown.profile?.photo).toMatchObject({
        _id: mine,
        width: 400,
        height: 300,
        url: expect.stringContaining(mine),
      });
      const uses = async () => {
        const answer = await stack.call('POST', '/hosted/media/uses/read', { fileIds: [mine] });
        return ((await answer.json()) as { uses: object[] }).uses;
      };
      expect(await uses()).toMatchObject([{ entity: 'member', entityId: id, fileId: mine }]);
      const without = await members.updateMember(id, { profile: { photo: null as never } });
      expect(without.profile?.photo).toBeUndefined();
      expect(await uses()).toEqual([]);
      await members.updateMember(id, { profile: { photo: { _id: mine } } });
      expect(await uses()).toHaveLength(1);
      await members.deleteMyMember();
      expect(await uses()).toEqual([]);
    });

    it('docs: others hear of members made, changed and gone', async () => {
      const stack = start();
      const { members, id } = await signedUp(stack);
      await members.updateMember(id, { profile: { nickname: 'Heard' } });
      await members.deleteMyMember();
      const heard = await database()
        .kysely.selectFrom('domain_events')
        .select(['entity_fqdn', 'slug'])
        .where('entity_id', '=', id)
        .where('entity_fqdn', '=', 'wix.members.v1.member')
        .orderBy('sequence')
        .execute();
      expect(heard.map(({ slug }) => slug as string)).toEqual(['created', 'updated', 'deleted']);
    });
  },
  platformMigrations,
);
