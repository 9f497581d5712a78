import { sql } from 'kysely';
import { noteIn, type Note } from '#database/notes.ts';
import type { RetentionReason } from '#shared/customer-import.ts';
import type { RetainedEntry } from '#shared/imports.ts';
import type { SiteDb } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import {
  dropImported,
  emailKey,
  findImported,
  recordRetained,
  retainedImported,
  membersOfContacts,
  type ImportedContact,
} from '#platform/services/members/members/public.ts';
import { lastWritten } from '#platform/services/reviews/reviews/public.ts';
import { lastOrders } from './lives-on.ts';

/** Contacts that the team has noted something of, merged, or that wait for a product. */
async function changedContacts({ db, siteId }: SiteDb, contactIds: readonly string[]): Promise<Set<string>> {
  const ids = [...contactIds];
  const { rows } = await sql<{ id: string }>`
    select contact_id as id from customer_notes where site_id = ${siteId} and contact_id = any(${ids}::text[])
    union select into_id from merged_contacts where site_id = ${siteId} and into_id = any(${ids}::text[])
    union select contact_id from back_in_stock_requests
      where site_id = ${siteId} and contact_id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Why each of these contacts is more than the buyer or author of what was imported; by contact. */
async function reasonsToKeep(
  context: SiteDb,
  contacts: readonly ImportedContact[],
): Promise<(contact: ImportedContact) => RetentionReason | undefined> {
  const ids = contacts.map(({ currentId }) => currentId);
  const members = new Set((await membersOfContacts(context, ids)).map(({ contactId }) => contactId));
  const ordered = await lastOrders(context, ids);
  const wrote = await lastWritten(context, ids);
  const changed = await changedContacts(context, ids);
  return ({ contactId, currentId }) => {
    if (members.has(currentId)) return 'SIGNED_IN';
    if (ordered.has(currentId)) return 'ORDERED';
    if (wrote.has(currentId)) return 'WROTE';
    return contactId !== currentId || changed.has(currentId) ? 'CHANGED' : undefined;
  };
}

/** Deletes the customers whom only imports made, now that what they brought is deleted; the others stay with a reason. */
async function releaseContacts(
  context: SiteDb,
  of: { emails: readonly string[]; contactIds: readonly string[] },
): Promise<void> {
  const contacts = await findImported(context, of);
  if (contacts.length === 0) return;
  const reasonOf = await reasonsToKeep(context, contacts);
  await dropImported(
    context,
    contacts.filter((contact) => reasonOf(contact) === undefined),
  );
  await recordRetained(
    context,
    contacts.flatMap((contact) => {
      const reason = reasonOf(contact);
      return reason ? [{ email: contact.email, reason }] : [];
    }),
  );
}

/** Buyers and authors of what a transaction deletes of imports: they are decided on together, once it has done its work. */
class ReleasedContacts implements Note {
  #emails = new Set<string>();
  #contactIds = new Set<string>();
  readonly #context: SiteDb;

  constructor(context: SiteDb) {
    this.#context = context;
  }

  addEmail(email: string): void {
    this.#emails.add(email);
  }

  addContact(contactId: string): void {
    this.#contactIds.add(contactId);
  }

  mark(): () => void {
    const [emails, contactIds] = [new Set(this.#emails), new Set(this.#contactIds)];
    return () => {
      this.#emails = emails;
      this.#contactIds = contactIds;
    };
  }

  async settle(): Promise<void> {
    const [emails, contactIds] = [[...this.#emails], [...this.#contactIds]];
    if (emails.length + contactIds.length > 0) await releaseContacts(this.#context, { emails, contactIds });
  }
}

const RELEASED = Symbol('contacts of deleted imports');

const releasedIn = ({ db, siteId }: SiteDb): ReleasedContacts | undefined =>
  noteIn(db, RELEASED, () => new ReleasedContacts({ db, siteId }));

export const releaseImportedBuyer: Listener = ({ body }, context) => {
  if (!('actionEvent' in body)) return Promise.resolve();
  const { order } = body.actionEvent.body as { order?: { buyerInfo?: { email?: string | null } } };
  const email = order?.buyerInfo?.email;
  if (email) releasedIn(context)?.addEmail(emailKey(email));
  return Promise.resolve();
};

export const releaseImportedAuthor: Listener = ({ body }, context) => {
  if (!('actionEvent' in body)) return Promise.resolve();
  const { contactId } = body.actionEvent.body as { contactId?: string };
  if (contactId) releasedIn(context)?.addContact(contactId);
  return Promise.resolve();
};

/** Of the buyers with these addresses those who stayed when their imported orders were deleted. */
export async function retainedBuyers(
  context: SiteDb,
  emails: readonly string[],
): Promise<{ kept: RetainedEntry[] }> {
  const { db, siteId } = context;
  const stored = await retainedImported(context, emails.map(emailKey));
  const { rows } = await sql<{ id: string; name: string | null }>`select id, doc ->> 'name' as name
    from customer_records
    where site_id = ${siteId} and id = any(${stored.map(({ contactId }) => contactId)}::text[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    kept: stored.map(({ contactId, email, reason }) => ({
      customerId: contactId,
      name: names.get(contactId) ?? email,
      reason,
    })),
  };
}
