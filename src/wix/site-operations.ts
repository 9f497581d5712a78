import {
  getSiteProperties,
  updateBusinessContact,
  updateBusinessProfile,
  updateBusinessSchedule,
  type BusinessContactData,
  type BusinessProfileData,
  type BusinessSchedule,
  type Properties,
} from '@wix/auto_sdk_business-tools_site-properties';
import { staffClient, type CallOptions } from './staff-client.ts';

export type SiteProperties = Properties;

/** A part, and of it the fields that change; what is named and has no value is cleared. */
interface SitePropertiesPart<Data> {
  data: Data;
  fields: string[];
}

export interface SiteChange {
  profile?: SitePropertiesPart<BusinessProfileData>;
  contact?: SitePropertiesPart<BusinessContactData>;
  schedule?: BusinessSchedule;
}

export const siteOperations = {
  read: async (options?: CallOptions): Promise<{ version: string; properties: SiteProperties }> => {
    const { version, properties } = await staffClient(options).use(getSiteProperties)();
    return { version: String(version), properties: properties ?? {} };
  },
  async change({ profile, contact, schedule }: SiteChange): Promise<void> {
    const client = staffClient();
    if (profile) await client.use(updateBusinessProfile)(profile.data, { fields: profile.fields });
    if (contact) await client.use(updateBusinessContact)(contact.data, { fields: contact.fields });
    if (schedule) await client.use(updateBusinessSchedule)(schedule);
  },
};
