import { Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { lockByName } from '../../database/turn.ts';
import { failedPrecondition, notFound } from '../../platform/contract/errors.ts';
import {
  MAX_ANSWERS,
  MAX_TEXT,
  MAX_TITLE,
  unknownPlaces,
  type SavedAnswer,
} from '../../shared/saved-answers.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';

const READ = 'REVIEWS.READ_PRIVATE_REVIEWS';
const REPLY = 'REVIEWS.SET_REPLY';

const answer = z.strictObject({
  title: z.string().trim().min(1).max(MAX_TITLE),
  text: z
    .string()
    .trim()
    .min(1)
    .max(MAX_TEXT)
    .refine((text) => unknownPlaces(text).length === 0, {
      error: ({ input }) => `has a place that nobody knows: ${unknownPlaces(String(input)).join(', ')}`,
    }),
});

const gone = () => notFound('There is no such answer.', 'SAVED_ANSWER_NOT_FOUND');

/** `/saved-answers`: what the team answers again and again. Who may reply keeps them. */
export function answerRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/saved-answers');
  const { database, siteId, clock, ids } = gateway;

  app.get('/', async (c) => {
    await requirePermission(c, READ);
    const { rows } = await sql<SavedAnswer>`SELECT id, title, text FROM saved_answers
      WHERE site_id = ${siteId} ORDER BY lower(title), id`.execute(database.kysely);
    return c.json(rows);
  });

  app.post('/', async (c) => {
    const by = await requirePermission(c, REPLY);
    const { title, text } = await readJson(c, answer);
    const id = ids.guid();
    await database.transaction(async (tx) => {
      await lockByName(tx, `saved-answers:${siteId}`);
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM saved_answers
        WHERE site_id = ${siteId}`.execute(tx);
      if ((rows[0]?.n ?? 0) >= MAX_ANSWERS)
        throw failedPrecondition(`There are ${MAX_ANSWERS} already.`, 'TOO_MANY_SAVED_ANSWERS');
      await sql`INSERT INTO saved_answers (site_id, id, title, text, changed_by, updated_date)
        VALUES (${siteId}, ${id}, ${title}, ${text}, ${by.email}, ${clock.now().toISOString()})`.execute(tx);
    });
    const after = { id, title, text };
    await recordAction(c, gateway, by, {
      name: 'saveAnswer',
      entityType: 'savedAnswer',
      entityId: id,
      after,
    });
    return c.json(after);
  });

  app.put('/:id', async (c) => {
    const by = await requirePermission(c, REPLY);
    const id = c.req.param('id');
    const { title, text } = await readJson(c, answer);
    const { rows } = await sql`UPDATE saved_answers SET title = ${title}, text = ${text},
      changed_by = ${by.email}, updated_date = ${clock.now().toISOString()}
      WHERE site_id = ${siteId} AND id = ${id} RETURNING id`.execute(database.kysely);
    if (rows.length === 0) throw gone();
    const after = { id, title, text };
    await recordAction(c, gateway, by, {
      name: 'saveAnswer',
      entityType: 'savedAnswer',
      entityId: id,
      after,
    });
    return c.json(after);
  });

  app.delete('/:id', async (c) => {
    const by = await requirePermission(c, REPLY);
    const id = c.req.param('id');
    const { rows } = await sql<SavedAnswer>`DELETE FROM saved_answers
      WHERE site_id = ${siteId} AND id = ${id} RETURNING id, title, text`.execute(database.kysely);
    const [before] = rows;
    if (!before) throw gone();
    await recordAction(c, gateway, by, {
      name: 'removeAnswer',
      entityType: 'savedAnswer',
      entityId: id,
      before,
    });
    return c.json(before);
  });

  return app;
}
