import { sql, type RawBuilder } from 'kysely';
import { mentions } from '#database/mentions.ts';
import type { CustomerPart } from '#shared/customer-data.ts';
import type { Person } from './person.ts';

type Rows = (person: Person) => RawBuilder<unknown>;

/** Where something of a customer is kept, and what becomes of it. */
export interface PersonalDataLocation {
  table: string;
  /** What the file and the dialog call it; absent of what only follows from another. */
  part?: CustomerPart;
  /** Which rows are theirs, of `t`. Where absent, those that name them. */
  rows?: Rows;
  /** `erase` takes the rows away, `redact` who they are out of them, `keep` leaves them as they are. */
  fate: 'erase' | 'redact' | 'keep';
  /** Of a redacted place: all of such a row is about them. */
  theirs?: true;
  /** Not theirs to read: the team's own words, and what others said. */
  ofTeam?: true;
  /** Names of columns and fields that nobody is told. */
  secret?: readonly string[];
  /** Of a redacted document: what is done to it besides. */
  also?: (doc: Doc, fresh: () => string) => Doc;
}

type Doc = Record<string, unknown>;

/** What the team says of an order may tell of its buyer in words that no rule finds. */
const withoutComments = (doc: Doc): Doc => {
  const activities = (doc['activities'] ?? []) as { type?: string; activityType?: string }[];
  return {
    ...doc,
    activities: activities.filter((one) => (one.activityType ?? one.type) !== 'MERCHANT_COMMENT'),
  };
};

/** A buyer's own words may say who they are; a name kept for the list surely does. */
const withoutWords = ({ note: _note, ...doc }: Doc): Doc => ({ ...doc, buyerName: '', email: '' });

/** Who wrote it is nobody's contact from now on, and another's for each. */
const byNobody = (doc: Doc, fresh: () => string): Doc => ({ ...doc, author: { contactId: fresh() } });

const usedByNobody = (doc: Doc): Doc => ({ ...doc, email: '', memberId: '' });

const addedByNobody = ({ addedBy: _by, ...doc }: Doc): Doc => doc;

export const tableOf = ({ table }: Pick<PersonalDataLocation, 'table'>): RawBuilder<unknown> =>
  sql.table(table);

const any = (values: readonly string[]): RawBuilder<unknown> => sql`any(${[...values]}::text[])`;
const contact =
  (column: string): Rows =>
  ({ contactIds }) =>
    sql`t.${sql.ref(column)} = ${any(contactIds)}`;
const member =
  (column = 'member_id'): Rows =>
  ({ memberIds }) =>
    sql`t.${sql.ref(column)} = ${any(memberIds)}`;
const email =
  (column = 'email'): Rows =>
  ({ emails }) =>
    sql`t.${sql.ref(column)} = ${any(emails)}`;
const order =
  (column: string): Rows =>
  ({ orderIds }) =>
    sql`t.${sql.ref(column)} = ${any(orderIds)}`;
const either =
  (...all: readonly Rows[]): Rows =>
  (person) =>
    sql`(${sql.join(
      all.map((one) => one(person)),
      sql` or `,
    )})`;
/** A contract is its buyer's, by the account or by the contact. */
const agreed: Rows = ({ contactIds, memberIds }) =>
  sql`(t.buyer_info_contact_id = ${any(contactIds)} or t.doc #>> '{buyerInfo,memberId}' = ${any(memberIds)})`;
/** Whoever votes or has a cart is known by what they are and the id. */
const voter: Rows = ({ memberIds }) => sql`t.voter = ${any(memberIds.map((id) => `member:${id}`))}`;

/** The rows that name them by an address, a contact or an account, anywhere. */
export const named: Rows = ({ emails, contactIds, memberIds }) =>
  mentions(sql`t::text`, [...emails, ...contactIds, ...memberIds]);

/** Whose it is, where a document says so: somebody else's may name them, as who gets a gift. */
const ofBuyer =
  (field: 'buyer' | 'buyerInfo'): Rows =>
  ({ emails, contactIds, memberIds }) => {
    const said = (what: string) => sql`t.doc #>> ${sql.lit(`{${field},${what}}`)}::text[]`;
    return sql`(${said('memberId')} = ${any(memberIds)} or ${said('contactId')} = ${any(contactIds)}
      or platform_lower(${said('email')}) = ${any(emails)})`;
  };

/** Orders of others in which they are named: as the buyer, or as who gets a gift card. */
const namedInOrder: Rows = (person) => {
  const { emails, contactIds, memberIds } = person;
  return sql`(platform_lower(t.buyer_info_email) = ${any(emails)} or t.buyer_info_contact_id = ${any(contactIds)}
    or t.buyer_info_member_id = ${any(memberIds)}
    or t.id in (select order_id from gift_cards as t where ${named(person)}))`;
};

export const rowsOf = (place: PersonalDataLocation, person: Person): RawBuilder<unknown> =>
  (place.rows ?? named)(person);

/** What the platform keeps of customers, in the order in which it is erased: what others follow from comes last. */
export const dataLocations: readonly PersonalDataLocation[] = [
  {
    table: 'orders',
    part: 'orders',
    rows: order('id'),
    fate: 'redact',
    theirs: true,
    also: withoutComments,
  },
  // Somebody else's, in which they are named: found by index, for there are many.
  { table: 'orders', rows: namedInOrder, fate: 'redact' },
  { table: 'order_transactions', part: 'payments', rows: order('id'), fate: 'redact', theirs: true },
  { table: 'order_fulfillments', part: 'shipments', rows: order('id'), fate: 'redact', theirs: true },
  {
    table: 'order_invoices',
    part: 'invoices',
    rows: order('order_id'),
    fate: 'keep',
    secret: ['link_key', 'app_id', 'sequence', 'prefix'],
  },
  { table: 'order_payment_requests', rows: order('order_id'), fate: 'redact', theirs: true },
  { table: 'order_payment_requests', fate: 'redact' },
  {
    table: 'order_returns',
    part: 'returns',
    rows: order('order_id'),
    fate: 'redact',
    theirs: true,
    also: withoutWords,
  },
  { table: 'order_downloads', rows: either(order('order_id'), named), fate: 'redact' },
  {
    table: 'order_emails',
    part: 'orderEmails',
    rows: either(order('order_id'), ({ emails }) => sql`platform_lower(t.recipient) = ${any(emails)}`),
    fate: 'erase',
    secret: ['n', 'error', 'in_mailbox'],
  },
  { table: 'subscription_contracts', part: 'subscriptions', rows: agreed, fate: 'redact', theirs: true },
  { table: 'subscription_contracts', fate: 'redact' },
  { table: 'subscriptions', rows: member(), fate: 'redact', theirs: true },
  { table: 'draft_subscription_contracts', fate: 'redact' },
  { table: 'subscription_acts', fate: 'redact' },
  {
    table: 'gift_cards',
    part: 'giftCards',
    rows: either(order('order_id'), named),
    fate: 'redact',
    secret: ['code'],
  },
  { table: 'gift_card_movements', fate: 'redact' },
  {
    table: 'discount_uses',
    part: 'discounts',
    rows: either(email(), member(), order('order_id')),
    fate: 'redact',
    theirs: true,
    also: usedByNobody,
  },
  { table: 'open_refunds', rows: order('order_id'), fate: 'redact' },
  { table: 'open_authorization_acts', rows: order('order_id'), fate: 'redact' },
  { table: 'payment_charges', rows: order('order_id'), fate: 'redact', secret: ['payment_token'] },
  { table: 'tip_distributions', rows: order('order_id'), fate: 'redact' },
  {
    table: 'reviews',
    part: 'reviews',
    rows: contact('author_contact_id'),
    fate: 'redact',
    also: byNobody,
  },
  { table: 'reviews', fate: 'redact' },
  { table: 'review_decisions', fate: 'redact' },
  // The vote counts on: whose it was is settled apart.
  { table: 'review_votes', part: 'votes', rows: voter, fate: 'keep', secret: ['voter'] },
  {
    table: 'media_files',
    part: 'files',
    rows: member('added_by_id'),
    fate: 'redact',
    secret: ['kept', 'origin'],
    also: addedByNobody,
  },
  { table: 'media_uploads', rows: member('added_by_id'), fate: 'erase' },
  {
    table: 'current_carts',
    rows: (person) => sql`t.cart_id in (select id from carts as t where ${ofBuyer('buyer')(person)})`,
    fate: 'erase',
  },
  { table: 'carts', part: 'carts', rows: ofBuyer('buyer'), fate: 'erase' },
  { table: 'carts', fate: 'redact' },
  { table: 'checkouts', rows: either(order('order_id'), ofBuyer('buyer')), fate: 'erase' },
  { table: 'checkouts', fate: 'redact' },
  {
    table: 'abandoned_checkouts',
    part: 'abandonedCheckouts',
    rows: either(email('email_key'), member('buyer_info_member_id')),
    fate: 'erase',
  },
  { table: 'abandoned_checkouts', fate: 'redact' },
  {
    table: 'draft_orders',
    part: 'drafts',
    rows: either(order('order_id'), ofBuyer('buyerInfo')),
    fate: 'erase',
    ofTeam: true,
  },
  { table: 'draft_orders', fate: 'redact' },
  {
    table: 'wishlist_shares',
    rows: ({ memberIds }) => sql`t.wishlist_id in (select id from wishlists as w
      where w.site_id = t.site_id and w.member_id = ${any(memberIds)})`,
    fate: 'erase',
  },
  { table: 'wishlists', part: 'wishlists', rows: member(), fate: 'erase' },
  { table: 'wishlist_owners', fate: 'erase' },
  { table: 'back_in_stock_requests', part: 'waitingFor', fate: 'erase' },
  {
    table: 'review_request_reasons',
    rows: ({ contactIds, orderIds }) => sql`t.request_id in (select id from review_requests as r
      where r.site_id = t.site_id and (r.recipient_contact_id = ${any(contactIds)} or r.order_id = ${any(orderIds)}))`,
    fate: 'erase',
  },
  {
    table: 'review_requests',
    part: 'reviewRequests',
    rows: either(contact('recipient_contact_id'), order('order_id')),
    fate: 'erase',
    ofTeam: true,
  },
  { table: 'review_request_refusals', rows: email(), fate: 'erase' },
  { table: 'member_abouts', part: 'about', rows: member(), fate: 'erase' },
  {
    table: 'member_follows',
    part: 'follows',
    rows: either(member(), member('affected_member_id')),
    fate: 'erase',
    ofTeam: true,
  },
  {
    table: 'member_blocks',
    part: 'blocks',
    rows: either(member('blocking_member_id'), member('blocked_member_id')),
    fate: 'erase',
    ofTeam: true,
  },
  {
    table: 'member_reports',
    part: 'reports',
    rows: either(member('reporting_member_id'), member('reported_member_id')),
    fate: 'erase',
    ofTeam: true,
  },
  { table: 'reported_members', rows: member('reported_member_id'), fate: 'erase' },
  { table: 'member_roles', part: 'roles', rows: member(), fate: 'erase' },
  { table: 'badge_assignments', part: 'badges', rows: member(), fate: 'erase' },
  { table: 'contact_tax_details', part: 'taxDetails', rows: contact('id'), fate: 'erase' },
  { table: 'customer_notes', part: 'notes', rows: contact('contact_id'), fate: 'erase', ofTeam: true },
  {
    table: 'member_sessions',
    part: 'sessions',
    rows: member(),
    fate: 'erase',
    secret: ['id', 'ended_codes'],
  },
  { table: 'refresh_tokens', rows: member('subject_id'), fate: 'erase' },
  { table: 'authorization_codes', fate: 'erase' },
  { table: 'redirect_sessions', fate: 'erase' },
  {
    table: 'account_factors',
    part: 'secondFactors',
    rows: member(),
    fate: 'erase',
    secret: ['id', 'secret', 'last_step', 'code_hash', 'code_expires_at', 'tries'],
  },
  { table: 'account_recovery_codes', rows: member(), fate: 'erase' },
  { table: 'account_flows', rows: member(), fate: 'erase' },
  { table: 'account_known_origins', rows: member(), fate: 'erase' },
  { table: 'account_links', rows: member(), fate: 'erase' },
  { table: 'account_attempts', fate: 'erase' },
  { table: 'accounts', rows: member(), fate: 'erase' },
  {
    table: 'saved_payment_methods',
    part: 'savedCards',
    rows: member(),
    // What the provider still has to take away goes when it has.
    fate: 'keep',
    secret: ['id', 'provider_method', 'next_ask_date'],
  },
  { table: 'newsletter_consents', part: 'newsletter', rows: email(), fate: 'erase', secret: ['number'] },
  { table: 'mail_refusals', part: 'emailOptOuts', rows: email(), fate: 'erase' },
  { table: 'members', part: 'profile', rows: member('id'), fate: 'erase' },
  { table: 'known_contacts', rows: either(contact('contact_id'), email()), fate: 'erase' },
  { table: 'imported_contacts', rows: either(contact('contact_id'), email()), fate: 'erase' },
  { table: 'merged_contacts', rows: contact('into_id'), fate: 'erase' },
  { table: 'customer_days', rows: either(email(), member()), fate: 'erase' },
  { table: 'customer_records', rows: contact('id'), fate: 'erase' },
  { table: 'customer_imports', rows: either(contact('contact_id'), member()), fate: 'erase' },
  { table: 'mail_queue', fate: 'erase' },
  { table: 'idempotency_keys', fate: 'redact', theirs: true },
  { table: 'domain_events', fate: 'erase' },
  { table: 'webhook_deliveries', fate: 'erase' },
];
