import { productId, variantId } from './shop-data.ts';
import { ADDRESS } from './shopper.ts';

type Row = Record<string, unknown>;
export type Rows = (text: string, values: unknown[]) => Promise<Row[]>;

const LATEST = 'ORDER BY created_date DESC NULLS LAST, id DESC NULLS LAST LIMIT 25';
const SHELF = 'FROM products WHERE site_id = $1 AND visible';
const FAMILY = 'AND direct_categories_info_categories_id @> jsonb_build_array($2::text)';

const NEWEST = `SELECT doc ${SHELF} ${LATEST}`;
const BY_FAMILY = `SELECT doc ${SHELF} ${FAMILY}
  ORDER BY actual_price_range_min_value_amount NULLS FIRST, id NULLS FIRST LIMIT 25`;
const BY_SLUG = 'SELECT doc FROM products WHERE site_id = $1 AND slug = $2';
const SEARCH = `SELECT doc ${SHELF} AND search_words @@ $2::tsquery ${LATEST}`;

/** The page of a listing and all its counts in one statement, which goes through the listing once. */
const shelf = (where: string): string => `WITH shelf AS MATERIALIZED (
    SELECT id, created_date, inventory_availability_status AS stock, actual_price_range_min_value_amount AS price,
      options_choices_settings_choices_name AS choices ${SHELF} ${where})
  SELECT (SELECT jsonb_agg(doc) FROM (SELECT doc ${SHELF} ${where} ${LATEST}) AS page) AS page,
    (SELECT jsonb_build_object('total', count(*), 'low', min(price), 'high', max(price)) FROM shelf) AS sums,
    (SELECT jsonb_object_agg(stock, n) FROM (SELECT stock, count(*) AS n FROM shelf GROUP BY 1) AS counts) AS stock,
    (SELECT jsonb_object_agg(choice, n) FROM (SELECT choice, count(*) AS n FROM shelf,
      jsonb_array_elements_text(choices) AS choice GROUP BY 1) AS counts) AS choices`;

const ADD = `WITH item AS (
    SELECT p.doc AS product, s.doc AS stock FROM products p
    JOIN inventory_items s ON s.site_id = p.site_id AND s.id = $3::text
    WHERE p.site_id = $1 AND p.id = $2::text AND p.visible),
  cart AS (
    INSERT INTO carts (site_id, id, doc) SELECT $1, $4::text, jsonb_build_object('id', $4::text,
      'createdDate', $5::text, 'updatedDate', $5::text, 'buyer', jsonb_build_object('visitorId', $4::text),
      'lines', jsonb_build_array(jsonb_build_object('id', '1', 'quantity', 1,
        'name', product->>'name', 'price', product#>>'{variantsInfo,variants,0,price,actualPrice,amount}',
        'available', stock->'quantity', 'catalogReference', jsonb_build_object('catalogItemId', $2::text,
          'options', jsonb_build_object('variantId', $3::text)))))
    FROM item RETURNING doc)
  INSERT INTO current_carts (site_id, owner, cart_id) SELECT $1, $4::text, $4::text FROM cart
  RETURNING cart_id AS "cartId", (SELECT doc FROM cart) AS cart`;

export const TOTALS = `SELECT count(*) AS lines,
    sum((line->>'quantity')::int * (p.doc#>>'{variantsInfo,variants,0,price,actualPrice,amount}')::numeric) AS subtotal,
    bool_and((s.doc->>'quantity')::int >= (line->>'quantity')::int) AS available
  FROM carts c CROSS JOIN jsonb_array_elements(c.doc->'lines') AS line
  JOIN products p ON p.site_id = c.site_id AND p.id = line#>>'{catalogReference,catalogItemId}'
  JOIN inventory_items s ON s.site_id = c.site_id AND s.id = line#>>'{catalogReference,options,variantId}'
  WHERE c.site_id = $1 AND c.id = $2`;

const BEGIN = `INSERT INTO checkouts (site_id, id, doc)
  SELECT site_id, $3::text, doc || jsonb_build_object('id', $3::text, 'cartId', id, 'completed', false)
  FROM carts WHERE site_id = $1 AND id = $2 RETURNING id AS "checkoutId", doc`;
const ADDRESS_OF = `UPDATE checkouts SET revision = revision + 1, doc = doc || $3::text::jsonb
  WHERE site_id = $1 AND id = $2 RETURNING doc`;

/** Takes the piece if there is one, and with it writes the order, its payment and the end of checkout and cart. */
const PAY = `WITH begun AS (
    SELECT id, doc, doc#>'{lines,0}' AS line FROM checkouts
    WHERE site_id = $1 AND id = $2 AND NOT (doc->>'completed')::boolean FOR UPDATE),
  taken AS (
    UPDATE inventory_items s SET revision = s.revision + 1,
      doc = jsonb_set(s.doc, '{quantity}', to_jsonb((s.doc->>'quantity')::int - 1))
    FROM begun WHERE s.site_id = $1 AND s.id = begun.line#>>'{catalogReference,options,variantId}'
      AND (s.doc->>'quantity')::int >= 1 RETURNING s.id),
  numbered AS (
    INSERT INTO order_numbers (site_id, last) SELECT $1, 10001 FROM taken
    ON CONFLICT (site_id) DO UPDATE SET last = order_numbers.last + 1 RETURNING last),
  placed AS (
    INSERT INTO orders (site_id, id, doc) SELECT $1, $3::text, begun.doc || jsonb_build_object(
      'id', $3::text, 'number', last::text, 'createdDate', $4::text, 'updatedDate', $4::text, 'purchasedDate', $4::text,
      'checkoutId', begun.id, 'status', 'APPROVED', 'paymentStatus', 'PAID', 'fulfillmentStatus', 'NOT_FULFILLED',
      'archived', false, 'priceSummary', jsonb_build_object('total', jsonb_build_object('amount', line->>'price')))
    FROM begun, numbered RETURNING doc),
  paid AS (
    INSERT INTO order_transactions (site_id, id, doc) SELECT $1, $3::text, jsonb_build_object('id', $3::text, 'orderId',
      $3::text, 'payments', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'createdDate', $4::text,
        'amount', doc#>'{priceSummary,total}')), 'refunds', '[]'::jsonb) FROM placed),
  done AS (
    UPDATE checkouts c SET revision = c.revision + 1, doc = c.doc || '{"completed": true}' FROM placed
    WHERE c.site_id = $1 AND c.id = $2 RETURNING c.doc->>'cartId' AS cart_id),
  emptied AS (DELETE FROM current_carts USING done WHERE site_id = $1 AND current_carts.cart_id = done.cart_id)
  SELECT doc FROM placed`;

const now = (): string => new Date().toISOString();
const fresh = (): string => crypto.randomUUID();

interface Body {
  index?: number;
  cartId?: string;
  checkoutId?: string;
}

const destination = JSON.stringify({
  billingInfo: { address: ADDRESS },
  shippingDestination: { address: ADDRESS },
});

/** What the shop does, as statements written for it alone. @returns undefined where the path is none of the shop's */
export async function answerShop(
  { pathname, searchParams }: URL,
  body: () => Promise<Body>,
  { rows, site }: { rows: Rows; site: string },
): Promise<Row[] | undefined> {
  const asked = (name: string): string => searchParams.get(name) ?? '';
  switch (pathname) {
    case '/shop/newest':
      return rows(NEWEST, [site]);
    case '/shop/family':
      return rows(BY_FAMILY, [site, asked('family')]);
    case '/shop/slug':
      return rows(BY_SLUG, [site, asked('slug')]);
    case '/shop/search':
      return rows(SEARCH, [site, asked('words').split(' ').map((word) => `'${word}':*`).join(' & ')]); // prettier-ignore
    case '/shop/shelf':
      return asked('family') ? rows(shelf(FAMILY), [site, asked('family')]) : rows(shelf(''), [site]);
    case '/shop/totals':
      return rows(TOTALS, [site, asked('cart')]);
    case '/shop/add': {
      const { index = 0 } = await body();
      return rows(ADD, [site, productId(index), variantId(index, 0), fresh(), now()]);
    }
    case '/shop/checkout':
      return rows(BEGIN, [site, (await body()).cartId, fresh()]);
    case '/shop/address':
      return rows(ADDRESS_OF, [site, (await body()).checkoutId, destination]);
    case '/shop/pay':
      return rows(PAY, [site, (await body()).checkoutId, fresh(), now()]);
    default:
      return undefined;
  }
}
