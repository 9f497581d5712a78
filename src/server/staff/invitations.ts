import { failedPrecondition, notFound } from '../../platform/contract/errors.ts';
import type { RoleName } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import { insertMember, normalEmail } from './members.ts';
import { invitationLink, invitationMail } from './mails.ts';
import { hashToken, makeToken } from './one-time-token.ts';
import { staffTables, type InvitationRow, type StaffMemberRow } from './tables.ts';

const WEEK = 7 * 86_400_000;

const expiry = (gateway: Gateway): Date => new Date(gateway.clock.now().getTime() + WEEK);

export interface SentInvitation {
  row: InvitationRow;
  /** The link to pass on by hand, where no mail server sends it. */
  link: string | undefined;
}

async function send(
  gateway: Gateway,
  invitedBy: { name: string },
  row: InvitationRow,
  token: string,
): Promise<SentInvitation> {
  const link = invitationLink(gateway, token);
  await gateway.mailer.send(invitationMail(gateway, row.email, invitedBy.name, link));
  return { row, link: (await gateway.hasMailbox()) ? link : undefined };
}

/** @throws 428 when the address is staff already or has an open invitation. */
export async function invite(
  gateway: Gateway,
  invitedBy: { email: string; name: string },
  { email, role }: { email: string; role: RoleName },
): Promise<SentInvitation> {
  const address = normalEmail(email);
  const { token, hash } = makeToken();
  const row = await gateway.database.transaction(async (tx) => {
    const db = staffTables(tx);
    const member = await db
      .selectFrom('staff_members')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirst();
    if (member)
      throw failedPrecondition('Somebody with this e-mail address is staff already.', 'STAFF_EXISTS');
    await db
      .deleteFrom('staff_invitations')
      .where('site_id', '=', gateway.siteId)
      .where('email', '=', address)
      .where('accepted_at', 'is', null)
      .execute();
    return db
      .insertInto('staff_invitations')
      .values({
        site_id: gateway.siteId,
        id: gateway.ids.guid(),
        email: address,
        role,
        token_hash: hash,
        invited_by: invitedBy.email,
        created_at: gateway.clock.now(),
        expires_at: expiry(gateway),
        accepted_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return send(gateway, invitedBy, row, token);
}

/** A new link and seven more days; the old link is void. */
export async function inviteAgain(
  gateway: Gateway,
  invitedBy: { name: string },
  id: string,
): Promise<SentInvitation> {
  const { token, hash } = makeToken();
  const row = await staffTables(gateway.database.kysely)
    .updateTable('staff_invitations')
    .set({ token_hash: hash, expires_at: expiry(gateway) })
    .where('site_id', '=', gateway.siteId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound('There is no such open invitation.');
  return send(gateway, invitedBy, row, token);
}

export async function findInvitation(gateway: Gateway, token: string): Promise<InvitationRow | undefined> {
  return staffTables(gateway.database.kysely)
    .selectFrom('staff_invitations')
    .selectAll()
    .where('site_id', '=', gateway.siteId)
    .where('token_hash', '=', hashToken(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', gateway.clock.now())
    .executeTakeFirst();
}

/** The only way to register. @throws 404 for a link that is used, withdrawn or too old. */
export async function acceptInvitation(
  gateway: Gateway,
  token: string,
  account: { name: string; passwordHash: string },
): Promise<StaffMemberRow> {
  return gateway.database.transaction(async (tx) => {
    const db = staffTables(tx);
    const used = await db
      .updateTable('staff_invitations')
      .set({ accepted_at: gateway.clock.now() })
      .where('site_id', '=', gateway.siteId)
      .where('token_hash', '=', hashToken(token))
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', gateway.clock.now())
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!used) throw notFound('This invitation is used, withdrawn or too old.', 'INVALID_TOKEN');
    return insertMember(db, gateway, { ...account, ...used });
  });
}
