import type { Context, SiteDb } from '#platform/context.ts';
import {
  alreadyExists,
  badRequest,
  failedPrecondition,
  invalidField,
  notFound,
  revisionMismatch,
} from '#platform/contract/errors.ts';
import type { CustomFieldsApi, Handler, Handlers, OperationName } from '#platform/contract/index.ts';
import { crud, type Draft } from '#platform/crud/index.ts';
import { readLimit, readOffset } from '#platform/query/paging.ts';
import { emitField } from './events.ts';
import type { CustomField, ShownField } from './field.ts';
import { readPrivacy, readSocialType, readType, sectionOf } from './rules/definition.ts';
import { freeKey, isReserved, nameKey } from './rules/names.ts';
import { systemField } from './system-fields.ts';
import { allFields, applications, fieldOrder, fields } from './tables.ts';

type Operation<Name extends OperationName<CustomFieldsApi>> = Handler<CustomFieldsApi, Name, Context>;

/** So many are put in order at once. */
const MAX_FIELDS = 100;

/** What is told of fields: whom they apply to comes from elsewhere. */
export async function present(stored: readonly CustomField[], { db, siteId }: SiteDb): Promise<ShownField[]> {
  const limited = await applications.getMany(
    db,
    siteId,
    stored.map(({ id }) => id),
  );
  const ids = new Set(limited.map(({ id }) => id));
  return stored.map(({ hidden: _ours, ...field }) => ({
    ...field,
    appliesTo: ids.has(field.id) ? 'SELECTED_MEMBERS' : 'ALL_MEMBERS',
  }));
}

async function presentOne(context: Context, stored: CustomField): Promise<ShownField> {
  const [shown] = await present([stored], context);
  if (!shown) throw new Error('One field is presented as one.');
  return shown;
}

/** @throws 409 where another field, hidden or not, is called so */
async function refuseTaken(context: Context, name: string, own: string): Promise<void> {
  await fieldOrder.hold(context.db, context.siteId);
  const used = (await allFields(context)).some(
    (field) => field.id !== own && nameKey(field.name) === nameKey(name),
  );
  if (used) throw alreadyExists('Another field has this name.', undefined, { name });
}

/** Of a field that somebody made the name, privacy and network change; of the platform's own the privacy alone. */
async function changed(
  draft: Draft<CustomField>,
  before: CustomField,
  context: Context,
): Promise<CustomField> {
  const name = draft.name?.trim() ?? before.name;
  if (name === '') throw invalidField('field.name', 'MIN_LENGTH', 'must not be empty', { threshold: 1 });
  const isOwn = before.fieldOrigin === 'CUSTOM';
  const isRenamed = name !== before.name;
  if (isRenamed && (!isOwn || isReserved(name)))
    throw badRequest('The name is reserved.', 'RESERVED_FIELD_NAME_NON_EDITABLE', {
      newName: name,
      currentName: before.name,
    });
  if (isRenamed) await refuseTaken(context, name, before.id);
  return {
    ...before,
    name,
    defaultPrivacy: readPrivacy(draft.defaultPrivacy, {
      fallback: before.defaultPrivacy,
      fixed: systemField(before)?.fixedPrivacy,
    }),
    socialType: readSocialType(draft.socialType, before.fieldType),
  };
}

const own = crud<CustomFieldsApi>()({
  entity: fields,
  key: 'field',
  plural: 'fields',
  id: 'id',
  notFound: (id) => notFound('The custom field was not found.', undefined, { id }),
  async write(draft, before, context) {
    if (!before) throw new Error('Fields are made by createCustomField.');
    return changed(draft, before, context);
  },
  /** What the shop has put aside is nobody's else to know. */
  scope: ({ caller }) => (caller.kind === 'api-key' ? undefined : { hidden: { $eq: false } }),
  present,
});

/** A hidden field of that name comes back as it was; any other is new, and comes last. */
const createCustomField: Operation<'createCustomField'> = async ({ field: input }, context) => {
  const { db, siteId, ids, clock } = context;
  const name = input.name?.trim() ?? '';
  if (name === '') throw invalidField('field.name', 'MIN_LENGTH', 'must not be empty', { threshold: 1 });
  await fieldOrder.hold(db, siteId);
  const all = await allFields(context);
  const known = all.find((field) => nameKey(field.name) === nameKey(name));
  if (known && !known.hidden) throw alreadyExists('Another field has this name.', undefined, { name });
  if (known) {
    const before = await own.lock(context, known.id);
    readType(input.fieldType, before.fieldType);
    const after = await changed(
      {
        id: before.id,
        defaultPrivacy: input.defaultPrivacy,
        socialType: input.socialType ?? before.socialType,
      },
      before,
      context,
    );
    const stored = await fields.replace(db, siteId, { ...after, hidden: false }, { now: clock.now() });
    await emitField(context, 'created', stored);
    return { field: await presentOne(context, stored) };
  }
  const fieldType = readType(input.fieldType);
  const socialType = readSocialType(input.socialType, fieldType);
  const section = sectionOf({ fieldType });
  if (all.filter((field) => field.section === section).length >= MAX_FIELDS)
    throw failedPrecondition(`A section has at most ${MAX_FIELDS} fields.`, undefined, {
      threshold: MAX_FIELDS,
    });
  const now = clock.now().toISOString();
  const stored = await fields.insert(db, siteId, {
    id: ids.guid(),
    name,
    key: freeKey(name, new Set(all.map(({ key }) => key))),
    defaultPrivacy: readPrivacy(input.defaultPrivacy, { fallback: 'PRIVATE' }),
    fieldType,
    socialType,
    fieldOrigin: 'CUSTOM',
    section,
    hidden: false,
    createdDate: now,
    updatedDate: now,
  });
  await fieldOrder.append(db, siteId, [stored.id]);
  await emitField(context, 'created', stored);
  return { field: await presentOne(context, stored) };
};

const updateCustomField: Operation<'updateCustomField'> = async ({ field }, context) => {
  // Whoever needs both takes the turn before the field, everywhere.
  if (field.name != null) await fieldOrder.hold(context.db, context.siteId);
  const reply = await own.update({ field }, context);
  await emitField(context, 'updated', reply.field);
  return reply;
};

const PAGE = { fallback: 100, max: 1000 };

const listCustomFields: Operation<'listCustomFields'> = async ({ paging }, context) => {
  const limit = readLimit(paging?.limit, 'paging.limit', PAGE);
  const offset = readOffset(paging?.offset, 'paging.offset');
  const all = (await allFields(context)).filter(({ hidden }) => !hidden);
  const page = await present(all.slice(offset, offset + limit), context);
  return {
    fields: page,
    metadata: { count: page.length, offset, total: all.length, tooManyToCount: false },
  };
};

/** @throws 404; 409 REVISION_MISMATCH where somebody was faster */
async function lockSeen(context: Context, id: string | null, revision: string | null): Promise<CustomField> {
  const before = await own.lock(context, id ?? '');
  if (before.revision !== revision)
    throw revisionMismatch('The entity was changed by somebody else meanwhile.');
  return before;
}

/** What members have in it goes too; the platform's own fields stay, hidden at most. */
const deleteCustomField: Operation<'deleteCustomField'> = async ({ id, revision }, context) => {
  const { db, siteId } = context;
  await fieldOrder.hold(db, siteId);
  const before = await lockSeen(context, id, revision);
  if (before.fieldOrigin !== 'CUSTOM')
    throw failedPrecondition('This field comes with every profile.', undefined, { id: before.id });
  await applications.remove(db, siteId, before.id);
  await fields.remove(db, siteId, before.id);
  await fieldOrder.forget(db, siteId, before.id);
  await emitField(context, 'deleted', before);
  return {};
};

/** Off the profile and among the suggestions; what members have in it stays for when it comes back. */
const hideCustomField: Operation<'hideCustomField'> = async ({ id, revision }, context) => {
  const before = await lockSeen(context, id, revision);
  if (before.fieldOrigin === 'SYSTEM')
    throw failedPrecondition('This field is on every profile.', undefined, { id: before.id });
  if (before.hidden) return {};
  const { db, siteId, clock } = context;
  const stored = await fields.replace(db, siteId, { ...before, hidden: true }, { now: clock.now() });
  await emitField(context, 'updated', stored);
  return {};
};

/** Those named come first, in that order; the others of the section follow as they were. */
const updateCustomFieldsOrder: Operation<'updateCustomFieldsOrder'> = async (
  { fieldIds, section },
  context,
) => {
  const { db, siteId } = context;
  if (new Set(fieldIds).size < fieldIds.length)
    throw invalidField('fieldIds', 'VALIDATION', 'must name each field once');
  await fieldOrder.hold(db, siteId);
  const all = await allFields(context);
  const byId = new Map(all.map((field) => [field.id, field]));
  const named = fieldIds.map((id) => {
    const field = byId.get(id);
    if (!field) throw notFound('The custom field was not found.', undefined, { id });
    return field;
  });
  const ordered = section ?? named[0]?.section ?? 'GENERAL';
  if (named.some((field) => field.section !== ordered))
    throw invalidField('fieldIds', 'VALIDATION', `must be fields of the section ${ordered}`);
  const others = all.filter(({ id }) => !fieldIds.includes(id));
  const after = [...named, ...others];
  await fieldOrder.write(
    db,
    siteId,
    after.map(({ id }) => id),
  );
  for (const field of named) await emitField(context, 'updated', field);
  const shown = after.filter((field) => field.section === ordered && !field.hidden);
  return { fields: await present(shown, context), section: ordered };
};

export const handlers = {
  createCustomField,
  getCustomField: ({ id }, context) => own.get({ id: id ?? '' }, context),
  listCustomFields,
  updateCustomField,
  deleteCustomField,
  hideCustomField,
  updateCustomFieldsOrder,
} satisfies Handlers<CustomFieldsApi, Context>;
