import { z } from 'zod';
import { customerSegments } from '#shared/customer-segments.ts';
import { MAX_CUSTOMER_NOTE } from '#shared/customers.ts';
import { customerSegmentExtensions } from '#shared/extensions/discounts.ts';
import type { Context } from '../../context.ts';
import { serveExtensions } from '../../extensions/serve.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import {
  deleteAccount,
  endSession,
  mailPasswordLink,
  resetFactors,
  signOut,
  readFields,
  readFollows,
} from './account.ts';
import { detailsOf } from './details.ts';
import { customerNotFound, customerOfOrder, findCustomer, present } from './find.ts';
import { mergeGuests, previewMerge, splitGuests } from './merge.ts';
import { addNote, changeNote, listNotes, removeNote } from './notes.ts';
import { customerRecords } from './records.ts';

/** Members and guests are one list, and who may read the ones may read the others. */
const READ = 'MEMBERS.MEMBER_READ';
const UPDATE = 'MEMBERS.MEMBER_UPDATE';
const BLOCK = 'MEMBERS.MEMBER_BLOCK';
const FIELDS = 'MEMBERS.CUSTOM_FIELDS_READ';
const FOLLOWS = 'MEMBERS.FOLLOW_READ';
const DELETE = 'MEMBERS.MEMBER_DELETE';
const SEND_PASSWORD = 'MEMBERS.SEND_SET_PASSWORD_EMAIL';

/** Counting further takes longer than anybody waits. */
const MAX_COUNTED = 100_000;
const MAX_FIELDS = 4;
/** Ours are GUIDs; who brought customers along may have called contacts otherwise. */
const CONTACT = /^[\w.:@-]{1,100}$/;

const anything = z.record(z.string(), z.unknown());
const asked = z.strictObject({ query: anything.default({}) });
const counted = z.strictObject({ filter: anything.default({}) });
const grouped = z.strictObject({
  filter: anything.default({}),
  fields: z.array(z.string().max(100)).min(1).max(MAX_FIELDS),
});
const summed = z.strictObject({ filter: anything.default({}), field: z.string().max(100) });
const ofOrder = z.strictObject({ orderId: z.string().max(100) });
const nothing = z.strictObject({});
const text = z.string().trim().min(1).max(MAX_CUSTOMER_NOTE);
const written = z.strictObject({ text });
const rewritten = z.strictObject({ noteId: z.guid(), text: text.optional(), pinned: z.boolean().optional() });
const chosen = z.strictObject({ noteId: z.guid() });
const ended = z.strictObject({ sessionId: z.guid() });
const other = z.strictObject({ otherId: z.string().regex(CONTACT) });

const route = <Schema extends z.ZodType>(
  path: string,
  permission: string,
  schema: Schema,
  handle: (context: Context, body: z.infer<Schema>, id: string) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/customers/${path}`,
  async handle(request, context, { id = '' }) {
    requireMerchant(context, permission);
    if (id !== '' && !CONTACT.test(id)) throw customerNotFound(id);
    return Response.json(await handle(context, await readJson(request, schema), id));
  },
});

/** `(a|b)` by two fields, `a` by one: as the contract keys its counts. */
const keyOf = (keys: readonly (string | null)[]): string =>
  keys.length === 1 ? (keys[0] ?? '') : `(${keys.map((key) => key ?? '').join('|')})`;

async function aggregate({ db, siteId }: Context, { filter, fields }: z.infer<typeof grouped>) {
  const request = { filter, measure: 'count' as const, fields };
  const buckets = await customerRecords.aggregate(db, siteId, request, {
    filter: 'filter',
    fields: 'fields',
  });
  return { counts: Object.fromEntries(buckets.map(({ keys, value }) => [keyOf(keys), Number(value)])) };
}

async function sum({ db, siteId }: Context, { filter, field }: z.infer<typeof summed>) {
  const request = { filter, measure: 'sum' as const, fields: [field] };
  const [bucket] = await customerRecords.aggregate(db, siteId, request, {
    filter: 'filter',
    fields: 'field',
  });
  return { sum: String(bucket?.value ?? '0') };
}

export const routes: HostedRoute[] = [
  ...serveExtensions(customerSegmentExtensions, {
    listCustomerSegments: async (_request, { site }) => ({ segments: customerSegments(site.currency) }),
  }),
  route('query', READ, asked, async ({ db, siteId }, { query }) => {
    const { items, metadata } = await customerRecords.query(db, siteId, query);
    return { customers: items.map(present), pagingMetadata: metadata };
  }),
  route('count', READ, counted, async ({ db, siteId }, { filter }) => ({
    count: Math.min(
      await customerRecords.countFound(db, siteId, { filter }, { atMost: MAX_COUNTED }),
      MAX_COUNTED,
    ),
  })),
  route('aggregate', READ, grouped, aggregate),
  route('sum', READ, summed, sum),
  route('of-order', READ, ofOrder, customerOfOrder),
  route(':id/read', READ, nothing, async (context, _body, id) => {
    const record = await findCustomer(context, id);
    return { customer: present(record), details: await detailsOf(context, record) };
  }),
  route(':id/sign-out', BLOCK, nothing, (context, _body, id) => signOut(context, id)),
  route(':id/sessions/end', BLOCK, ended, (context, body, id) => endSession(context, id, body)),
  route(':id/factors/reset', BLOCK, nothing, (context, _body, id) => resetFactors(context, id)),
  route(':id/fields/read', FIELDS, nothing, (context, _body, id) => readFields(context, id)),
  route(':id/follows/read', FOLLOWS, nothing, (context, _body, id) => readFollows(context, id)),
  route(':id/delete-account', DELETE, nothing, (context, _body, id) => deleteAccount(context, id)),
  route(':id/password-link', SEND_PASSWORD, nothing, (context, _body, id) => mailPasswordLink(context, id)),
  route(':id/notes/list', READ, nothing, (context, _body, id) => listNotes(context, id)),
  route(':id/notes/add', UPDATE, written, (context, body, id) => addNote(context, id, body)),
  route(':id/notes/change', UPDATE, rewritten, (context, body, id) => changeNote(context, id, body)),
  route(':id/merge/preview', UPDATE, other, (context, body, id) => previewMerge(context, id, body)),
  route(':id/merge', UPDATE, other, (context, body, id) => mergeGuests(context, id, body)),
  route(':id/split', UPDATE, other, (context, body, id) => splitGuests(context, id, body)),
  route(':id/notes/remove', UPDATE, chosen, (context, body, id) => removeNote(context, id, body)),
];
