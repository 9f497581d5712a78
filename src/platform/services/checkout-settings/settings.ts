import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import type { CheckoutSettingsApi, Reply } from '../../contract/index.ts';

export type CheckoutSettings = NonNullable<
  Reply<CheckoutSettingsApi, 'getCheckoutSettings'>['checkoutSettings']
>;

const hidden = { visible: false, content: '' };

/** Nothing is asked for and nothing is shown until the shop says so; gift cards may be redeemed. */
const DEFAULTS: CheckoutSettings = {
  checkoutPolicies: {
    termsAndConditions: hidden,
    privacyPolicy: hidden,
    returnPolicy: hidden,
    digitalItemPolicy: hidden,
    contactUs: hidden,
    customPolicy: { ...hidden, title: '' },
  },
  checkoutFields: {
    subscriptionCheckbox: { visible: false, checkedByDefault: false },
    policyAgreementCheckbox: { visible: false, checkedByDefault: false },
    giftCardRedeemEnabled: true,
  },
};

export const checkoutSettingsMigrations: readonly Migration[] = [
  {
    name: '001-checkout-settings',
    async up(db) {
      await sql`create table checkout_settings (site_id text collate "C" primary key, doc jsonb not null)`.execute(
        db,
      );
    },
  },
];

type Read = Pick<Context, 'db' | 'siteId'>;

/** @param lock until the transaction ends, for who is about to change them */
export async function readCheckoutSettings(
  { db, siteId }: Read,
  { lock = false } = {},
): Promise<CheckoutSettings> {
  const { rows } = await sql<{ doc: CheckoutSettings }>`
    select doc from checkout_settings where site_id = ${siteId} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0]?.doc ?? DEFAULTS;
}

export async function writeCheckoutSettings({ db, siteId }: Read, settings: CheckoutSettings): Promise<void> {
  await sql`insert into checkout_settings (site_id, doc) values (${siteId}, ${JSON.stringify(settings)}::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
