import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { noteIn, type Note } from '#database/notes.ts';
import type { Listener } from '#platform/service.ts';
import type { StockItem } from '../../stores/inventory/public.ts';

interface Turn {
  variantId: string;
  productId: string;
  /** Else it has sold out, or its stock is no longer kept. */
  isBack: boolean;
  /** 0 where pieces are not counted. */
  pieces: number;
}

/**
 * One row for each variant that is back and waited for; it goes when that sells out again. Who waits for a whole product
 * has the product's id in the place of the variant's: its row goes when the last of its variants sells out.
 */
const statementOf = (siteId: string, turns: readonly Turn[]): RawBuilder<unknown> => sql`
    with turned as (
      select entry ->> 'variantId' as variant_id, entry ->> 'productId' as product_id,
        (entry ->> 'isBack')::boolean as is_back, (entry ->> 'pieces')::int as pieces
      from jsonb_array_elements(${JSON.stringify(turns)}::text::jsonb) as entry),
    gone as (
      delete from back_in_stock_restocks as restock using turned
      where restock.site_id = ${siteId} and restock.variant_id = turned.variant_id and not is_back),
    sold_out as (
      delete from back_in_stock_restocks as restock using turned
      where restock.site_id = ${siteId} and restock.variant_id = turned.product_id and not is_back
        and not exists (select from inventory_items as item where item.site_id = ${siteId}
          and item.product_id = turned.product_id and item.availability_status = 'IN_STOCK')),
    back as (
      select variant_id, product_id, pieces from turned where is_back
      union all
      select product_id, product_id, sum(pieces)::int from turned where is_back group by product_id)
    insert into back_in_stock_restocks as kept (site_id, variant_id, product_id, most)
    select ${siteId}::text, variant_id, product_id, pieces from back
    where exists (select from back_in_stock_requests as request
      where request.site_id = ${siteId} and request.variant_id = back.variant_id and status = 'RECEIVED')
    order by variant_id
    on conflict (site_id, variant_id) do update set
      most = case when kept.variant_id = kept.product_id then greatest(kept.most, excluded.most) else excluded.most end,
      told = case when kept.variant_id = kept.product_id then kept.told else 0 end`;

/** What came back and what sold out in a transaction, written by one statement as its last. */
class Turns implements Note {
  readonly #siteId: string;
  #byVariant = new Map<string, Turn>();

  constructor(siteId: string) {
    this.#siteId = siteId;
  }

  add(turn: Turn): void {
    this.#byVariant.set(turn.variantId, turn);
  }

  mark(): () => void {
    const before = new Map(this.#byVariant);
    return () => void (this.#byVariant = before);
  }

  beforeCommit(): RawBuilder<unknown> | undefined {
    const turns = [...this.#byVariant.values()];
    this.#byVariant = new Map();
    return turns.length === 0 ? undefined : statementOf(this.#siteId, turns);
  }
}

const TURNS = Symbol('restocks');

async function note({ db, siteId }: { db: Queryable; siteId: string }, turn: Turn): Promise<void> {
  const turns = noteIn(db, TURNS, () => new Turns(siteId));
  await (turns ? turns.add(turn) : statementOf(siteId, [turn]).execute(db));
}

const turnOf = ({ variantId, productId, availabilityStatus, quantity }: StockItem): Turn => ({
  variantId,
  productId,
  isBack: availabilityStatus === 'IN_STOCK',
  pieces: quantity ?? 0,
});

const onStatus: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { inventoryItem } = body.actionEvent.body as { inventoryItem: StockItem };
  await note(context, turnOf(inventoryItem));
};

/** A variant whose stock was not kept had none to sell. */
const onKept: Listener = async ({ body }, context) => {
  if (!('createdEvent' in body)) return;
  const turn = turnOf(body.createdEvent.entity as StockItem);
  if (turn.isBack) await note(context, turn);
};

const onForgotten: Listener = async ({ body }, context) => {
  if (!('deletedEvent' in body)) return;
  await note(context, { ...turnOf(body.deletedEvent.deletedEntity as StockItem), isBack: false });
};

export const stockListeners: Readonly<Record<string, Listener>> = {
  'wix.stores.catalog.v3.inventory_item_stock_status_updated': onStatus,
  'wix.stores.catalog.v3.inventory_item_created': onKept,
  'wix.stores.catalog.v3.inventory_item_deleted': onForgotten,
};
