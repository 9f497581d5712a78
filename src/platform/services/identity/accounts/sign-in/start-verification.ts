import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { findMemberToChange } from '#platform/services/members/members/public.ts';
import { readAccount } from '../account.ts';
import { beginFlow } from './flow.ts';
import { sendVerification } from './proceed.ts';

/**
 * Mails a code on the shop's behalf. Its id is not a state token: it continues no sign-in.
 * @throws 404 NOT_FOUND, 429 RESOURCE_EXHAUSTED
 */
export async function startVerification(context: Context, memberId: string): Promise<string> {
  const member = await findMemberToChange(context, memberId);
  if (!member) throw notFound('The identity was not found.');
  const flow = await beginFlow(context, memberId, undefined);
  await sendVerification(context, member, await readAccount(context, memberId), flow);
  return flow.id;
}
