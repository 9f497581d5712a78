import type { Context } from '#platform/context.ts';
import { badRequest, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { ContactTaxDetailsApi, Handler, Handlers, OperationName } from '#platform/contract/index.ts';
import { bulk, bulkByIds, tagOperations } from '#platform/crud/index.ts';
import { contactTaxDetails, type ContactTaxDetails } from './tables.ts';
import { events, type TaxDetailsInput, upsert } from './upsert.ts';
import { ownerView } from './owner.ts';

type Operation<Name extends OperationName<ContactTaxDetailsApi>> = Handler<
  ContactTaxDetailsApi,
  Name,
  Context
>;

const MAX_COUNTED = 10_000;

const noDetails = (contactTaxDetailsId: string): PlatformError =>
  notFound('The contact has no tax details.', undefined, { contactTaxDetailsId });

const showOne = async (
  context: Context,
  details: ContactTaxDetails,
  fields: readonly string[] | undefined,
) => {
  const [contact] = await ownerView(context, [details], fields);
  return { ...details, ...contact };
};

const upsertContactTaxDetails: Operation<'upsertContactTaxDetails'> = async (
  { contactTaxDetails: input, fields },
  context,
) => ({ contactTaxDetails: await showOne(context, await upsert(context, input as TaxDetailsInput), fields) });

const bulkUpsertContactTaxDetails: Operation<'bulkUpsertContactTaxDetails'> = async (
  { contactTaxDetails: input, returnEntity, fields },
  context,
) =>
  bulk(context, {
    entries: input as TaxDetailsInput[],
    idOf: ({ id }) => id,
    each: (one) => upsert(context, one),
    ...(returnEntity && { show: (one: ContactTaxDetails) => showOne(context, one, fields) }),
  });

const getContactTaxDetails: Operation<'getContactTaxDetails'> = async ({ id, fields }, context) => {
  const found = await contactTaxDetails.get(context.db, context.siteId, id);
  if (!found) throw noDetails(id);
  return { contactTaxDetails: await showOne(context, found, fields) };
};

/** @throws 404 */
async function removeOne(context: Context, id: string): Promise<void> {
  const { db, siteId } = context;
  const before = await contactTaxDetails.getForUpdate(db, siteId, id);
  if (!before) throw noDetails(id);
  await contactTaxDetails.remove(db, siteId, id);
  await context.emit(events.deleted(before));
}

const deleteContactTaxDetails: Operation<'deleteContactTaxDetails'> = async (
  { contactTaxDetailsId },
  context,
) => {
  await removeOne(context, contactTaxDetailsId);
  return {};
};

const bulkDeleteContactTaxDetails: Operation<'bulkDeleteContactTaxDetails'> = (
  { contactTaxDetailsIds },
  context,
) => bulkByIds(context, contactTaxDetailsIds, { each: (id) => removeOne(context, id) });

const queryContactTaxDetails: Operation<'queryContactTaxDetails'> = async ({ query, fields }, context) => {
  const { items, metadata } = await contactTaxDetails.query(context.db, context.siteId, query ?? {});
  return { contactTaxDetails: await ownerView(context, items, fields), pagingMetadata: metadata };
};

const countContactTaxDetails: Operation<'countContactTaxDetails'> = async ({ filter }, { db, siteId }) => {
  const count = await contactTaxDetails.countFound(
    db,
    siteId,
    { filter: filter ?? {} },
    { atMost: MAX_COUNTED },
  );
  if (count > MAX_COUNTED)
    throw badRequest(`There are more than ${MAX_COUNTED}.`, 'TOO_MANY_TO_COUNT', { most: MAX_COUNTED });
  return { count };
};

const tags = tagOperations({
  entity: contactTaxDetails,
  what: 'A contact',
  ids: 'contactTaxDetailsIds',
  publicly: 'publicTags',
  notFound: noDetails,
  events: (stored, told) => [
    events.action('tags_modified', stored.id, { contactTaxDetails: stored, ...told }),
  ],
});

export const handlers = {
  upsertContactTaxDetails,
  bulkUpsertContactTaxDetails,
  getContactTaxDetails,
  deleteContactTaxDetails,
  bulkDeleteContactTaxDetails,
  queryContactTaxDetails,
  countContactTaxDetails,
  bulkUpdateContactTaxDetailsTags: tags.byIds,
  bulkUpdateContactTaxDetailsTagsByFilter: tags.byFilter,
} satisfies Handlers<ContactTaxDetailsApi, Context>;
