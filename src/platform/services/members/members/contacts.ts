import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { noteIn, type Note } from '#database/notes.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { markImported, type AddressOfContact } from './imported-contacts.ts';
import { emailKey } from './member.ts';
import { isUsableEmail } from './rules/bounds.ts';

/** The contact behind an address, if the shop knows one. */
export async function findContact({ db, siteId }: SiteDb, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ contact_id: string }>`select contact_id from known_contacts
    where site_id = ${siteId} and email = ${emailKey(email)}`.execute(db);
  return rows[0]?.contact_id;
}

/** The contacts behind these addresses, by address in lower case; without those that the store doesn't know. */
export async function findContacts(
  { db, siteId }: SiteDb,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const { rows } = await sql<AddressOfContact>`select email, contact_id as "contactId" from known_contacts
    where site_id = ${siteId} and email = any(${emails.map(emailKey)}::text[])`.execute(db);
  return new Map(rows.map(({ email, contactId }) => [email, contactId]));
}

interface TakenContacts {
  /** By address in lower case. */
  contactIds: ReadonlyMap<string, string>;
  /** Those that the store did not know before. */
  made: AddressOfContact[];
}

/** The contacts behind these addresses; from now on each is one. */
export async function takeContacts(
  context: Pick<Context, 'db' | 'siteId' | 'ids'>,
  emails: readonly string[],
): Promise<TakenContacts> {
  const { db, siteId, ids } = context;
  // In one order everywhere, so that two imports never wait for each other.
  const keys = [...new Set(emails.filter(isUsableEmail).map(emailKey))].toSorted();
  if (keys.length === 0) return { contactIds: new Map(), made: [] };
  const { rows: made } = await sql<AddressOfContact>`insert into known_contacts (site_id, email, contact_id)
    select ${siteId}::text, * from unnest(${keys}::text[], ${keys.map(() => ids.guid())}::text[])
    on conflict do nothing returning email, contact_id as "contactId"`.execute(db);
  return { contactIds: await findContacts(context, keys), made };
}

/** The address behind a contact, where the shop knows one. */
export async function emailOfContact({ db, siteId }: SiteDb, contactId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`select email from known_contacts
    where site_id = ${siteId} and contact_id = ${contactId} order by email limit 1`.execute(db);
  return rows[0]?.email;
}

/** Addresses whose contact a transaction has written down. */
class Written implements Note {
  readonly emails = new Set<string>();

  mark(): () => void {
    return () => this.emails.clear();
  }
}

const WRITTEN = Symbol('contacts');

/** The contact behind an address; from now on it is one. */
export async function takeContact(
  context: Pick<Context, 'db' | 'siteId' | 'ids'>,
  email: string,
): Promise<string> {
  const { db, siteId, ids } = context;
  const fresh = ids.guid();
  if (!isUsableEmail(email)) return fresh;
  const key = emailKey(email);
  const { rows } = await sql<{ contact_id: string }>`
    with known as (select contact_id from known_contacts where site_id = ${siteId} and email = ${key}),
    made as (
      insert into known_contacts (site_id, email, contact_id)
      select ${siteId}, ${key}, ${fresh} where not exists (select from known)
      on conflict do nothing returning contact_id)
    select contact_id from known union all select contact_id from made`.execute(db);
  noteIn(db, WRITTEN, () => new Written())?.emails.add(key);
  // None where somebody made it in the same moment.
  return rows[0]?.contact_id ?? (await findContact(context, email)) ?? fresh;
}

/** The first contact of an address stays its contact. */
export async function insertContacts(
  db: Queryable,
  siteId: string,
  contacts: readonly AddressOfContact[],
): Promise<void> {
  const emails = contacts.map(({ email }) => emailKey(email));
  const ids = contacts.map(({ contactId }) => contactId);
  await sql`insert into known_contacts (site_id, email, contact_id)
    select ${siteId}::text, * from unnest(${emails}::text[], ${ids}::text[])
    on conflict do nothing`.execute(db);
}

/** Whether somebody signs in as this contact. */
export async function hasMember({ db, siteId }: SiteDb, contactId: string): Promise<boolean> {
  const { rows } = await sql`select from members
    where site_id = ${siteId} and contact_id = ${contactId} and status <> 'OFFLINE' limit 1`.execute(db);
  return rows.length > 0;
}

/** These addresses lead to these contacts no longer. */
export async function dropContacts(
  { db, siteId }: SiteDb,
  contacts: readonly AddressOfContact[],
): Promise<void> {
  if (contacts.length === 0) return;
  await sql`delete from known_contacts as k
    using unnest(${contacts.map(({ email }) => emailKey(email))}::text[],
      ${contacts.map(({ contactId }) => contactId)}::text[]) as gone (email, contact_id)
    where k.site_id = ${siteId} and k.email = gone.email and k.contact_id = gone.contact_id`.execute(db);
}

/** The address leads to this contact no longer. */
export const dropContact = (context: SiteDb, contact: AddressOfContact): Promise<void> =>
  dropContacts(context, [contact]);

/**
 * What a member types for an order is theirs only where it is how they sign in, and they have shown it.
 * @returns the contacts that were not known before
 */
async function keepBuyers(
  { db, siteId }: SiteDb,
  contactIds: ReadonlyMap<string, string>,
): Promise<AddressOfContact[]> {
  const { rows } = await sql<AddressOfContact>`insert into known_contacts (site_id, email, contact_id)
    select ${siteId}::text, buyer.email, buyer.contact_id
    from unnest(${[...contactIds.keys()]}::text[], ${[...contactIds.values()]}::text[]) as buyer (email, contact_id)
    where not exists (select from members
      where site_id = ${siteId} and members.contact_id = buyer.contact_id and status <> 'OFFLINE'
        and not (login_email = buyer.email and (doc ->> 'loginEmailVerified')::boolean))
    order by buyer.email
    on conflict do nothing returning email, contact_id as "contactId"`.execute(db);
  return rows;
}

interface Buyer {
  buyerInfo?: { email?: string | null; contactId?: string | null };
}

/** Who bought something is known to the shop, with or without an account. */
export const contactOfOrder: Listener = async ({ body }, { db, siteId, ids }) => {
  if (!('createdEvent' in body)) return;
  const { email, contactId } = (body.createdEvent.entity as Buyer).buyerInfo ?? {};
  if (!email || noteIn(db, WRITTEN, () => new Written())?.emails.has(emailKey(email))) return;
  if (isUsableEmail(email))
    await keepBuyers({ db, siteId }, new Map([[emailKey(email), contactId ?? ids.guid()]]));
};

/** Buyers of the orders that a transaction imports: all of them are written together once the orders are. */
class ImportedBuyers implements Note {
  #contactIds = new Map<string, string>();
  readonly #context: Pick<Context, 'db' | 'siteId' | 'clock'>;

  constructor(context: Pick<Context, 'db' | 'siteId' | 'clock'>) {
    this.#context = context;
  }

  add(email: string, contactId: string): void {
    if (!this.#contactIds.has(email)) this.#contactIds.set(email, contactId);
  }

  mark(): () => void {
    const before = new Map(this.#contactIds);
    return () => {
      this.#contactIds = before;
    };
  }

  async settle(): Promise<void> {
    if (this.#contactIds.size > 0)
      await markImported(this.#context, await keepBuyers(this.#context, this.#contactIds));
  }
}

const IMPORTED = Symbol('buyers of imported orders');

/** Who bought elsewhere what is imported is a customer as well. */
export const contactOfImportedOrder: Listener = ({ body }, { db, siteId, ids, clock }) => {
  if (!('actionEvent' in body)) return Promise.resolve();
  const { email, contactId } = (body.actionEvent.body as { order?: Buyer }).order?.buyerInfo ?? {};
  if (email && isUsableEmail(email))
    noteIn(db, IMPORTED, () => new ImportedBuyers({ db, siteId, clock }))?.add(
      emailKey(email),
      contactId ?? ids.guid(),
    );
  return Promise.resolve();
};
