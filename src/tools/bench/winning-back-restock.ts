import { sql } from 'kysely';
import { seedNotificationRequests } from '../../platform/services/ecom/back-in-stock/public.ts';
import { startWaiting } from '../../testing/back-in-stock.ts';
import { FEW, once, took, withDatabase } from './in-process.ts';
import type { Env } from './processes.ts';
import type { Scenario } from './scenarios.ts';

/** What many wait for comes back. */
export const measureRestock = (env: Env, waiting: number): Promise<Scenario[]> =>
  withDatabase(env, async (database) => {
    const at = startWaiting(database);
    const site = at.shop.site.id;
    const countings: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    const tellings: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let turn = 0; turn < FEW.turns; turn++) {
      for (const side of ['ours', 'bare'] as const) {
        const { id, variantId } = await at.mug();
        await seedNotificationRequests(
          database.kysely,
          site,
          Array.from({ length: waiting }, (_, place) => ({
            id: crypto.randomUUID(),
            createdDate: new Date(at.shop.clock.now().getTime() - (waiting - place) * 1000).toISOString(),
            email: `${side}${turn}-${place}@example.com`,
            contactId: crypto.randomUUID(),
            status: 'RECEIVED' as const,
            autoNotified: false,
            variantId,
            productId: id,
          })),
        );
        await sql`delete from mail_queue`.execute(database.kysely);
        await database.maintain();
        if (side === 'ours') {
          countings.ours.push(await took(() => at.count(variantId, waiting)));
          tellings.ours.push(await took(() => at.shop.platform.maintain()));
          const { rows } = await sql<{ n: number }>`select count(*)::int as n from mail_queue`.execute(
            database.kysely,
          );
          if (rows[0]?.n !== waiting) throw new Error(`${rows[0]?.n} of ${waiting} were told.`);
          continue;
        }
        countings.bare.push(
          await took(() =>
            sql`update inventory_items set revision = revision + 1,
              doc = jsonb_set(jsonb_set(doc, '{quantity}', ${String(waiting)}::jsonb), '{availabilityStatus}', '"IN_STOCK"')
              where site_id = ${site} and doc ->> 'variantId' = ${variantId}`.execute(database.kysely),
          ),
        );
        const now = at.shop.clock.now().toISOString();
        tellings.bare.push(
          await took(() =>
            sql`with told as (
                update back_in_stock_requests set doc = doc || jsonb_build_object('status', 'NOTIFICATION_SENT',
                  'settledDate', ${now}::text) where site_id = ${site} and variant_id = ${variantId}
                  and status = 'RECEIVED' returning id, doc)
              insert into mail_queue (site_id, id, mail, next_attempt)
              select ${site}, 'bare ' || id, jsonb_build_object('to', doc ->> 'email', 'subject', 'Back in stock',
                'text', 'It is back.', 'html', '<p>It is back.</p>'), ${now} from told`.execute(
              database.kysely,
            ),
          ),
        );
      }
    }
    const many = waiting.toLocaleString('en');
    return [
      once(`stock counted of what ${many} wait for`, countings.ours, countings.bare),
      once(`${many} told, each a mail in the queue, as maintenance does`, tellings.ours, tellings.bare),
    ];
  });
