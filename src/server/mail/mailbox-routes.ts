import { Hono } from 'hono';
import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { invalidField, notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { answerList } from '../http/simple-rest.ts';
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
async function admit(c: GatewayContext, gateway: Gateway): Promise<void> {
  if (!(await gateway.hasMailbox())) throw notFound('Mails go out by SMTP here.', 'ROUTE_NOT_FOUND');
  await requirePermission(c, 'COUNTERPART.STAFF_MANAGE');
}

/** Mounted at `/admin/api`. */
export function mailboxRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/mailbox');
  const mine = () =>
    mailTable(gateway.database.kysely)
      .selectFrom('mailbox')
      .selectAll()
      .where('site_id', '=', gateway.siteId);

  app.get('/', async (c) => {
    await admit(c, gateway);
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

  app.get('/:id', async (c) => {
    await admit(c, gateway);
    const row = await mine().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (!row) throw notFound('There is no such mail.');
    return c.json(present(row));
  });

  app.get('/:id/html', async (c) => {
    await admit(c, gateway);
    const row = await mine().where('id', '=', c.req.param('id')).executeTakeFirst();
    if (!row?.html) throw notFound('There is no such mail, or it is plain text.');
    return showEmail(c, row.html, gateway.publicUrl);
  });

  return app;
}
