import { PlatformError } from '../../platform/contract/errors.ts';
import { roleNames, type RoleName } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import { insertMember } from './members.ts';
import { staffTables } from './tables.ts';

interface DemoAccount {
  role: RoleName;
  name: string;
  email: string;
  password: string;
}

const names: Record<RoleName, string> = {
  owner: 'Ines Aalto',
  merchant: 'Marek Duval',
  moderator: 'Noor Castellan',
  editor: 'Edda Ruiz',
  viewer: 'Vito Lindqvist',
};

/** Shown on the sign-in page in demo mode. */
export const demoAccounts: readonly DemoAccount[] = roleNames.map((role) => ({
  role,
  name: names[role],
  email: `${role}@halfdrop.example`,
  password: `halfdrop-${role}`,
}));

/** Makes the demo's accounts where they are missing; one somebody changed stays as it is. */
export async function ensureDemoStaff(gateway: Gateway): Promise<void> {
  const db = staffTables(gateway.database.kysely);
  const present = await db.selectFrom('staff_members').select('email').where('demo', '=', true).execute();
  const emails = new Set(present.map((row) => row.email));
  for (const { role, name, email, password } of demoAccounts) {
    if (emails.has(email)) continue;
    const passwordHash = await gateway.passwords.hash(password);
    await gateway.database
      .transaction(async (tx) => {
        await insertMember(staffTables(tx), gateway, { role, name, email, passwordHash, demo: true });
      })
      .catch((error: unknown) => {
        // Another process that started at the same moment was faster.
        if (!(error instanceof PlatformError) || error.code !== 'STAFF_EXISTS') throw error;
      });
  }
}
