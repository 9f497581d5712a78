import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prune, type RetentionRule } from '../database/retention.ts';
import { retentionRulesOf, platformMigrations } from '../platform/platform.ts';
import { eachEngine } from '../testing/engines.ts';
import { startGateway } from '../testing/gateway.ts';
import { forgetOld, gatewayRetention } from './retention.ts';
import { gatewayMigrations } from './migrations.ts';

describe('what is kept', () => {
  it('stands in the table for operators, all of it', async () => {
    const text = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    const section = text.slice(text.indexOf('## What is kept'), text.indexOf('## Upgrading'));
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    expect(cells.map(([, what, removed, setting]) => ({ what, removed, setting }))).toEqual(
      [...retentionRulesOf(), ...gatewayRetention].map(({ what, days, since, setting }) => ({
        what,
        removed: days === 0 ? `once ${since}` : `${days} ${days === 1 ? 'day' : 'days'} after ${since}`,
        setting: setting ? `\`${setting}\`` : '',
      })),
    );
  });

  it('is forgotten in bounded batches, and one that fails stops no other', async () => {
    const left = { many: 100_000, few: 7 };
    const batches: number[] = [];
    const failed: string[] = [];
    const kept = (what: string, forget: RetentionRule['forget']): RetentionRule => ({
      what,
      since: 'then',
      days: 1,
      forget,
    });
    await prune({
      kept: [
        kept('broken', () => Promise.reject(new Error('no'))),
        kept('many', async (_, __, limit) => {
          batches.push(limit);
          left.many -= limit;
          return limit;
        }),
        kept('few', async () => {
          const had = left.few;
          left.few = 0;
          return had;
        }),
      ],
      days: {},
      now: new Date(),
      transaction: (work) => work({ db: undefined as never, siteId: 'site' }),
      onError: (what) => failed.push(what),
    });
    expect(failed).toEqual(['broken']);
    expect(batches.length).toBeLessThanOrEqual(20);
    expect(Math.max(...batches)).toBeLessThanOrEqual(1000);
    expect(left.few).toBe(0);
  });
});

eachEngine(
  'the maintenance of the gateway',
  (database) => {
    it('forgets what is old and keeps the rest, with the jobs their results', async () => {
      const { gateway } = startGateway(database());
      const { siteId } = gateway;
      const db = database().kysely;
      const at = (days: number): Date => new Date(Date.now() - days * 86_400_000);
      for (const [id, days] of [
        ['old', 40],
        ['new', 20],
      ] as const) {
        await sql`INSERT INTO mailbox (site_id, id, recipient, subject, text, sent_at)
          VALUES (${siteId}, ${id}, 'a', 'b', 'c', ${at(days)})`.execute(db);
        await sql`INSERT INTO audit_log (site_id, id, at, staff_email, operation, entity_ids, outcome, request_id)
          VALUES (${siteId}, ${id}, ${at(days)}, 'a', 'b', '{}', 'sent', 'r')`.execute(db);
        await sql`INSERT INTO jobs (site_id, id, kind, title, status, selection, params, actor_id, actor, actor_name,
            created_date, finished_date)
          VALUES (${siteId}, ${id}, 'k', 't', 'done', '{}', '{}', 'a', 'a', 'a', ${at(days).toISOString()},
            ${at(days).toISOString()})`.execute(db);
        await sql`INSERT INTO job_items (site_id, job_id, position, item_id, label, state)
          SELECT ${siteId}, ${id}, n, 'i', 'l', 'done' FROM generate_series(1, 1200) AS n`.execute(db);
        await sql`INSERT INTO job_files (site_id, job_id, part, content)
          VALUES (${siteId}, ${id}, 0, 'a,b')`.execute(db);
        await sql`INSERT INTO staff_verifications (id, identifier, value, expires_at, created_at, updated_at)
          VALUES (${id}, 'x', 'y', ${id === 'old' ? at(1) : at(-1)}, now(), now())`.execute(db);
      }
      await forgetOld(gateway, gatewayRetention, { JOB_DAYS: 30 });
      const count = async (table: string): Promise<number> =>
        (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db)).rows[0]
          ?.n ?? 0;
      const counts: Record<string, number> = {};
      for (const table of ['mailbox', 'audit_log', 'jobs', 'job_items', 'job_files', 'staff_verifications']) {
        counts[table] = await count(table);
      }
      expect(counts).toEqual({
        mailbox: 1,
        audit_log: 2,
        jobs: 1,
        job_items: 1200,
        job_files: 1,
        staff_verifications: 1,
      });
    });
  },
  [...gatewayMigrations, ...platformMigrations],
);
