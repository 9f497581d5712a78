import type { Database } from '../../database/database.ts';
import { argonPasswords } from '../../platform/adapters/argon-passwords.ts';
import { publishPasswords, withdrawPasswords } from '../../platform/services/identity/accounts/public.ts';
import { demoCustomers } from './customers.ts';

/** Of the demo's members, the ones whose password is printed at the start. */
export const demoShoppers = [
  { email: 'beatriz.almeida@example.com', password: 'halfdrop-demo', language: 'en' },
  { email: 'yehonatan.friedman@example.com', password: 'halfdrop-demo', language: 'he' },
] as const;

const accounts = () => {
  const customers = new Map(demoCustomers().map(({ email, memberId }) => [email, memberId]));
  return demoShoppers.map(({ email, ...rest }) => {
    const memberId = customers.get(email);
    if (memberId === undefined) throw new Error(`The demo has no member ${email}.`);
    return { memberId, ...rest };
  });
};

type Db = Parameters<typeof publishPasswords>[0];

export const openDemoShoppers = (db: Db, siteId: string): Promise<void> =>
  publishPasswords(db, siteId, accounts(), argonPasswords());

/** Published passwords are of no use when the demo is off. */
export const restDemoShoppers = ({ kysely }: Database, siteId: string): Promise<void> =>
  withdrawPasswords(kysely, siteId, accounts(), argonPasswords());
