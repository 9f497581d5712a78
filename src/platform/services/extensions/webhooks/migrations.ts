import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-webhooks': `
    CREATE TABLE webhooks (
      site_id text NOT NULL,
      id text NOT NULL,
      name text NOT NULL,
      address text NOT NULL,
      app_id text NOT NULL,
      events jsonb,
      state text NOT NULL,
      keys jsonb NOT NULL,
      cursor bigint NOT NULL,
      next_turn text NOT NULL,
      lease_until text,
      fence bigint NOT NULL DEFAULT 0,
      failures integer NOT NULL DEFAULT 0,
      failing_since text,
      delivered_date text,
      created_date text NOT NULL,
      updated_date text NOT NULL,
      PRIMARY KEY (site_id, id));
    CREATE TABLE webhook_deliveries (
      site_id text NOT NULL,
      webhook_id text NOT NULL,
      number bigint GENERATED ALWAYS AS IDENTITY,
      sequence bigint NOT NULL,
      event_id text NOT NULL,
      event_type text NOT NULL,
      entity_fqdn text NOT NULL,
      entity_id text NOT NULL,
      event_time text NOT NULL,
      replay boolean NOT NULL,
      state text NOT NULL DEFAULT 'WAITING',
      tries integer NOT NULL DEFAULT 0,
      next_try text NOT NULL,
      decided_date text,
      history jsonb NOT NULL DEFAULT '[]',
      PRIMARY KEY (site_id, webhook_id, number),
      FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks (site_id, id) ON DELETE CASCADE);
    CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (site_id, webhook_id, number) WHERE state = 'WAITING';
    CREATE INDEX webhook_deliveries_entity ON webhook_deliveries (site_id, webhook_id, entity_id, entity_fqdn, number)
      WHERE state = 'WAITING';
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (site_id, webhook_id, next_try) WHERE state = 'WAITING';
    CREATE INDEX webhook_deliveries_parked ON webhook_deliveries (site_id, webhook_id, number) WHERE state = 'PARKED';
    CREATE INDEX webhook_deliveries_decided ON webhook_deliveries (site_id, decided_date) WHERE decided_date IS NOT NULL;
    CREATE TABLE webhook_replays (
      site_id text NOT NULL,
      webhook_id text NOT NULL,
      number bigint GENERATED ALWAYS AS IDENTITY,
      cursor bigint NOT NULL,
      until bigint NOT NULL,
      from_time text NOT NULL,
      to_time text NOT NULL,
      PRIMARY KEY (site_id, webhook_id, number),
      FOREIGN KEY (site_id, webhook_id) REFERENCES webhooks (site_id, id) ON DELETE CASCADE);`,
};
