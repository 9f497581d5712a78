import type { Context } from '#platform/context.ts';
import type { Member } from '../../members/members/public.ts';
import { closeSessions } from '../oauth/public.ts';
import { changeAccount, readAccount } from './account.ts';
import { spendLinks } from './links.ts';
import { securityMail } from './mails.ts';
import { endFlowsOf } from './sign-in/flow.ts';

/** Whatever was begun or opened with the old password ends, but for one session. The member is locked. */
export async function setPassword(
  context: Context,
  member: Member,
  passwordHash: string,
  { exceptSession }: { exceptSession?: string | undefined },
): Promise<void> {
  const account = await readAccount(context, member.id);
  await changeAccount(context, member.id, {
    password_hash: passwordHash,
    failures: 0,
    reset_required: false,
  });
  await endFlowsOf(context, member.id);
  await spendLinks(context, 'RECOVERY', member.id);
  await closeSessions(context, member.id, { except: exceptSession });
  await context.mail(securityMail(context.site, member, account, 'passwordChanged'));
}
