import { listBadges, type Badge } from '@wix/auto_sdk_members_badges';
import {
  createCustomFieldApplication,
  deleteCustomFieldApplication,
  getCustomFieldApplications,
  updateCustomFieldApplication,
  type CustomFieldApplication,
} from '@wix/auto_sdk_members_custom-field-applications';
import { listCustomFieldSuggestions } from '@wix/auto_sdk_members_custom-field-suggestions';
import {
  createCustomField,
  deleteCustomField,
  getCustomField,
  hideCustomField,
  listCustomFields,
  updateCustomField,
  updateCustomFieldsOrder,
  type CustomField as WixCustomField,
} from '@wix/auto_sdk_members_custom-fields';
import { staffClient, type CallOptions } from './staff-client.ts';

export interface CustomField extends WixCustomField {
  /** Off the profile: a suggestion. */
  hidden?: boolean;
  /** Whom it is for; everybody without. */
  application?: CustomFieldApplication | undefined;
}

/** Badges by which a field is limited: those who have one of the first, and none of the second. */
export interface BadgeLimits {
  only: readonly string[];
  except: readonly string[];
}

export interface FieldChange {
  name?: string;
  fieldType?: WixCustomField['fieldType'];
  socialType?: WixCustomField['socialType'];
  defaultPrivacy?: WixCustomField['defaultPrivacy'];
  revision?: string;
  limits?: BadgeLimits;
}

/** So many of a section are put in order at once. */
export const MAX_FIELDS = 200;

const applicationOf = async (id: string, options?: CallOptions) =>
  (await staffClient(options).use(getCustomFieldApplications)([id])).applications?.[0];

const suggestions = async (options?: CallOptions) =>
  (await staffClient(options).use(listCustomFieldSuggestions)({ paging: { limit: 100 } })).suggestions ?? [];

async function all(options?: CallOptions): Promise<CustomField[]> {
  const client = staffClient(options);
  const [listed, hidden] = await Promise.all([
    client.use(listCustomFields)({ paging: { limit: MAX_FIELDS } }),
    suggestions(options),
  ]);
  const fields = listed.fields ?? [];
  const limited = fields.flatMap(({ _id, appliesTo }) =>
    _id && String(appliesTo) === 'SELECTED_MEMBERS' ? _id : [],
  );
  const read = limited.length > 0 ? await client.use(getCustomFieldApplications)(limited) : {};
  const byId = new Map((read.applications ?? []).map((one) => [one.customFieldId, one]));
  return [
    ...fields.map((field) => ({ ...field, application: byId.get(field._id) })),
    ...hidden.flatMap(({ customFieldId, ...field }): CustomField[] =>
      customFieldId ? [{ ...field, _id: customFieldId, hidden: true }] : [],
    ),
  ];
}

/** What is limited in another way than by badge stays as it is. */
async function limit(id: string, { only, except }: BadgeLimits): Promise<void> {
  const before = await applicationOf(id);
  const applications = {
    items: [
      ...(before?.applications?.items ?? []).filter(
        ({ applicationType }) => String(applicationType) !== 'BADGE',
      ),
      ...only.map((entityId) => ({ applicationType: 'BADGE' as const, entityId })),
    ],
  };
  const exclusions = {
    items: [
      ...(before?.exclusions?.items ?? []).filter(({ exclusionType }) => String(exclusionType) !== 'BADGE'),
      ...except.map((entityId) => ({ exclusionType: 'BADGE' as const, entityId })),
    ],
  };
  const client = staffClient();
  const none = applications.items.length + exclusions.items.length === 0;
  const input = { applications, exclusions };
  if (none) {
    if (before) await client.use(deleteCustomFieldApplication)(id);
  } else if (before) {
    await client.use(updateCustomFieldApplication)(id, { ...input, revision: before.revision ?? '' });
  } else {
    await client.use(createCustomFieldApplication)({ ...input, customFieldId: id });
  }
}

async function get(id: string, options?: CallOptions): Promise<CustomField> {
  const [{ field }, application, hidden] = await Promise.all([
    staffClient(options).use(getCustomField)(id),
    applicationOf(id, options),
    suggestions(options),
  ]);
  return {
    ...field,
    application,
    hidden: hidden.some(({ customFieldId }) => customFieldId === id),
  };
}

export const customFieldOperations = {
  query: async (_query: unknown, options?: CallOptions) => ({ fields: await all(options) }),
  get,
  create: async ({ limits, name = '', ...field }: FieldChange): Promise<CustomField> => {
    const { _id } = await staffClient().use(createCustomField)({ ...field, name });
    if (limits && limits.only.length + limits.except.length > 0) await limit(_id ?? '', limits);
    return get(_id ?? '');
  },
  update: async (id: string, { limits, revision = '', ...field }: FieldChange): Promise<CustomField> => {
    await staffClient().use(updateCustomField)(id, { ...field, revision });
    if (limits) await limit(id, limits);
    return get(id);
  },
  delete: async (id: string): Promise<void> => {
    const { field } = await staffClient().use(getCustomField)(id);
    await staffClient().use(deleteCustomField)(id, field?.revision ?? '');
  },
  /** As it stands now: who looks at the form of a field may have saved it a moment ago. */
  hide: async (id: string): Promise<void> => {
    const { field } = await staffClient().use(getCustomField)(id);
    await staffClient().use(hideCustomField)(id, field?.revision ?? '');
  },
  /** A hidden one comes back as it was. */
  putBack: (name: string) => staffClient().use(createCustomField)({ name }),
  order: (section: NonNullable<WixCustomField['section']>, ids: string[]) =>
    staffClient().use(updateCustomFieldsOrder)(ids, { section }),
  badges: async (options?: CallOptions): Promise<Badge[]> =>
    (await staffClient(options).use(listBadges)({ paging: { limit: 100 } })).badges ?? [],
};
