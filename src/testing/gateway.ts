import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Database } from '../database/database.ts';
import { mediaLibrary } from '../server/media/library.ts';
import { createApp } from '../server/app.ts';
import type { Gateway, OutgoingMail, StaffPasswords } from '../server/gateway.ts';
import { gatewayMigrations } from '../server/migrations.ts';
import { JobRunner } from '../server/jobs/job-runner.ts';
import { JobStore } from '../server/jobs/job-store.ts';
import type { JobKind } from '../server/jobs/jobs.ts';
import type { Jobs } from '../server/jobs/routes.ts';
import { LiveHub } from '../server/live/routes.ts';
import { demoAccounts } from '../server/staff/demo-staff.ts';
import { insertMember } from '../server/staff/members.ts';
import { staffTables } from '../server/staff/tables.ts';
import { Browser } from './browser.ts';
import { memoryFiles } from './deterministic.ts';

const SITE_ID = '11111111-2222-4333-8444-555555555555';
const ORIGIN = 'http://localhost:8080';

/** What the gateway asked of the platform. */
interface PlatformCall {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

type Answer = (call: PlatformCall) => { status?: number; body: unknown };

export interface TestGateway {
  gateway: Gateway;
  /** Neither runs until a test starts it. */
  jobs: Jobs;
  hub: LiveHub;
  mails: OutgoingMail[];
  calls: PlatformCall[];
  /** How the platform answers from now on. */
  answerWith(answer: Answer): void;
  /** Moves the gateway's clock; the sign-in library keeps its own time. */
  advance(milliseconds: number): void;
  fetch(request: Request): Response | Promise<Response>;
  /** What it answers, by method and path. */
  routes: readonly { method: string; path: string }[];
  browser(origin?: string): Browser;
  /** A browser with the demo account of this role signed in. */
  signedIn(role: string): Promise<Browser>;
}

export { gatewayMigrations };

/** Hashing is slow on purpose, and half of the time of tests that sign people in: here it is quick. */
const quickHash = (password: string): string => createHash('sha256').update(password).digest('hex');
const passwords: StaffPasswords = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
};

/** TRUNCATE makes new files for each table and index, which takes ten times as long as removing the few rows of a test. */
const WRITTEN = [
  'staff_members',
  'staff_attempts',
  'staff_invitations',
  'staff_setup_links',
  'staff_verifications',
  'audit_log',
  'prepared_refunds',
  'mailbox',
];

/** Between tests: nobody but the demo's staff, and nothing written down. */
export async function resetGateway({ gateway }: TestGateway): Promise<void> {
  await gateway.database.transaction(async (tx) => {
    const emptied = WRITTEN.map(
      (table) => sql`${sql.ref(`emptied_${table}`)} AS (DELETE FROM ${sql.table(table)})`,
    );
    await sql`WITH ${sql.join(emptied)} SELECT 1`.execute(tx);
    for (const account of demoAccounts) {
      const passwordHash = quickHash(account.password);
      await insertMember(staffTables(tx), gateway, { ...account, passwordHash, demo: true });
    }
  });
}

/** The gateway's app over a platform made of canned answers; the database has `gatewayMigrations`. */
export function startGateway(
  database: Database,
  changes: Partial<
    Pick<
      Gateway,
      | 'cardPayments'
      | 'clock'
      | 'demo'
      | 'embedded'
      | 'logger'
      | 'mailer'
      | 'publicUrl'
      | 'hasMailbox'
      | 'platformFetch'
      | 'siteId'
      | 'store'
      | 'onChange'
    >
  > = {},
  kinds: ReadonlyMap<string, JobKind> = new Map(),
  shopper: Partial<
    Pick<
      Parameters<typeof createApp>[0],
      'developers' | 'platformFetch' | 'paymentGateway' | 'appOrigins' | 'carrier' | 'documents' | 'library'
    >
  > = {},
): TestGateway {
  const mails: OutgoingMail[] = [];
  const calls: PlatformCall[] = [];
  let answer: Answer = () => ({ body: {} });
  let offset = 0;

  const gateway: Gateway = {
    database,
    siteId: SITE_ID,
    store: { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'en' },
    async platformFetch(request) {
      const url = new URL(request.url);
      const body = await request.text();
      const call = {
        method: request.method,
        path: url.pathname + url.search,
        headers: request.headers,
        body,
      };
      calls.push(call);
      const reply = answer(call);
      return Response.json(reply.body, {
        status: reply.status ?? 200,
        headers: { 'set-cookie': 'theirs=1' },
      });
    },
    onChange: () => () => {},
    clock: { now: () => new Date(Date.now() + offset) },
    ids: { guid: () => crypto.randomUUID() },
    logger: pino({ level: 'silent' }),
    mailer: {
      async send(mail) {
        mails.push(mail);
      },
      list: async () => [],
      retry: async () => undefined,
    },
    publicUrl: ORIGIN,
    passwords,
    secret: 'a secret for tests that is long enough to sign with',
    demo: true,
    embedded: true,
    hasMailbox: async () => true,
    ...changes,
  };
  const store = new JobStore(database, SITE_ID);
  const jobs = { store, runner: new JobRunner(gateway, store, kinds, { pauseMs: 1 }), kinds };
  const hub = new LiveHub();
  const app = createApp({
    gateway,
    jobs,
    hub,
    isReady: () => true,
    media: new Hono(),
    library: mediaLibrary({ files: memoryFiles() }),
    documents: memoryFiles(),
    ...shopper,
    pages: new Hono(),
    storefront: new Hono(),
  });
  const fetch = (request: Request): Response | Promise<Response> => app.fetch(request);
  const browser = (origin = ORIGIN): Browser => new Browser(fetch, origin);

  return {
    gateway,
    jobs,
    hub,
    mails,
    calls,
    answerWith: (next) => (answer = next),
    advance: (milliseconds) => (offset += milliseconds),
    fetch,
    routes: app.routes,
    browser,
    async signedIn(role) {
      const person = browser();
      const reply = await person.signIn(`${role}@halfdrop.example`, `halfdrop-${role}`);
      if (!reply.ok) throw new Error(`Signing in failed: ${await reply.text()}`);
      return person;
    },
  };
}
