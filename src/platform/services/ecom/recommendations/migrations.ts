import type { Migrations } from '#database/database.ts';

/** Of a large order the first so many products are paired: ten are ninety rows, three hundred would be ninety thousand. */
const MAX_PAIRED = 10;

const ITEMS = 'line_items_catalog_reference_catalog_item_id';

export const migrations: Migrations = {
  '001-bought': `
    -- How many orders that stand have a product; and how many have it beside another.
    create table bought_items (
      site_id text collate "C" not null, item_id text collate "C" not null, slot integer not null,
      n bigint not null, primary key (site_id, item_id, slot)) with (fillfactor = 50);
    create table bought_pairs (
      site_id text collate "C" not null, item_id text collate "C" not null, other_id text collate "C" not null,
      slot integer not null, n bigint not null, primary key (site_id, item_id, other_id, slot)) with (fillfactor = 50);
    create index bought_items_slots on bought_items (site_id) where slot <> 0;
    create index bought_pairs_slots on bought_pairs (site_id) where slot <> 0;

    -- The products of an order, each once, in the order of its lines.
    create function bought_ids(items jsonb) returns text[] language sql immutable parallel safe
      return array(select left(id, 36) from jsonb_array_elements_text(items) with ordinality as each (id, place)
        where id <> '' group by left(id, 36) order by min(place));

    create function bought_add(site text, items jsonb, sign integer) returns void language plpgsql as $body$
    declare ids text[] := bought_ids(items);
    begin
      insert into bought_items as kept (site_id, item_id, slot, n)
        select site, item, pg_backend_pid(), sign from unnest(ids) as item
        on conflict (site_id, item_id, slot) do update set n = kept.n + excluded.n;
      if cardinality(ids) > 1 then
        insert into bought_pairs as kept (site_id, item_id, other_id, slot, n)
          select site, one, other, pg_backend_pid(), sign
          from unnest(ids[:${MAX_PAIRED}]) as one cross join unnest(ids[:${MAX_PAIRED}]) as other where one <> other
          on conflict (site_id, item_id, other_id, slot) do update set n = kept.n + excluded.n;
      end if;
    end $body$;

    create function bought_count() returns trigger language plpgsql as $body$
    begin
      if tg_op <> 'INSERT' and old.status = 'APPROVED' then perform bought_add(old.site_id, old.${ITEMS}, -1); end if;
      if tg_op <> 'DELETE' and new.status = 'APPROVED' then perform bought_add(new.site_id, new.${ITEMS}, 1); end if;
      return null;
    end $body$;
    create trigger bought_insert after insert on orders for each row
      when (new.status = 'APPROVED' and new.${ITEMS} <> '[]') execute function bought_count();
    create trigger bought_delete after delete on orders for each row
      when (old.status = 'APPROVED' and old.${ITEMS} <> '[]') execute function bought_count();
    create trigger bought_update after update on orders for each row
      when ((old.status = 'APPROVED') is distinct from (new.status = 'APPROVED')
        or (new.status = 'APPROVED' and old.${ITEMS} is distinct from new.${ITEMS}))
      execute function bought_count();

    insert into bought_items (site_id, item_id, slot, n)
      select site_id, item, 0, count(*) from orders cross join lateral unnest(bought_ids(${ITEMS})) as item
      where status = 'APPROVED' group by site_id, item;
    insert into bought_pairs (site_id, item_id, other_id, slot, n)
      select site_id, one, other, 0, count(*)
      from orders cross join lateral (select (bought_ids(${ITEMS}))[:${MAX_PAIRED}] as ids) as first_ones
        cross join lateral unnest(ids) as one cross join lateral unnest(ids) as other
      where status = 'APPROVED' and one <> other group by site_id, one, other;`,
  // A row each cost more than the rest of an import.
  '002-bought-by-statement': `
    create function bought_insert() returns trigger language plpgsql set jit = off as $body$
    begin
      insert into bought_items as kept (site_id, item_id, slot, n)
        select site_id, item, pg_backend_pid(), count(*)
        from added cross join lateral unnest(bought_ids(${ITEMS})) as item
        where status = 'APPROVED' group by site_id, item
        on conflict (site_id, item_id, slot) do update set n = kept.n + excluded.n;
      insert into bought_pairs as kept (site_id, item_id, other_id, slot, n)
        select site_id, one, other, pg_backend_pid(), count(*)
        from added cross join lateral (select (bought_ids(${ITEMS}))[:${MAX_PAIRED}] as ids offset 0) as first_ones
          cross join lateral unnest(ids) as one cross join lateral unnest(ids) as other
        where status = 'APPROVED' and one <> other group by site_id, one, other
        on conflict (site_id, item_id, other_id, slot) do update set n = kept.n + excluded.n;
      return null;
    end $body$;
    drop trigger bought_insert on orders;
    create trigger bought_insert after insert on orders
      referencing new table as added for each statement execute function bought_insert();`,
};
