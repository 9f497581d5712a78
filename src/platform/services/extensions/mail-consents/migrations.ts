import type { Migrations } from '#database/database.ts';

export const migrations: Migrations = {
  '001-consents': `
    create table mail_refusals (
      site_id text collate "C" not null, kind text collate "C" not null, email text collate "C" not null,
      date text not null, primary key (site_id, kind, email));
    create table newsletter_consents (
      site_id text collate "C" not null, number bigint generated always as identity, email text collate "C" not null,
      given boolean not null, date text not null, place text not null, words text not null, language text not null,
      primary key (site_id, number));
    create index newsletter_consents_email on newsletter_consents (site_id, email, number desc);`,
};
