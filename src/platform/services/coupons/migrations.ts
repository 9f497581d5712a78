import type { Migrations } from '../../../database/database.ts';

export const migrations: Migrations = {
  '001-coupons': `
    create table coupons (
      site_id text collate "C" not null,
      id text collate "C" not null,
      code text collate "C" not null,
      doc jsonb not null,
      primary key (site_id, id),
      unique (site_id, code));
    create table coupon_uses (
      site_id text collate "C" not null,
      coupon_id text collate "C" not null,
      order_id text collate "C" not null,
      email text collate "C" not null,
      primary key (site_id, coupon_id, order_id));`,
};
