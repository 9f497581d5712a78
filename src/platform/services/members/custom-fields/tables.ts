import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { type QuerySpec, querySpec } from '#platform/contract/index.ts';
import { defineEntity, storedOrdering } from '#platform/store/index.ts';
import type { Application, CustomField } from './field.ts';
import { seededFields } from './system-fields.ts';

export const fields = defineEntity<CustomField>({
  table: 'custom_fields',
  /** Only suggestions are queried; they are the fields that are hidden. */
  spec: querySpec('members_custom-field-suggestions', 'CustomFieldSuggestionQuerySpec'),
  columns: { hidden: { type: 'boolean', required: true } },
  types: { createdDate: 'date', updatedDate: 'date' },
  readonly: ['id', 'key', 'fieldOrigin', 'section', 'hidden', 'revision', 'createdDate', 'updatedDate'],
  immutable: ['fieldType'],
  defaultSort: [{ fieldName: 'name', order: 'ASC' }],
  maxLimit: 100,
  defaultLimit: 100,
  revision: true,
});

/** Of all sections together; a section's own is that of its fields. */
export const fieldOrder = storedOrdering('custom_field_places');

/** Nobody queries them: they are asked for by field. */
const unqueried: QuerySpec = { paging: 'offset', fields: [], searchable: [], aggregatable: [] };

export const applications = defineEntity<Application>({
  table: 'custom_field_applications',
  spec: unqueried,
  columns: {},
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [fields, applications];

const SECTIONS: readonly CustomField['section'][] = ['GENERAL', 'DISPLAY_INFO', 'SOCIAL', 'ADDRESS'];

/** Every field there is, hidden ones too: by section, then in the order a person gave them, then by age. */
export async function allFields({ db, siteId }: SiteDb): Promise<CustomField[]> {
  const { rows } = await sql<{ doc: CustomField }>`select field.doc from custom_fields as field
    left join custom_field_places as placed on placed.site_id = field.site_id and placed.id = field.id
    where field.site_id = ${siteId}
    order by placed.place nulls last, field.doc ->> 'createdDate', field.id`.execute(db);
  const all = rows.map(({ doc }) => doc);
  return SECTIONS.flatMap((section) => all.filter((field) => field.section === section));
}

export async function allApplications({ db, siteId }: SiteDb): Promise<Map<string, Application>> {
  const { rows } = await sql<{ doc: Application }>`select doc from custom_field_applications
    where site_id = ${siteId}`.execute(db);
  return new Map(rows.map(({ doc }) => [doc.id, doc]));
}

/** What every site's profiles have from the start. */
export async function seedFields({
  db,
  siteId,
  clock,
}: Pick<Context, 'db' | 'siteId' | 'clock'>): Promise<void> {
  const seeds = seededFields(clock.now().toISOString());
  await fields.insertMany(db, siteId, seeds, { unlessThere: true });
  await fieldOrder.append(
    db,
    siteId,
    seeds.map(({ id }) => id),
  );
}
