import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-slots': `
    create table delivery_keeping (
      site_id text collate "C" not null, id text collate "C" not null, revision bigint not null default 1, doc jsonb not null,
      primary key (site_id, id));
    create table delivery_slots (
      site_id text collate "C" not null, checkout_id text collate "C" not null, code text collate "C" not null,
      option_id text collate "C" not null, slot_from text collate "C" not null,
      held_until text collate "C", order_id text collate "C",
      primary key (site_id, checkout_id));
    create index delivery_slots_taken on delivery_slots (site_id, option_id, slot_from);
    create index delivery_slots_past on delivery_slots (slot_from);`,
  '002-of-order': `
    create index delivery_slots_order on delivery_slots (site_id, order_id);`,
};
