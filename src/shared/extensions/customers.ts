import { z } from 'zod';
import {
  buyings,
  customerStatuses,
  MAX_CUSTOMER_NOTE,
  reportStates,
  type CustomerDetails,
  type CustomerField,
  type CustomerFollows,
  type CustomerNote,
  type MergePreview,
  type CustomerSummary,
} from '../customers.ts';
import { changeExtension, readExtension } from './define.ts';
import { countRequest, countResponse, cursorMetadata, queryRequest } from './paging.ts';

/** Members and guests are one list: whoever may read the ones may read the others. */
const READ = 'MEMBERS.MEMBER_READ';
const UPDATE = 'MEMBERS.MEMBER_UPDATE';
const BLOCK = 'MEMBERS.MEMBER_BLOCK';
const MAX_FIELDS = 4;

const optionalText = z.string().exactOptional();
const sum = z.strictObject({ amount: z.string(), currency: z.string() });

const customer = z.strictObject({
  id: z.string(),
  memberId: optionalText,
  status: z.enum(customerStatuses),
  activityStatus: optionalText,
  privacyStatus: optionalText,
  name: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  nickname: optionalText,
  company: optionalText,
  email: optionalText,
  emailVerified: z.boolean().exactOptional(),
  phone: optionalText,
  slug: optionalText,
  photo: z.looseObject({ url: optionalText }).exactOptional(),
  country: optionalText,
  badges: z.array(z.string()).exactOptional(),
  roles: z.array(z.string()).exactOptional(),
  reported: z.enum(reportStates).exactOptional(),
  reportCount: z.int().exactOptional(),
  buying: z.enum(buyings),
  orders: z.int(),
  spent: sum,
  otherSpent: z.array(sum).exactOptional(),
  firstOrderDate: optionalText,
  lastOrderDate: optionalText,
  lastLoginDate: optionalText,
  lastSeenDate: optionalText,
  joinedDate: optionalText,
  firstSeenDate: optionalText,
}) satisfies z.ZodType<CustomerSummary>;

const addressPart = z.string().nullable().exactOptional();
const account = z.strictObject({
  hasPassword: z.boolean(),
  factors: z.array(z.string()),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      userAgent: optionalText,
      createdDate: z.string(),
      lastUsedDate: z.string(),
    }),
  ),
  addresses: z.array(
    z.strictObject({
      id: addressPart,
      addressLine: addressPart,
      addressLine2: addressPart,
      city: addressPart,
      postalCode: addressPart,
      subdivision: addressPart,
      country: addressPart,
    }),
  ),
});

const details = z.strictObject({
  orderIds: z.array(z.string()),
  placed: z.int(),
  byCurrency: z.array(z.strictObject({ currency: z.string(), paidOrders: z.int(), refunded: z.string() })),
  reviews: z.int(),
  emails: z.array(z.string()),
  contactIds: z.array(z.string()),
  account: account.exactOptional(),
}) satisfies z.ZodType<CustomerDetails>;

const note = z.strictObject({
  id: z.string(),
  text: z.string(),
  by: optionalText,
  pinned: z.boolean(),
  createdDate: z.string(),
  updatedDate: optionalText,
}) satisfies z.ZodType<CustomerNote>;

const field = z.strictObject({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  network: optionalText,
  section: z.string(),
  privacy: z.string(),
  value: z.union([z.string(), z.number()]).exactOptional(),
}) satisfies z.ZodType<CustomerField>;

const follows = z.strictObject({
  followers: z.int(),
  following: z.int(),
}) satisfies z.ZodType<CustomerFollows>;

const mergeSide = z.strictObject({ customer, emails: z.array(z.string()), notes: z.int() });
const mergePreview = z.strictObject({
  sides: z.tuple([mergeSide, mergeSide]),
  merged: mergeSide,
}) satisfies z.ZodType<MergePreview>;

const ofCustomer = z.strictObject({ customerId: z.string() });
const ofTwo = ofCustomer.extend({ otherId: z.string().regex(/^[\w.:@-]{1,100}$/) });
const text = z.string().trim().min(1).max(MAX_CUSTOMER_NOTE);
const notes = z.strictObject({ notes: z.array(note) });
const nothing = z.strictObject({});

/** The audit entry of what is done to one customer, under the name it was released with. */
const customerAudit = (name?: string) => ({
  ...(name !== undefined && { name }),
  entityType: 'customer',
  entityId: ({ customerId }: z.output<typeof ofCustomer>) => customerId,
});

/** Members and guests: what the contract has no operation for. */
export const customerExtensions = {
  queryCustomers: readExtension({
    permission: READ,
    request: queryRequest,
    response: z.strictObject({ customers: z.array(customer), pagingMetadata: cursorMetadata }),
  }),
  countCustomers: readExtension({ permission: READ, request: countRequest, response: countResponse }),
  aggregateCustomers: readExtension({
    permission: READ,
    request: countRequest.extend({ fields: z.array(z.string().max(100)).min(1).max(MAX_FIELDS).readonly() }),
    /** By the value of one field, or `(a|b)` by those of several. */
    response: z.strictObject({ counts: z.record(z.string(), z.int()) }),
  }),
  sumCustomers: readExtension({
    permission: READ,
    request: countRequest.extend({ field: z.string().max(100) }),
    response: z.strictObject({ sum: z.string() }),
  }),
  /** What the customers that match spent, in the currency of the store first and then in each other one. */
  sumCustomersSpent: readExtension({
    permission: READ,
    request: countRequest,
    response: z.strictObject({ sums: z.array(sum) }),
  }),
  getCustomerOfOrder: readExtension({
    permission: READ,
    request: z.strictObject({ orderId: z.string().max(100) }),
    response: z.strictObject({ customerId: optionalText }),
  }),
  getCustomer: readExtension({
    permission: READ,
    request: ofCustomer,
    response: z.strictObject({ customer, details }),
  }),
  listCustomerFields: readExtension({
    permission: 'MEMBERS.CUSTOM_FIELDS_READ',
    request: ofCustomer,
    response: z.strictObject({ fields: z.array(field) }),
  }),
  getCustomerFollows: readExtension({
    permission: 'MEMBERS.FOLLOW_READ',
    request: ofCustomer,
    response: follows,
  }),
  signOutCustomer: changeExtension({
    permission: BLOCK,
    request: ofCustomer,
    response: nothing,
    audit: customerAudit(),
  }),
  endCustomerSession: changeExtension({
    permission: BLOCK,
    request: ofCustomer.extend({ sessionId: z.guid() }),
    response: nothing,
    audit: customerAudit(),
  }),
  /** Removes every second factor and the recovery codes. */
  resetSecondFactor: changeExtension({
    permission: BLOCK,
    request: ofCustomer,
    response: nothing,
    audit: customerAudit(),
    isSensitive: true,
  }),
  /** As `deleteMember`, but what they wrote is handed to nobody. */
  deleteCustomerAccount: changeExtension({
    permission: 'MEMBERS.MEMBER_DELETE',
    request: ofCustomer,
    response: nothing,
    audit: customerAudit(),
    isSensitive: true,
  }),
  emailPasswordLink: changeExtension({
    permission: 'MEMBERS.SEND_SET_PASSWORD_EMAIL',
    request: ofCustomer,
    response: nothing,
    audit: customerAudit('mailPasswordLink'),
  }),
  /** The pinned first. */
  listCustomerNotes: readExtension({ permission: READ, request: ofCustomer, response: notes }),
  addCustomerNote: changeExtension({
    permission: UPDATE,
    request: ofCustomer.extend({ text }),
    response: notes,
    audit: customerAudit('noteOnCustomer'),
  }),
  changeCustomerNote: changeExtension({
    permission: UPDATE,
    request: ofCustomer.extend({ noteId: z.guid(), text: text.optional(), pinned: z.boolean().optional() }),
    response: notes,
    audit: customerAudit(),
  }),
  removeCustomerNote: changeExtension({
    permission: UPDATE,
    request: ofCustomer.extend({ noteId: z.guid() }),
    response: notes,
    audit: customerAudit(),
  }),
  previewCustomerMerge: readExtension({ permission: UPDATE, request: ofTwo, response: mergePreview }),
  mergeCustomers: changeExtension({
    permission: UPDATE,
    request: ofTwo,
    response: z.strictObject({ customer }),
    audit: customerAudit(),
  }),
  splitCustomers: changeExtension({
    permission: UPDATE,
    request: ofTwo,
    response: nothing,
    audit: customerAudit(),
  }),
};
