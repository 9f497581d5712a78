import { sql } from 'kysely';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import type { DemoPart } from '../demo-part.ts';

const SEED = 9_401;
const DAY = 86_400_000;
const BY = 'owner@halfdrop.example';

/** Days before today; what was never is absent. */
const keys = [
  { name: 'Warehouse Porto', scope: { orders: 'change', stock: 'change' }, made: 210, used: 0.02 },
  { name: 'Newsletter', scope: { members: 'read', products: 'read' }, made: 96, used: 1.3, ends: 269 },
  { name: 'Bookkeeping', scope: 'read', made: 31 },
  { name: 'Old ERP', scope: 'all', made: 402, used: 24, revoked: 23 },
];

const clients = [
  {
    name: 'Halfdrop on Next.js',
    uris: ['https://next.halfdrop.example/callback', 'http://localhost:3000/callback'],
    domains: ['next.halfdrop.example', 'localhost'],
  },
  { name: 'Halfdrop for phones', uris: ['halfdrop.app:/signed-in'], domains: [] },
];

/** Programs that others run beside the shop. Nobody has their keys: what is kept is a digest of nothing. */
export const developersPart: DemoPart = {
  marker: 'demo-developers',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    const now = clock.now().getTime();
    const ago = (days: number | undefined): Date | null =>
      days === undefined ? null : new Date(now - days * DAY);
    const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
    for (const { name, scope, made, used, ends, revoked } of keys)
      await sql`INSERT INTO api_keys (site_id, id, digest, name, ending, scope, created_by, created_at, expires_at,
          last_used_at, revoked_at)
        VALUES (${siteId}, ${guidFrom(random)}, ${guidFrom(random)}, ${name}, ${guidFrom(random).slice(-4)},
          ${json(scope)}, ${BY}, ${ago(made)}, ${ends === undefined ? null : ago(-ends)}, ${ago(used)}, ${ago(revoked)})`.execute(
        tx,
      );
    for (const { name, uris, domains } of clients)
      await sql`INSERT INTO oauth_clients (site_id, id, name, redirect_uris, redirect_domains, created_by, created_at)
        VALUES (${siteId}, ${guidFrom(random)}, ${name}, ${json(uris)}, ${json(domains)}, ${BY}, ${ago(120)})`.execute(
        tx,
      );
    return `${keys.length} API keys and ${clients.length} clients`;
  },
};
