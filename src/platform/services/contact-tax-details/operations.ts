import type { Context } from '../../context.ts';
import { badRequest, notFound, type PlatformError } from '../../contract/errors.ts';
import type { ContactTaxDetailsApi, Handler, Handlers, OperationName } from '../../contract/index.ts';
import { bulk, bulkByIds } from '../../crud/index.ts';
import { tagging } from '../orders/public.ts';
import { contactTaxDetails, type ContactTaxDetails } from './tables.ts';
import { events, type Given, upsert } from './upsert.ts';
import { shown } from './who.ts';

type Operation<Name extends OperationName<ContactTaxDetailsApi>> = Handler<
  ContactTaxDetailsApi,
  Name,
  Context
>;

const MOST_COUNTED = 10_000;
const BATCH = 200;

const noDetails = (contactTaxDetailsId: string): PlatformError =>
  notFound('The contact has no tax details.', undefined, { contactTaxDetailsId });

const showOne = async (
  context: Context,
  details: ContactTaxDetails,
  fields: readonly string[] | undefined,
) => {
  const [contact] = await shown(context, [details], fields);
  return { ...details, ...contact };
};

const upsertContactTaxDetails: Operation<'upsertContactTaxDetails'> = async (
  { contactTaxDetails: given, fields },
  context,
) => ({ contactTaxDetails: await showOne(context, await upsert(context, given as Given), fields) });

const bulkUpsertContactTaxDetails: Operation<'bulkUpsertContactTaxDetails'> = async (
  { contactTaxDetails: given, returnEntity, fields },
  context,
) =>
  bulk(context, {
    entries: given as Given[],
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
  return { contactTaxDetails: await shown(context, items, fields), pagingMetadata: metadata };
};

const countContactTaxDetails: Operation<'countContactTaxDetails'> = async ({ filter }, { db, siteId }) => {
  const count = await contactTaxDetails.countFound(
    db,
    siteId,
    { filter: filter ?? {} },
    { atMost: MOST_COUNTED },
  );
  if (count > MOST_COUNTED)
    throw badRequest(`There are more than ${MOST_COUNTED}.`, 'TOO_MANY_TO_COUNT', { most: MOST_COUNTED });
  return { count };
};

type Tagging = Parameters<typeof tagging>[1];

/** @throws 400 where nothing is to be done */
function retagging(context: Context, given: Tagging): (held: readonly ContactTaxDetails[]) => Promise<void> {
  const { db, siteId, clock } = context;
  const change = tagging('contact', given);
  const { assignTags, unassignTags } = given;
  return async (held) => {
    const after = held.map((one) => ({ ...one, tags: change(one.tags) }));
    const stored = await contactTaxDetails.replaceMany(db, siteId, after, { now: clock.now() });
    for (const details of stored)
      await context.emit(
        events.action('tags_modified', details.id, {
          contactTaxDetails: details,
          ...(assignTags && { assignedTags: assignTags }),
          ...(unassignTags && { unassignedTags: unassignTags }),
        }),
      );
  };
}

const bulkUpdateContactTaxDetailsTags: Operation<'bulkUpdateContactTaxDetailsTags'> = (
  { contactTaxDetailsIds, ...given },
  context,
) => {
  const retag = retagging(context, given);
  return bulkByIds(context, contactTaxDetailsIds, {
    each: async (id) => {
      const before = await contactTaxDetails.getForUpdate(context.db, context.siteId, id);
      if (!before) throw noDetails(id);
      await retag([before]);
    },
  });
};

/** All of them where the filter is empty. Done when it answers, so that the job it names is over. */
const bulkUpdateContactTaxDetailsTagsByFilter: Operation<'bulkUpdateContactTaxDetailsTagsByFilter'> = async (
  { filter, ...given },
  context,
) => {
  const { db, siteId } = context;
  const retag = retagging(context, given);
  const found = await contactTaxDetails.findIds(db, siteId, { filter: filter ?? {} }, { root: '' });
  const ids = found.toSorted();
  for (let from = 0; from < ids.length; from += BATCH)
    await retag(await contactTaxDetails.getManyForUpdate(db, siteId, ids.slice(from, from + BATCH)));
  return { jobId: context.ids.guid() };
};

export const handlers = {
  upsertContactTaxDetails,
  bulkUpsertContactTaxDetails,
  getContactTaxDetails,
  deleteContactTaxDetails,
  bulkDeleteContactTaxDetails,
  queryContactTaxDetails,
  countContactTaxDetails,
  bulkUpdateContactTaxDetailsTags,
  bulkUpdateContactTaxDetailsTagsByFilter,
} satisfies Handlers<ContactTaxDetailsApi, Context>;
