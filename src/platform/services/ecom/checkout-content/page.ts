import { sql } from 'kysely';
import { DEFAULT_CHECKOUT_PAGE, type CheckoutPage } from '#shared/checkout-page.ts';
import type { CheckoutPageChange } from '#shared/extensions/checkout.ts';
import type { SiteDb } from '#platform/context.ts';

/** What is empty is the shop's own word again. */
const filled = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, text]) => typeof text === 'string' && text !== ''));

async function select({ db, siteId }: SiteDb, lock = false): Promise<CheckoutPage> {
  const { rows } = await sql<{ doc: Partial<CheckoutPage> }>`
    select doc from checkout_page where site_id = ${siteId} ${lock ? sql`for update` : sql``}`.execute(db);
  const { fields, words: said } = rows[0]?.doc ?? {};
  return {
    fields: { ...DEFAULT_CHECKOUT_PAGE.fields, ...fields },
    words: { ...DEFAULT_CHECKOUT_PAGE.words, ...said },
  };
}

export const readCheckoutPage = (where: SiteDb): Promise<CheckoutPage> => select(where);

export async function writeCheckoutPage(
  where: SiteDb,
  { fields, words: said }: CheckoutPageChange,
): Promise<CheckoutPage> {
  const { db, siteId } = where;
  await sql`insert into checkout_page (site_id, doc) values (${siteId}, '{}') on conflict do nothing`.execute(
    db,
  );
  const before = await select(where, true);
  const after: CheckoutPage = {
    fields: { ...before.fields, ...fields },
    words: {
      en: said?.en ? filled(said.en) : before.words.en,
      he: said?.he ? filled(said.he) : before.words.he,
    },
  };
  await sql`update checkout_page set doc = ${JSON.stringify(after)}::jsonb where site_id = ${siteId}`.execute(
    db,
  );
  return after;
}
