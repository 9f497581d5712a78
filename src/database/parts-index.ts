/**
 * SQL of migrations: an index that finds any part of the folded text of a table. It is not there where the database lets
 * nobody make one; then every row is read. Migrations that were released use it, so it never changes.
 */
export const partsIndex = (table: string): string => `
    do $body$ begin
      create extension if not exists pg_trgm;
      create index if not exists ${table}_search_text_parts on ${table} using gin (search_text gin_trgm_ops);
    exception when undefined_file or undefined_object or insufficient_privilege or feature_not_supported then null;
    end $body$;`;
