/** The measure: hand-written SQL on the same tables behind node:http, with nothing else in between. */
import { createServer, type IncomingMessage } from 'node:http';
import { CompiledQuery } from 'kysely';
import { openDatabase } from '../../database/open-database.ts';
import { answerDelivery } from './baseline-delivery.ts';
import { answerDiscounts } from './baseline-discounts.ts';
import { answerImport } from './baseline-import.ts';
import { answerMedia } from './baseline-media.ts';
import { answerReport } from './baseline-reports.ts';
import { answerReviews } from './baseline-reviews.ts';
import { answerShop } from './baseline-shop.ts';
import { answerTax } from './baseline-tax.ts';

const { DATA_DIR, DATABASE_URL, SITE_ID: site = '', PORT } = process.env;
const database = await openDatabase(
  DATABASE_URL ? { url: DATABASE_URL } : { dataDir: `${DATA_DIR ?? '.data'}/database` },
);

type Row = Record<string, unknown>;
const rows = async (text: string, values: unknown[]): Promise<Row[]> =>
  (await database.kysely.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;

const NEWEST =
  'SELECT doc FROM orders WHERE site_id = $1 ORDER BY created_date DESC NULLS LAST, id DESC NULLS LAST LIMIT 25';
const BY_STATUS =
  "SELECT doc FROM orders WHERE site_id = $1 AND payment_status = 'NOT_PAID' ORDER BY created_date DESC NULLS LAST, id DESC NULLS LAST LIMIT 25";
const DEEP =
  'SELECT doc FROM orders WHERE site_id = $1 AND (created_date, id) < ($2, $3) ORDER BY created_date DESC NULLS LAST, id DESC NULLS LAST LIMIT 25';
const ONE = 'SELECT doc FROM orders WHERE site_id = $1 AND id = $2';
const ORDER_WITH_PAYMENTS = `SELECT o.doc, t.doc AS transactions FROM orders o
  JOIN order_transactions t ON t.site_id = o.site_id AND t.id = o.id WHERE o.site_id = $1 AND o.id = $2`;
/** What any back end must at least write to mark orders as paid: their status and a payment each. */
const PAY = `WITH paid AS (
    UPDATE orders SET revision = revision + 1, doc = jsonb_set(jsonb_set(doc, '{paymentStatus}', '"PAID"'), '{updatedDate}', to_jsonb($3::text))
    WHERE site_id = $1 AND id = ANY($2) RETURNING id, doc)
  UPDATE order_transactions t SET revision = t.revision + 1, doc = jsonb_set(t.doc, '{payments}', COALESCE(t.doc->'payments', '[]'::jsonb) ||
    jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'createdDate', $3::text, 'amount', paid.doc->'priceSummary'->'total')))
  FROM paid WHERE t.site_id = $1 AND t.id = paid.id RETURNING paid.doc`;

const body = async <Body>(request: IncomingMessage): Promise<Body> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Body;
};

async function answer(request: IncomingMessage): Promise<Row[]> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { pathname, searchParams } = url;
  switch (pathname) {
    case '/newest':
      return rows(NEWEST, [site]);
    case '/by-status':
      return rows(BY_STATUS, [site]);
    case '/deep':
      return rows(DEEP, [site, searchParams.get('date'), searchParams.get('id')]);
    case '/one':
      return rows(ONE, [site, searchParams.get('id')]);
    case '/with-payments':
      return rows(ORDER_WITH_PAYMENTS, [site, searchParams.get('id')]);
    case '/pay':
      return rows(PAY, [site, (await body<{ ids: string[] }>(request)).ids, new Date().toISOString()]);
    default: {
      const found =
        (await answerReport(url, { rows, site })) ??
        (await answerDelivery(url, { rows, site })) ??
        (await answerDiscounts(url, { rows, site })) ??
        (await answerTax(url, { rows, site })) ??
        (await answerImport(url, { rows, site })) ??
        (await answerMedia(url, { rows, site })) ??
        (await answerReviews(url, () => body(request), { rows, site })) ??
        (await answerShop(url, () => body(request), { rows, site }));
      if (found) return found;
      throw new Error(`no ${pathname}`);
    }
  }
}

const server = createServer((request, response) => {
  answer(request).then(
    (found) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found));
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});
// The measuring side keeps its connections for as long as a whole run.
server.keepAliveTimeout = 600_000;
server.listen(Number(PORT), () => console.log('bare handler ready'));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void database.close().then(() => process.exit());
});
