import { sql } from 'kysely';
import { querySpec, type CheckoutTemplatesApi, type Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { SiteDb } from '#platform/context.ts';

/** What a checkout begins with, again and again: a pay link. */
export type CheckoutTemplate = NonNullable<
  Reply<CheckoutTemplatesApi, 'getCheckoutTemplate'>['checkoutTemplate']
> & { id: string };

export const checkoutTemplates = defineEntity<CheckoutTemplate>({
  table: 'checkout_templates',
  spec: querySpec('ecom_checkout-templates', 'CheckoutTemplateQuerySpec'),
  columns: { status: { type: 'text', required: true } },
  readonly: ['id'],
  immutable: ['externalReference'],
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [checkoutTemplates];

/** How often a template was opened, and how many of its checkouts were paid. */
interface TemplateUses {
  templateId: string;
  opened: number;
  paid: number;
  lastOpened: string | null;
}

export async function countOpened({ db, siteId }: SiteDb, templateId: string, now: string): Promise<void> {
  await sql`insert into checkout_template_uses (site_id, template_id, opened, paid, last_opened)
    values (${siteId}, ${templateId}, 1, 0, ${now})
    on conflict (site_id, template_id) do update
      set opened = checkout_template_uses.opened + 1, last_opened = excluded.last_opened`.execute(db);
}

/** Nothing is counted of a template that is gone. */
export async function countPaid({ db, siteId }: SiteDb, templateId: string): Promise<void> {
  await sql`update checkout_template_uses set paid = paid + 1
    where site_id = ${siteId} and template_id = ${templateId}`.execute(db);
}

export async function forgetUses({ db, siteId }: SiteDb, templateId: string): Promise<void> {
  await sql`delete from checkout_template_uses where site_id = ${siteId} and template_id = ${templateId}`.execute(
    db,
  );
}

export async function readUses({ db, siteId }: SiteDb): Promise<TemplateUses[]> {
  const { rows } = await sql<TemplateUses>`
    select template_id as "templateId", opened::int as opened, paid::int as paid, last_opened as "lastOpened"
    from checkout_template_uses where site_id = ${siteId} order by template_id`.execute(db);
  return rows;
}
