import { defineService } from '../platform/service.ts';
import { services } from '../platform/services.ts';
import { createMemberFor, findMemberByEmail } from '../platform/services/members/members/public.ts';
import { closeSessions, openSession } from '../platform/services/identity/oauth/public.ts';
import type { Stack } from './stack.ts';

const form = async (request: Request): Promise<Record<string, string>> =>
  (await request.json()) as Record<string, string>;

/** Lets a test sign somebody in without a password. */
const signInForTests = defineService({
  name: 'sign-in-for-tests',
  routes: [
    {
      method: 'POST',
      path: '/hosted/for-tests/sign-in',
      async handle(request, context) {
        const { email = '' } = await form(request);
        const member =
          (await findMemberByEmail(context, email)) ?? (await createMemberFor(context, { email }));
        const sessionToken = await openSession(context, { memberId: member.id });
        return Response.json({ memberId: member.id, sessionToken });
      },
    },
    {
      method: 'POST',
      path: '/hosted/for-tests/sign-out',
      async handle(request, context) {
        await closeSessions(context, (await form(request))['memberId'] ?? '');
        return Response.json({});
      },
    },
  ],
});

export const servicesForTests = [...services, signInForTests];

const post = async (stack: Stack, path: string, body: object): Promise<unknown> =>
  (await stack.call('POST', path, body)).json();

/** A session of the member with this address, who is made if need be. */
export const signIn = async (
  stack: Stack,
  email: string,
): Promise<{ memberId: string; sessionToken: string }> =>
  (await post(stack, '/hosted/for-tests/sign-in', { email })) as { memberId: string; sessionToken: string };

/** Everywhere. */
export const signOut = async (stack: Stack, memberId: string): Promise<void> =>
  void (await post(stack, '/hosted/for-tests/sign-out', { memberId }));
