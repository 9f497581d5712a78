import { customerSegments } from '#shared/customer-segments.ts';
import { customerExtensions } from '#shared/extensions/customers.ts';
import { customerSegmentExtensions } from '#shared/extensions/discounts.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { HostedRoute } from '#platform/service.ts';
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
import { customerNotFound, customerOfOrder, findCustomer, present, sumSpent } from './find.ts';
import { mergeGuests, previewMerge, splitGuests } from './merge.ts';
import { addNote, changeNote, listNotes, removeNote } from './notes.ts';
import { customerRecords } from './records.ts';

/** Counting further takes longer than anybody waits. */
const MAX_COUNTED = 100_000;
/** Our contact ids are GUIDs; whoever imported customers may have other ids. */
const CONTACT = /^[\w.:@-]{1,100}$/;

/** The handler of an operation on one customer. */
const ofCustomer =
  <Request, Result>(handle: (context: Context, id: string, request: Request) => Promise<Result>) =>
  async (request: Request & { customerId: string }, context: Context): Promise<Result> => {
    if (!CONTACT.test(request.customerId)) throw customerNotFound(request.customerId);
    return handle(context, request.customerId, request);
  };

/** `(a|b)` by two fields, `a` by one: as the contract keys its counts. */
const keyOf = (keys: readonly (string | null)[]): string =>
  keys.length === 1 ? (keys[0] ?? '') : `(${keys.map((key) => key ?? '').join('|')})`;

export const routes: HostedRoute[] = [
  ...serveExtensions(customerSegmentExtensions, {
    listCustomerSegments: async (_request, { site }) => ({ segments: customerSegments(site.currency) }),
  }),
  ...serveExtensions(customerExtensions, {
    async queryCustomers({ query = {} }, { db, siteId }) {
      const { items, metadata } = await customerRecords.query(db, siteId, query);
      return { customers: items.map(present), pagingMetadata: metadata };
    },
    async countCustomers({ filter = {} }, { db, siteId }) {
      const found = await customerRecords.countFound(db, siteId, { filter }, { atMost: MAX_COUNTED });
      return { count: Math.min(found, MAX_COUNTED) };
    },
    async aggregateCustomers({ filter = {}, fields }, { db, siteId }) {
      const request = { filter, measure: 'count' as const, fields };
      const buckets = await customerRecords.aggregate(db, siteId, request, {
        filter: 'filter',
        fields: 'fields',
      });
      return { counts: Object.fromEntries(buckets.map(({ keys, value }) => [keyOf(keys), Number(value)])) };
    },
    async sumCustomers({ filter = {}, field }, { db, siteId }) {
      const request = { filter, measure: 'sum' as const, fields: [field] };
      const [bucket] = await customerRecords.aggregate(db, siteId, request, {
        filter: 'filter',
        fields: 'field',
      });
      return { sum: String(bucket?.value ?? '0') };
    },
    async sumCustomersSpent({ filter = {} }, context) {
      return { sums: await sumSpent(context, filter) };
    },
    getCustomerOfOrder: (request, context) => customerOfOrder(context, request),
    getCustomer: ofCustomer(async (context, id) => {
      const record = await findCustomer(context, id);
      return { customer: present(record), details: await detailsOf(context, record) };
    }),
    listCustomerFields: ofCustomer(readFields),
    getCustomerFollows: ofCustomer(readFollows),
    signOutCustomer: ofCustomer(signOut),
    endCustomerSession: ofCustomer(endSession),
    resetSecondFactor: ofCustomer(resetFactors),
    deleteCustomerAccount: ofCustomer(deleteAccount),
    emailPasswordLink: ofCustomer(mailPasswordLink),
    listCustomerNotes: ofCustomer(listNotes),
    addCustomerNote: ofCustomer(addNote),
    changeCustomerNote: ofCustomer(changeNote),
    removeCustomerNote: ofCustomer(removeNote),
    previewCustomerMerge: ofCustomer(previewMerge),
    mergeCustomers: ofCustomer(mergeGuests),
    splitCustomers: ofCustomer(splitGuests),
  }),
];
