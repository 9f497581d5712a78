import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { Handler, Handlers, Request, SitePropertiesApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { changeProperties } from './change.ts';
import { readProperties } from './facts.ts';
import { migrations } from './migrations.ts';
import { changesOf } from './rules/fields.ts';
import { checkSchedule } from './rules/schedule.ts';

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
      await changeProperties(context, changesOf('businessProfile', PROFILE, businessProfile, fields));
      return {};
    },
    async updateBusinessContact({ businessContact = {}, fields }, context) {
      await changeProperties(context, changesOf('businessContact', CONTACT, businessContact, fields));
      return {};
    },
    async updateBusinessSchedule({ businessSchedule = {} }, context) {
      await changeProperties(context, { businessSchedule: checkSchedule(businessSchedule) });
      return {};
    },
    async updateConsentPolicy({ consentPolicy = {} }, context) {
      if (consentPolicy.essential === false)
        throw invalidField('consentPolicy.essential', 'OTHER', 'is always true');
      await changeProperties(context, { consentPolicy });
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
