import { sql } from 'kysely';
import {
  NO_INVOICE_SETTINGS,
  type InvoiceKind,
  type InvoiceSettings,
  type SellerFact,
} from '#shared/invoices.ts';
import { siteAddressLines, type SiteAddress } from '#shared/site-contact.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import { forgetCachedSettings } from '#platform/store/index.ts';
import { missingSellerFacts, type Seller } from './rules/seller-facts.ts';

type InvoiceScope = Pick<Context, 'db' | 'siteId' | 'site'>;

/** Each with a series of its own; what its number and prefix are called. */
const SERIES = {
  INVOICE: { next: 'nextNumber', prefix: 'prefix' },
  CREDIT_NOTE: { next: 'nextCreditNumber', prefix: 'creditPrefix' },
  RECEIPT: { next: 'nextReceiptNumber', prefix: 'receiptPrefix' },
} as const satisfies Record<InvoiceKind, { next: keyof InvoiceSettings; prefix: keyof InvoiceSettings }>;
const KINDS = Object.keys(SERIES) as InvoiceKind[];

async function nextNumbers({ db, siteId }: SiteDb, lock = false): Promise<Record<InvoiceKind, number>> {
  const { rows } = await sql<{ kind: InvoiceKind; next: string | number }>`
    select kind, next from invoice_numbers where site_id = ${siteId} order by kind ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  const of = (kind: InvoiceKind): number => Number(rows.find((row) => row.kind === kind)?.next ?? 1);
  return { INVOICE: of('INVOICE'), CREDIT_NOTE: of('CREDIT_NOTE'), RECEIPT: of('RECEIPT') };
}

interface Document {
  settings: InvoiceSettings;
  seller: Seller;
}

const isFullAddress = ({ street, city, country }: SiteAddress): boolean =>
  Boolean(street?.trim() && city?.trim() && country?.trim());

/**
 * The address is the one of Business info. Where that is none yet, the one that invoices had of their own before it
 * counts.
 */
async function readDocument({ db, siteId, site }: InvoiceScope): Promise<Document> {
  const { rows } = await sql<{ doc: Partial<InvoiceSettings> | null; address: SiteAddress | null }>`
    select (select doc from invoice_settings where site_id = ${siteId}) as doc,
      (select doc -> 'address' from site_properties where site_id = ${siteId}) as address`.execute(db);
  const settings = { ...NO_INVOICE_SETTINGS, ...rows[0]?.doc };
  const business = rows[0]?.address ?? {};
  const lines = siteAddressLines(business, site.locale);
  const address = lines.length > 0 ? lines.join('\n') : settings.address;
  return {
    settings: { ...settings, address },
    seller: {
      name: settings.seller,
      hasAddress: lines.length > 0 ? isFullAddress(business) : settings.address !== '',
      taxId: settings.taxId,
      country: business.country || undefined,
    },
  };
}

/** What an invoice with tax, or without, lacks of its seller. */
export const readMissingFacts = async (scope: InvoiceScope, isTaxed: boolean): Promise<SellerFact[]> =>
  missingSellerFacts((await readDocument(scope)).seller, isTaxed);

/** Who sells, as it stands on invoices; empty where that is the shop's name. */
export const readSeller = async (scope: InvoiceScope): Promise<string> =>
  (await readDocument(scope)).settings.seller;

export async function writeSeller({ db, siteId }: SiteDb, seller: string): Promise<void> {
  forgetCachedSettings(db);
  await sql`insert into invoice_settings (site_id, doc) values (${siteId}, ${JSON.stringify({ seller })}::text::jsonb)
    on conflict (site_id) do update set doc = invoice_settings.doc || excluded.doc`.execute(db);
}

/** As the shop decided, with the numbers that come next. */
export async function readSettings(scope: InvoiceScope, lock = false): Promise<InvoiceSettings> {
  const next = await nextNumbers(scope, lock);
  return {
    ...(await readDocument(scope)).settings,
    nextNumber: next.INVOICE,
    nextCreditNumber: next.CREDIT_NOTE,
    nextReceiptNumber: next.RECEIPT,
  };
}

export interface TakenNumber {
  prefix: string;
  sequence: number;
  number: string;
  settings: InvoiceSettings;
}

/**
 * The next number of a series, in the transaction of what bears it: one that comes to nothing gives it back. The lock on
 * the series keeps two from taking the same, and its prefix from changing under them.
 */
export async function takeNumber(scope: InvoiceScope, kind: InvoiceKind): Promise<TakenNumber> {
  const { db, siteId } = scope;
  const { rows } = await sql<{ taken: string | number }>`
    insert into invoice_numbers (site_id, kind, next) values (${siteId}, ${kind}, 2)
    on conflict (site_id, kind) do update set next = invoice_numbers.next + 1
    returning next - 1 as taken`.execute(db);
  const sequence = Number(rows[0]?.taken);
  const { settings } = await readDocument(scope);
  const prefix = settings[SERIES[kind].prefix];
  return { prefix, sequence, number: `${prefix}${sequence}`, settings };
}

/** @throws where a number would come a second time */
export async function writeSettings(
  scope: InvoiceScope,
  input: Omit<InvoiceSettings, 'address'>,
): Promise<void> {
  const { db, siteId } = scope;
  for (const kind of KINDS) {
    await sql`insert into invoice_numbers (site_id, kind, next) values (${siteId}, ${kind}, 1)
      on conflict do nothing`.execute(db);
  }
  const before = await readSettings(scope, true);
  for (const kind of KINDS) {
    const { next: field, prefix } = SERIES[kind];
    const next = input[field];
    const { rows } = await sql<{ last: string | number | null }>`
      select max(sequence) as last from order_invoices
      where site_id = ${siteId} and prefix = ${input[prefix]}
        and (kind = 'RECEIPT') = ${kind === 'RECEIPT'}`.execute(db);
    const last = Number(rows[0]?.last ?? 0);
    if (next <= last)
      throw invalidField(field, 'MIN', `must be above ${last}, the last number given`, {
        threshold: last + 1,
      });
    if (next !== before[field])
      await sql`update invoice_numbers set next = ${next} where site_id = ${siteId} and kind = ${kind}`.execute(
        db,
      );
  }
  const { nextNumber: _next, nextCreditNumber: _nextCredit, nextReceiptNumber: _nextReceipt, ...doc } = input;
  await sql`insert into invoice_settings (site_id, doc) values (${siteId}, ${JSON.stringify(doc)}::text::jsonb)
    on conflict (site_id) do update set doc = invoice_settings.doc || excluded.doc`.execute(db);
  forgetCachedSettings(db);
}
