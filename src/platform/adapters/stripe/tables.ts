import { CamelCasePlugin, type Kysely } from 'kysely';
import type { MigrationSet, Queryable } from '#database/database.ts';

interface Tables {
  /** Members by what Stripe calls them; their cards are kept there. */
  stripeCustomers: { siteId: string; memberId: string; customerId: string };
}

const camelCase = new CamelCasePlugin();

export const stripeTables = (db: Queryable): Kysely<Tables> => (db as Kysely<Tables>).withPlugin(camelCase);

export const stripeMigrations: MigrationSet = {
  service: 'stripe',
  migrations: {
    '001-customers': `
      CREATE TABLE stripe_customers (
        site_id text NOT NULL, member_id text NOT NULL, customer_id text NOT NULL, PRIMARY KEY (site_id, member_id));`,
  },
};
