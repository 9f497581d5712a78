import type { Kysely } from 'kysely';
import type { RoleName } from '../../shared/permissions.ts';
import { alreadyExists, failedPrecondition } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { StaffMemberRow, StaffTables } from './tables.ts';
import { isUsable } from './usable.ts';

export interface NewMember {
  email: string;
  name: string;
  role: RoleName;
  passwordHash: string;
  demo?: boolean;
}

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** @throws 409 when somebody has this address already. */
export async function insertMember(
  tx: Kysely<StaffTables>,
  gateway: Gateway,
  member: NewMember,
): Promise<StaffMemberRow> {
  const now = gateway.clock.now();
  const id = gateway.ids.guid();
  const row = await tx
    .insertInto('staff_members')
    .values({
      id,
      name: member.name,
      email: normalEmail(member.email),
      email_verified: true,
      image: null,
      two_factor_enabled: false,
      role: member.role,
      active: true,
      demo: member.demo ?? false,
      order_emails: false,
      last_signed_in_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw alreadyExists('Somebody with this e-mail address is staff already.', 'STAFF_EXISTS');
  await tx
    .insertInto('staff_accounts')
    .values({
      id: gateway.ids.guid(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: member.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return row;
}

/** The rows are locked, so that two owners cannot demote each other at once. */
export async function usableOwners(tx: Kysely<StaffTables>, gateway: Gateway): Promise<StaffMemberRow[]> {
  const rows = await tx
    .selectFrom('staff_members')
    .selectAll()
    .where('role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter((row) => isUsable(row, gateway));
}

/** @throws 428 when `id` is the only owner left. */
export async function assertOwnerRemains(
  tx: Kysely<StaffTables>,
  gateway: Gateway,
  id: string,
): Promise<void> {
  const owners = await usableOwners(tx, gateway);
  if (owners.length === 1 && owners[0]?.id === id) {
    throw failedPrecondition('A shop needs an owner. Make somebody else an owner first.', 'LAST_OWNER');
  }
}
