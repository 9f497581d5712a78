import { members } from '@wix/members';
import { beforeAll, expect, it } from 'vitest';
import {
  accessToken,
  accountModules,
  hosted,
  logIn,
  memberOf,
  newEmail,
  newVisitor,
  register,
} from '#testing/accounts.ts';
import type { Database } from '#database/database.ts';
import { forRaces, onDatabase } from '#testing/engines.ts';
import { memberModules, signedUp } from '#testing/members.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { subscriptions, type Subscription } from '../../ecom/subscription-contracts/public.ts';
import { members as table } from './tables.ts';

const OWNER = '88888888-8888-4888-8888-888888888888';
const CLERK = '88888888-8888-4888-8888-888888888889';

const suite =
  (part: 'races' | 'others') =>
  (database: () => Database): void => {
    let stack: Stack;

    beforeAll(() => {
      const collaborators = [
        { id: CLERK, name: 'Cleo', email: 'cleo@shop.test' },
        { id: OWNER, name: 'Olga', email: 'Olga@shop.test', isOwner: true },
      ];
      stack = startStack(database(), { collaborators });
    });

    const shop = () => memberModules(stack).members;
    const barring = ['blockMember', 'disconnectMember'] as const;

    /** A member who has shown that the mailbox is theirs. */
    async function proven(email: string): Promise<string> {
      const made = await shop().createMember({ member: { loginEmail: email } });
      const member = await table.get(database().kysely, stack.site.id, String(made._id));
      if (!member) throw new Error('There is no member.');
      await table.replace(database().kysely, stack.site.id, { ...member, loginEmailVerified: true });
      return member.id;
    }

    const parts = {
      races(): void {
        it('assumed: whoever approves and blocks at once: one comes last, none fails', async () => {
          for (let i = 0; i < 5; i++) {
            const { id } = await signedUp(stack);
            await shop().blockMember(id);
            const verbs = [
              'approveMember',
              'blockMember',
              'muteMember',
              'approveMember',
              'blockMember',
            ] as const;
            const outcomes = await Promise.all(verbs.map((verb) => errorOf(shop()[verb](id))));
            expect(new Set(outcomes)).toEqual(new Set(['nothing refused']));
            const { status, activityStatus } = await shop().getMember(id, { fieldsets: ['FULL'] });
            expect([['APPROVED', 'BLOCKED'].includes(String(status)), activityStatus]).toEqual([
              true,
              'MUTED',
            ]);
            const raced = await Promise.all([
              errorOf(shop().disconnectMember(id)),
              errorOf(shop().approveMember(id)),
              errorOf(shop().deleteMember(id)),
            ]);
            for (const outcome of raced)
              expect(['nothing refused', 'MEMBER_OFFLINE', 'NOT_FOUND']).toContain(outcome);
          }
          expect(stack.errors).toEqual([]);
        });

        it('assumed: nobody slips in while being blocked', async () => {
          for (let i = 0; i < 5; i++) {
            const { id } = await signedUp(stack);
            const [, answer] = await Promise.all([
              shop().blockMember(id),
              stack.call('POST', '/oauth2/token', {
                grantType: 'authorized_client',
                memberId: id,
              }),
            ]);
            const { access_token: token } = (await answer.json()) as { access_token?: string };
            const mine =
              token === undefined
                ? undefined
                : await stack.call('GET', '/members/v1/members/my', undefined, { authorization: token });
            expect([
              [400, undefined],
              [200, 401],
            ]).toContainEqual([answer.status, mine?.status]);
          }
          expect(stack.errors).toEqual([]);
        });
      },
      others(): void {
        it.each(barring)('docs: %s signs the member out at once, and nobody gets in again', async (verb) => {
          const email = newEmail();
          const state = await register(stack, email);
          const who = accountModules(stack, await memberOf(stack, state)).members;
          const token = await accessToken(stack, state);
          const id = String(state.identity?._id);
          expect(await errorOf(who.getCurrentMember())).toBe('nothing refused');
          await shop()[verb](id);
          expect(await errorOf(who.getCurrentMember())).toBe('UNAUTHENTICATED');
          expect(await errorOf(who.updateMember(id, { profile: { nickname: 'Late' } }))).toBe(
            'UNAUTHENTICATED',
          );
          expect((await hosted(stack, 'GET', 'security', undefined, token)).status).toBe(401);
          const told = await stack.call('POST', '/oauth2/token-info', { token });
          expect(await told.json()).toMatchObject({ active: false });
          expect(await errorOf(logIn(stack, email))).toBe(verb === 'blockMember' ? '-19958' : '-19976');
          const asApp = await stack.call('POST', '/oauth2/token', {
            grantType: 'authorized_client',
            memberId: id,
          });
          expect(asApp.status).toBe(400);
        });

        it('docs: a disconnected member stays so; the address is free, the slug is not', async () => {
          const { id, email } = await signedUp(stack, 'gone');
          for (let i = 0; i < 2; i++)
            expect((await shop().disconnectMember(id)).member).toMatchObject({ _id: id, status: 'OFFLINE' });
          for (const verb of ['approveMember', 'blockMember'] as const)
            expect(await errorOf(shop()[verb](id))).toBe('MEMBER_OFFLINE');
          const again = await shop().createMember({ member: { loginEmail: email } });
          const stored = await shop().getMember(id, { fieldsets: ['FULL'] });
          expect([stored.loginEmail, stored.status]).toEqual([email, 'OFFLINE']);
          expect(again._id).not.toBe(id);
          expect(again.profile?.slug).toBe(`${stored.profile?.slug}1`);
          expect(await errorOf(shop().createMember({ member: { loginEmail: email } }))).toBe(
            'ALREADY_EXISTS',
          );
        });

        it('docs: muting and unmuting change nothing else, and are told', async () => {
          const { id, members: own } = await signedUp(stack);
          for (const [verb, activityStatus] of [
            ['muteMember', 'MUTED'],
            ['muteMember', 'MUTED'],
            ['unmuteMember', 'ACTIVE'],
          ] as const)
            expect((await shop()[verb](id)).member).toMatchObject({ status: 'APPROVED', activityStatus });
          await shop().muteMember(id);
          expect(await errorOf(own.getCurrentMember())).toBe('nothing refused');
          expect((await own.joinCommunity()).member).toMatchObject({ privacyStatus: 'PUBLIC' });
          expect(await heard(id)).toEqual(['created', 'updated', 'updated', 'updated', 'updated']);
        });

        it('assumed: the muted change nothing of themselves that others read, but take it back', async () => {
          const { id, members: own } = await signedUp(stack);
          await own.updateMember(id, { profile: { nickname: 'Ines', title: 'Painter' } });
          await shop().muteMember(id);
          const picture = { _id: `aaaaaa_${'1'.repeat(32)}~mv2.jpg` };
          const writing = [
            own.updateMember(id, { profile: { nickname: 'Read this' } }),
            own.updateMember(id, { profile: { title: 'Read this' } }),
            own.updateMember(id, { profile: { photo: picture } }),
            own.updateMember(id, { profile: { cover: picture } }),
            own.updateCurrentMemberSlug(`read-this-${id}`),
            own.updateMemberSlug(id, `read-this-${id}`),
          ];
          expect(new Set(await Promise.all(writing.map(errorOf)))).toEqual(new Set(['MEMBER_MUTED']));
          const stored = await own.updateMember(id, {
            contact: { firstName: 'Ines' },
            profile: { title: '' },
          });
          expect(stored).toMatchObject({ contact: { firstName: 'Ines' }, profile: { nickname: 'Ines' } });
          expect(stored.profile?.title).toBeFalsy();
          await shop().updateMember(id, { profile: { nickname: 'By the shop' } });
          await shop().unmuteMember(id);
          expect(await errorOf(own.updateMember(id, { profile: { nickname: 'Ina' } }))).toBe(
            'nothing refused',
          );
        });

        const heard = async (id: string): Promise<string[]> => {
          const rows = await database()
            .kysely.selectFrom('domain_events')
            .select('slug')
            .where('entity_id', '=', id)
            .where('entity_fqdn', '=', 'wix.members.v1.member')
            .orderBy('sequence')
            .execute();
          return rows.map(({ slug }) => slug as string);
        };

        it('docs: nobody blocks themselves or the owner; who works for the shop is not deleted', async () => {
          const [owner, clerk] = [await proven('olga@shop.test'), await proven('cleo@shop.test')];
          expect(await errorOf(shop().blockMember(owner))).toBe('OWNER_MEMBER_BLOCK_FORBIDDEN');
          const asClerk = stack.sdk({ members }, undefined, {
            'x-counterpart-actor': 'Cleo@shop.test',
          }).members;
          expect(await errorOf(asClerk.blockMember(clerk))).toBe('MEMBER_SELF_BLOCK_FORBIDDEN');
          for (const id of [owner, clerk])
            expect(await errorOf(shop().deleteMember(id))).toEqual(['_id OTHER']);
          expect(await errorOf(shop().blockMember(clerk))).toBe('nothing refused');
        });

        it.each(barring)(
          'docs: %s is rejected of who pays for a subscription while it goes on',
          async (verb) => {
            const { id } = await signedUp(stack);
            const { kysely } = database();
            const at = stack.clock.now().toISOString();
            const subscription: Subscription = {
              id: crypto.randomUUID(),
              memberId: id,
              status: 'ACTIVE',
              createdDate: at,
              updatedDate: at,
              anchorDate: at,
              frequency: 'MONTH',
              interval: 1,
              nextCycle: 2,
              paidCycles: 1,
              tries: 0,
              standing: 'ACTIVE',
              product: 'Poster',
              title: 'Monthly',
              buyerName: 'Ines',
              email: 'ines@example.com',
              amount: '10.00',
              currency: 'EUR',
              monthly: '10.00',
            };
            await subscriptions.insert(kysely, stack.site.id, subscription);
            expect(await errorOf(shop()[verb](id))).toBe('ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN');
            await subscriptions.replace(kysely, stack.site.id, { ...subscription, status: 'CANCELED' });
            expect(await errorOf(shop()[verb](id))).toBe('nothing refused');
          },
        );

        it('docs: members who are users of the shop as well', async () => {
          const { userMember } = memberModules(stack);
          const { items } = await userMember.queryUserMembers().ascending('userId').find();
          expect(items.map(({ userId, status }) => [userId, status])).toEqual([
            [OWNER, 'APPROVED'],
            [CLERK, 'BLOCKED'],
          ]);
          const blocked = await userMember.queryUserMembers().eq('status', 'BLOCKED').find();
          expect(blocked.items).toMatchObject([{ userId: CLERK, memberId: expect.any(String) }]);
          const paged = await userMember.queryUserMembers().ascending('userId').limit(1).find();
          expect((await paged.next()).items.map(({ userId }) => userId)).toEqual([CLERK]);
          for (const caller of [newVisitor(), (await signedUp(stack)).caller])
            expect(await errorOf(memberModules(stack, caller).userMember.queryUserMembers().find())).toBe(
              'PERMISSION_DENIED',
            );
        });
      },
    };
    parts[part]();
  };

onDatabase('how members stand', suite('others'), platformMigrations);
forRaces('how members stand who are changed at the same moment', suite('races'), platformMigrations);
