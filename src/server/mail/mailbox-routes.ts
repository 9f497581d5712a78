import { Hono } from 'hono';
import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { failedPrecondition, invalidField, notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { answerList } from '../http/simple-rest.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { showEmail } from './show-email.ts';
import { mailTable, type MailRow } from './tables.ts';

const present = (row: MailRow): Record<string, unknown> => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.text,
  html: row.html,
  sentAt: row.sent_at.toISOString(),
});

/** Links for new passwords arrive here, of staff and of customers: it takes the right to manage staff. */
const admit = (c: GatewayContext): Promise<Staff> => requirePermission(c, 'COUNTERPART.STAFF_MANAGE');

/** Mounted at `/admin/api`. */
export function mailboxRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/mailbox');
  const mine = () =>
    mailTable(gateway.database.kysely)
      .selectFrom('mailbox')
      .selectAll()
      .where('site_id', '=', gateway.siteId);

  app.get('/', async (c) => {
    await admit(c);
    return answerList(c, gateway.database.kysely, mine(), {
      resource: 'mailbox',
      sortable: { sentAt: 'sent_at', to: 'recipient', subject: 'subject' },
      defaultSort: { field: 'sentAt', order: 'DESC' },
      filters: {
        to(value) {
          const address = z.string().safeParse(value);
          if (!address.success) throw invalidField('filter.to', 'VALIDATION', 'must be a text');
          return sql<SqlBool>`lower(recipient) = lower(${address.data})`;
        },
      },
      present,
    });
  });

  /** What waits, what failed, and what was sent about orders. */
  app.get('/queue', async (c) => {
    await admit(c);
    return c.json({ emails: await gateway.mailer.list() });
  });

  app.post('/queue/:id/retry', async (c) => {
    const staff = await admit(c);
    const id = c.req.param('id');
    const retried = await gateway.mailer.retry(id);
    if (!retried)
      throw notFound('The email was sent meanwhile, or is stored no longer.', 'EMAIL_NOT_QUEUED', { id });
    await recordAction(c, gateway, staff, { name: 'retryEmail', entityType: 'email', entityId: id });
    return c.json({});
  });

  /** Sends what was stored before there was a mail server. */
  app.post('/:id/send', async (c) => {
    const staff = await admit(c);
    if (await gateway.hasMailbox())
      throw failedPrecondition(
        'No mail server is set up: the email would be stored again.',
        'NO_MAIL_SERVER',
      );
    const id = c.req.param('id');
    const row = await mine().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('There is no such mail.');
    const { recipient: to, subject, text, html } = row;
    // Removed once it is taken over: what cannot be sent stays stored.
    await gateway.mailer.send({ to, subject, text, ...(html !== null && { html }) });
    await mailTable(gateway.database.kysely)
      .deleteFrom('mailbox')
      .where('site_id', '=', gateway.siteId)
      .where('id', '=', id)
      .execute();
    // Subjects may hold codes: the entry names the email by its id.
    await recordAction(c, gateway, staff, { name: 'sendStoredEmail', entityType: 'email', entityId: id });
    return c.json({});
  });

  app.get('/:id', async (c) => {
    await admit(c);
    const row = await mine().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (!row) throw notFound('There is no such mail.');
    return c.json(present(row));
  });

  app.get('/:id/html', async (c) => {
    await admit(c);
    const row = await mine().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (!row?.html) throw notFound('There is no such mail, or it is plain text.');
    return showEmail(c, row.html, gateway.publicUrl);
  });

  return app;
}
