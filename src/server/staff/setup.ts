import { badRequest } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { insertMember, usableOwners, type NewMember } from './members.ts';
import { hashToken, makeToken } from './one-time-token.ts';
import { staffTables, type StaffMemberRow } from './tables.ts';

const DAY = 86_400_000;

export async function setupIsNeeded(gateway: Gateway): Promise<boolean> {
  const owners = await gateway.database.transaction((tx) => usableOwners(staffTables(tx), gateway));
  return owners.length === 0;
}

/** @returns a link that creates the first owner, once and within a day; undefined when the shop has one. */
export async function makeSetupLink(gateway: Gateway): Promise<string | undefined> {
  if (!(await setupIsNeeded(gateway))) return undefined;
  const { token, hash } = makeToken();
  await staffTables(gateway.database.kysely)
    .insertInto('staff_setup_links')
    .values({
      site_id: gateway.siteId,
      token_hash: hash,
      expires_at: new Date(gateway.clock.now().getTime() + DAY),
    })
    .execute();
  return `${gateway.publicUrl}/admin/setup?token=${token}`;
}

/** Prints the link where only who runs the server reads it. */
export async function announceSetup(
  gateway: Gateway,
  print: (line: string) => void = console.log,
): Promise<void> {
  const link = await makeSetupLink(gateway);
  if (link !== undefined) print(`This shop has no owner yet. Create the account within a day at\n  ${link}`);
}

export async function setupTokenIsValid(gateway: Gateway, token: string): Promise<boolean> {
  const link = await staffTables(gateway.database.kysely)
    .selectFrom('staff_setup_links')
    .select('token_hash')
    .where('site_id', '=', gateway.siteId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', gateway.clock.now())
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses up every open link, so that two people with two links do not both become the first owner. */
export async function createFirstOwner(
  gateway: Gateway,
  token: string,
  owner: Omit<NewMember, 'role'>,
): Promise<StaffMemberRow> {
  return gateway.database.transaction(async (tx) => {
    const db = staffTables(tx);
    const used = await db
      .deleteFrom('staff_setup_links')
      .where('site_id', '=', gateway.siteId)
      .returning(['token_hash', 'expires_at'])
      .execute();
    const hash = hashToken(token);
    const valid = used.some((link) => link.token_hash === hash && link.expires_at > gateway.clock.now());
    if (!valid || (await usableOwners(db, gateway)).length > 0) {
      throw badRequest(
        'This set-up link is used or too old. Restart the server for a new one.',
        'INVALID_TOKEN',
      );
    }
    return insertMember(db, gateway, { ...owner, role: 'owner' });
  });
}
