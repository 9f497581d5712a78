import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { invalidField } from '../../contract/errors.ts';
import type { Handler, Handlers, Request, SitePropertiesApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { writeSeller } from '../order-invoices/public.ts';
import { propertiesOf, readProperties } from './facts.ts';
import { migrations } from './migrations.ts';
import { changesOf } from './rules/fields.ts';
import { checkSchedule } from './rules/schedule.ts';
import { holdKept, writeKept, type StoredProperties, type Properties } from './store.ts';

/** The contract's name for its event; it has no entity. */
const CHANGED = 'SitePropertiesUpdated';

type Profile = NonNullable<Request<SitePropertiesApi, 'updateBusinessProfile'>['businessProfile']>;
type Contact = NonNullable<Request<SitePropertiesApi, 'updateBusinessContact'>['businessContact']>;

const PROFILE = [
  'siteDisplayName',
  'businessName',
  'logo',
  'description',
  'companyId',
] as const satisfies readonly (keyof Profile)[];
const CONTACT = ['email', 'phone', 'fax', 'address'] as const satisfies readonly (keyof Contact)[];

/** Writes what was changed and tells of it. */
async function change(context: Context, changes: Partial<Record<keyof Properties, unknown>>): Promise<void> {
  const { businessName, ...kept } = changes;
  const before = await holdKept(context);
  if ('businessName' in changes)
    await writeSeller(context, typeof businessName === 'string' ? businessName : '');
  const doc = { ...before.doc, ...kept } as StoredProperties;
  const version = await writeKept(context, doc);
  const properties = await propertiesOf(context, { version, doc });
  const fields = Object.keys(changes) as (keyof Properties)[];
  await context.emit({
    entityFqdn: CHANGED,
    slug: CHANGED,
    entityId: context.siteId,
    body: {
      plain: {
        metasiteId: context.siteId,
        event: {
          version: Number(version),
          fields,
          properties: Object.fromEntries(fields.map((field) => [field, properties[field]])),
        },
      },
    },
  });
}

const getSiteProperties: Handler<SitePropertiesApi, 'getSiteProperties', Context> = async (
  { fields = [] },
  context,
) => {
  const { version, properties } = await readProperties(context);
  if (fields.length === 0) return { version, properties };
  const shown = Object.entries(properties).filter(([name]) => fields.includes(name));
  return { version, properties: Object.fromEntries(shown) };
};

export const siteProperties = defineService({
  name: 'site-properties',
  package: 'business-tools_site-properties',
  handlers: {
    getSiteProperties,
    async updateBusinessProfile({ businessProfile = {}, fields }, context) {
      await change(context, changesOf('businessProfile', PROFILE, businessProfile, fields));
      return {};
    },
    async updateBusinessContact({ businessContact = {}, fields }, context) {
      await change(context, changesOf('businessContact', CONTACT, businessContact, fields));
      return {};
    },
    async updateBusinessSchedule({ businessSchedule = {} }, context) {
      await change(context, { businessSchedule: checkSchedule(businessSchedule) });
      return {};
    },
    async updateConsentPolicy({ consentPolicy = {} }, context) {
      if (consentPolicy.essential === false)
        throw invalidField('consentPolicy.essential', 'OTHER', 'is always true');
      await change(context, { consentPolicy });
      return {};
    },
  } satisfies Handlers<SitePropertiesApi, Context>,
  migrations,
  async site(db, site) {
    const { rows } = await sql<{ name: string | null }>`
      select doc ->> 'siteDisplayName' as name from site_properties where site_id = ${site.id}`.execute(db);
    const name = rows[0]?.name;
    return name ? { name } : {};
  },
});
