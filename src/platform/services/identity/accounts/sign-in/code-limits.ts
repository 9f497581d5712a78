import type { Context } from '#platform/context.ts';
import {
  clientOf,
  countAttempt,
  forgetAttempts,
  isExhausted,
  tooManyAttempts,
  type LimitName,
} from '#platform/identity/attempts.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import { readAccount } from '../account.ts';
import { countedClient, findKnownOrigin } from '../known-origins.ts';
import { attackMail } from '../mails.ts';

/** Of a second factor, or of an email address that is being verified. */
type CodeKind = 'factor' | 'verify';

export type CodeCount = readonly [name: LimitName, subject: string];

/**
 * What wrong codes of a member count as; always in this order, so that two never wait for each other. Strangers who know the
 * password use up nothing of an origin that the member has signed in from.
 */
export async function codeCounts(
  context: Context,
  kind: CodeKind,
  { memberId, visitorId }: { memberId: string; visitorId: string | undefined },
): Promise<CodeCount[]> {
  const origin = await findKnownOrigin(context, memberId, visitorId);
  const own = `${memberId} ${countedClient(context, origin)}`;
  const client = clientOf(context);
  const ofMember: CodeCount[] = origin
    ? [
        [`${kind}ByOrigin`, own],
        [`${kind}ByOriginDaily`, own],
      ]
    : [
        [`${kind}ByMember`, memberId],
        [`${kind}ByMemberDaily`, memberId],
      ];
  if (origin?.kind === 'device') return ofMember;
  return [...ofMember, ['wrongCodeByClient', client], ['wrongCodeByClientDaily', client]];
}

/** Reads only, so that rejecting stays cheap. @throws 429 RESOURCE_EXHAUSTED */
export async function assertCodesRemain(context: Context, counts: readonly CodeCount[]): Promise<void> {
  for (const [name, subject] of counts)
    if (await isExhausted(context, name, subject)) throw await tooManyAttempts(context, name, subject);
}

/** Counts a wrong code. The holder is told, once a day, when strangers have used up the second factor's. */
export async function countWrongCode(
  context: Context,
  member: Member,
  counts: readonly CodeCount[],
): Promise<void> {
  for (const [name, subject] of counts) {
    await countAttempt(context, name, subject);
    if (name !== 'factorByMember' || !(await isExhausted(context, name, subject))) continue;
    if (await countAttempt(context, 'codeMailByMember', member.id))
      await context.mail(attackMail(context.site, member, await readAccount(context, member.id), 'codes'));
  }
}

/** The holder was here: wrong codes before that are of no account. What a network has tried stays. */
export async function forgetWrongCodes(context: Context, counts: readonly CodeCount[]): Promise<void> {
  for (const [name, subject] of counts)
    if (!name.startsWith('wrongCodeByClient')) await forgetAttempts(context, name, subject);
}
