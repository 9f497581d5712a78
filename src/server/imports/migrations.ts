import type { MigrationSet } from '../../database/database.ts';

export const importMigrations: MigrationSet = {
  service: 'imports',
  migrations: {
    '001-order-imports': `
      CREATE TABLE order_imports (
        site_id text NOT NULL,
        id text NOT NULL,
        file_name text NOT NULL,
        encoding text NOT NULL,
        delimiter text NOT NULL,
        source text NOT NULL,
        columns jsonb NOT NULL,
        sample jsonb NOT NULL,
        mapping jsonb NOT NULL,
        options jsonb NOT NULL,
        summary jsonb,
        actor_name text NOT NULL,
        created_date text NOT NULL,
        checked_date text,
        started_date text,
        PRIMARY KEY (site_id, id));
      CREATE INDEX order_imports_newest ON order_imports (site_id, created_date DESC);
      CREATE TABLE order_import_parts (
        site_id text NOT NULL,
        import_id text NOT NULL,
        part integer NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (site_id, import_id, part));
      CREATE TABLE order_import_orders (
        site_id text NOT NULL,
        import_id text NOT NULL,
        position integer NOT NULL,
        row_number integer NOT NULL,
        number text NOT NULL,
        request jsonb,
        cells jsonb,
        problems jsonb,
        looked_up boolean NOT NULL DEFAULT false,
        existing_id text,
        order_id text,
        taken_back boolean NOT NULL DEFAULT false,
        PRIMARY KEY (site_id, import_id, position));`,
    '002-imports-of-any-kind': `
      ALTER TABLE order_imports RENAME TO imports;
      ALTER TABLE order_import_parts RENAME TO import_parts;
      ALTER TABLE order_import_orders RENAME TO import_rows;
      ALTER TABLE imports ADD COLUMN what text NOT NULL DEFAULT 'orders', ADD COLUMN offered jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE imports ALTER COLUMN what DROP DEFAULT;
      ALTER TABLE import_rows RENAME COLUMN number TO key;
      ALTER TABLE import_rows RENAME COLUMN order_id TO entity_id;
      ALTER TABLE import_rows ADD COLUMN kept text;
      CREATE INDEX imports_of_kind ON imports (site_id, what, created_date DESC);
      DROP INDEX order_imports_newest;
      UPDATE imports SET summary = (summary - 'orders') || jsonb_build_object('count', summary -> 'orders',
          'fresh', (summary -> 'fresh') - 'orders' || jsonb_build_object('count', summary #> '{fresh,orders}'),
          'changed', (summary -> 'changed') - 'orders' || jsonb_build_object('count', summary #> '{changed,orders}'),
          'unchanged', '{"count": 0, "amount": "0"}'::jsonb,
          'refused', (summary -> 'refused') - 'orders' || jsonb_build_object('count', summary #> '{refused,orders}'))
        WHERE summary IS NOT NULL;`,
    '003-dry-run-jobs': `
      ALTER TABLE imports ADD COLUMN check_job text, ADD COLUMN check_run text;`,
    '004-dry-run-progress': `
      ALTER TABLE imports ADD COLUMN check_progress jsonb;`,
    '005-number-styles': `
      ALTER TABLE imports ADD COLUMN styles jsonb NOT NULL DEFAULT '[]', ADD COLUMN numbers jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN number_survey jsonb;`,
    // A dry run of before does not say what it would change: it is run again.
    '006-changes-field-by-field': `
      ALTER TABLE import_rows ADD COLUMN changes jsonb;
      UPDATE imports SET summary = NULL WHERE started_date IS NULL;
      UPDATE import_rows r SET request = jsonb_build_object('order', r.request)
        FROM imports i WHERE i.site_id = r.site_id AND i.id = r.import_id AND i.what = 'orders' AND r.request IS NOT NULL;`,
    // A date has one field, and the order of day and month is its column's style. What was not begun is run dry again.
    '007-dates-by-column': `
      UPDATE imports SET mapping = regexp_replace(mapping::text, '"(placed|birthdate)(MonthFirst|DayFirst)"', '"\\1"', 'g')::jsonb,
          number_survey = NULL;
      UPDATE imports SET summary = NULL WHERE started_date IS NULL;`,
  },
};
