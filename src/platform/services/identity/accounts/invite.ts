import type { Context } from '#platform/context.ts';
import type { Member } from '../../members/members/public.ts';
import { readAccount } from './account.ts';
import { makeLink } from './links.ts';
import { invitationMail } from './mails.ts';

/** Nobody waits for it, as for an activation. */
const DAYS = 7;

/** Mails somebody for whom the shop has made an account a link to choose a password; it goes out with the transaction. */
export async function inviteMember(context: Context, member: Member): Promise<void> {
  const token = await makeLink(context, 'RECOVERY', member.id, undefined, DAYS);
  await context.mail(invitationMail(context.site, member, await readAccount(context, member.id), token));
}
