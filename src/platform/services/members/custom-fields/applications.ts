import type { Context } from '#platform/context.ts';
import { alreadyExists, invalidField, notFound } from '#platform/contract/errors.ts';
import type {
  CustomFieldApplicationsApi,
  Handler,
  Handlers,
  OperationName,
  Request,
} from '#platform/contract/index.ts';
import { audiencesOf } from './audiences.ts';
import { emitField } from './events.ts';
import type { Application, CustomField, ShownApplication } from './field.ts';
import { present } from './fields.ts';
import { applies, type Audience, NOBODY } from './rules/applies.ts';
import { allApplications, allFields, applications, fields } from './tables.ts';

type Operation<Name extends OperationName<CustomFieldApplicationsApi>> = Handler<
  CustomFieldApplicationsApi,
  Name,
  Context
>;
type ApplicationInput = Request<CustomFieldApplicationsApi, 'createCustomFieldApplication'>['application'];

const noneOf = (customFieldId: string) =>
  notFound('The field has no application: it is for everybody.', undefined, { customFieldId });

const shown = (
  { id, applications: to, exclusions, revision }: Application,
  field: Pick<CustomField, 'key'> | undefined,
): ShownApplication => ({
  customFieldId: id,
  ...(field && { customFieldKey: field.key }),
  applications: to,
  exclusions,
  ...(revision !== undefined && { revision }),
});

/** Each once. @throws 400 for one that says not what it is */
function readItems<Item extends object>(
  items: readonly Item[] | undefined,
  kindOf: (item: Item) => string | undefined,
  path: string,
): Item[] {
  const once = new Map<string, Item>();
  for (const [index, item] of (items ?? []).entries()) {
    const kind = kindOf(item) ?? 'UNKNOWN';
    if (kind === 'UNKNOWN')
      throw invalidField(`${path}[${index}]`, 'INVALID_ENUM_VALUE', 'must be of a known kind');
    const key = JSON.stringify([kind, (item as { entityId?: unknown }).entityId]);
    if (!once.has(key)) once.set(key, item);
  }
  return [...once.values()];
}

const readApplication = (id: string, { applications: to, exclusions }: ApplicationInput): Application => ({
  id,
  applications: {
    items: readItems(to?.items, ({ applicationType }) => applicationType, 'application.applications.items'),
  },
  exclusions: {
    items: readItems(exclusions?.items, ({ exclusionType }) => exclusionType, 'application.exclusions.items'),
  },
});

/** Held, so that it does not go while somebody says whom it is for. @throws 404 */
async function lockField({ db, siteId }: Context, id: string): Promise<CustomField> {
  const field = await fields.getForUpdate(db, siteId, id);
  if (!field) throw notFound('The custom field was not found.', undefined, { customFieldId: id });
  return field;
}

const createCustomFieldApplication: Operation<'createCustomFieldApplication'> = async (
  { application },
  context,
) => {
  const { db, siteId } = context;
  const field = await lockField(context, application.customFieldId ?? '');
  const next = readApplication(field.id, application);
  if (await applications.get(db, siteId, field.id))
    throw alreadyExists('The field has an application already.', undefined, { customFieldId: field.id });
  const stored = await applications.insert(db, siteId, next);
  await emitField(context, 'updated', field);
  return { application: shown(stored, field) };
};

/** All of it is replaced. */
const updateCustomFieldApplication: Operation<'updateCustomFieldApplication'> = async (
  { application },
  context,
) => {
  const { db, siteId } = context;
  const field = await lockField(context, application.customFieldId ?? '');
  const next = readApplication(field.id, application);
  if (!(await applications.get(db, siteId, field.id))) throw noneOf(field.id);
  const stored = await applications.replace(db, siteId, next, {
    expectedRevision: application.revision,
  });
  await emitField(context, 'updated', field);
  return { application: shown(stored, field) };
};

/** The field is for everybody again. */
const deleteCustomFieldApplication: Operation<'deleteCustomFieldApplication'> = async (
  { customFieldId },
  context,
) => {
  const field = await lockField(context, customFieldId ?? '');
  if (!(await applications.remove(context.db, context.siteId, field.id))) throw noneOf(field.id);
  await emitField(context, 'updated', field);
  return {};
};

const getCustomFieldApplication: Operation<'getCustomFieldApplication'> = async (
  { customFieldId },
  { db, siteId },
) => {
  const id = customFieldId ?? '';
  const stored = await applications.get(db, siteId, id);
  if (!stored) throw noneOf(id);
  return { application: shown(stored, await fields.get(db, siteId, id)) };
};

/** Of those that have one. */
const getCustomFieldApplications: Operation<'getCustomFieldApplications'> = async (
  { customFieldIds },
  { db, siteId },
) => {
  const stored = await applications.getMany(db, siteId, customFieldIds);
  const named = await fields.getMany(db, siteId, customFieldIds);
  const byId = new Map(named.map((field) => [field.id, field]));
  return { applications: stored.map((one) => shown(one, byId.get(one.id))) };
};

/** For each of these, of every field on the profile whether it is for them. */
async function fieldApplications(context: Context, audiences: readonly Audience[]) {
  const onProfile = (await allFields(context)).filter(({ hidden }) => !hidden);
  const told = await present(onProfile, context);
  const limits = await allApplications(context);
  return audiences.map((audience) =>
    told.map((customField) => ({
      customFieldKey: customField.key,
      applies: applies(limits.get(customField.id), audience),
      customField,
    })),
  );
}

const getMembersCustomFieldApplications: Operation<'getMembersCustomFieldApplications'> = async (
  { memberIds },
  context,
) => {
  const limits = await allApplications(context);
  const audiences = await audiencesOf(context, memberIds, limits.values());
  const all = await fieldApplications(
    context,
    memberIds.map((id) => audiences.get(id) ?? NOBODY),
  );
  return {
    results: memberIds.map((memberId, index) => ({ memberId, applications: all[index] ?? [] })),
  };
};

const getRolesCustomFieldApplications: Operation<'getRolesCustomFieldApplications'> = async (
  { roleIds },
  context,
) => {
  const all = await fieldApplications(
    context,
    roleIds.map((id) => ({ ...NOBODY, ROLE: new Set([id]) })),
  );
  return { results: roleIds.map((roleId, index) => ({ roleId, applications: all[index] ?? [] })) };
};

export const handlers = {
  createCustomFieldApplication,
  updateCustomFieldApplication,
  deleteCustomFieldApplication,
  getCustomFieldApplication,
  getCustomFieldApplications,
  getMembersCustomFieldApplications,
  getRolesCustomFieldApplications,
} satisfies Handlers<CustomFieldApplicationsApi, Context>;
