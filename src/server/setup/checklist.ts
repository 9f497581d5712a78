import { findOperation } from '../../platform/contract/index.ts';
import type { BankAccount } from '../../shared/bank-account.ts';
import { SETUP_ITEMS, type SetupChecklist, type SetupItem } from '../../shared/setup-checklist.ts';
import type { ManualPaymentMethod } from '../../shared/manual-payments.ts';
import type { SiteAddress } from '../../shared/site-contact.ts';
import type { PlatformStorefront } from '../../shared/storefront.ts';
import type { TextPage } from '../../shared/shop-texts.ts';
import type { Gateway } from '../gateway.ts';
import type { Staff } from '../http/gateway-env.ts';
import { callHostedEndpoint, callOperation } from '../platform-call.ts';
import { readSetting, replaceSetting, writeSetting, type SiteDb } from '../settings.ts';
import { allTexts } from '../texts/store.ts';

const HIDDEN = 'setup-checklist-hidden';

const operations = {
  properties: findOperation('business-tools_site-properties.getSiteProperties'),
  products: findOperation('stores_products-v-3.queryProducts'),
  orders: findOperation('ecom_orders.searchOrders'),
  deliveryOptions: findOperation('ecom_shipping-options.queryShippingOptions'),
};

interface Properties {
  properties?: { siteDisplayName?: string; address?: SiteAddress; language?: string };
}

interface Products {
  products?: { productType?: string }[];
}

type Facts = Record<SetupItem, boolean>;

const isFilled = ({ street, city, country }: SiteAddress = {}): boolean => Boolean(street && city && country);

/** Enough to see whether anything among them is shipped. */
const LOOKED_AT = 100;

async function readFacts(gateway: Gateway, staff: Staff): Promise<Facts & { language: string }> {
  const { platformFetch, cardPayments } = gateway;
  const limit = { cursorPaging: { limit: 1 } };
  const [
    { properties = {} },
    { products = [] },
    { orders = [] },
    options,
    storefront,
    bank,
    manual,
    texts,
    isMailbox,
    cards,
  ] = await Promise.all([
    callOperation<Properties>(platformFetch, operations.properties, {
      fields: ['siteDisplayName', 'address', 'language'],
    }),
    callOperation<Products>(platformFetch, operations.products, {
      query: { filter: { visible: true }, cursorPaging: { limit: LOOKED_AT } },
    }),
    callOperation<{ orders?: unknown[] }>(platformFetch, operations.orders, { search: limit }),
    callOperation<{ shippingOptions?: unknown[] }>(platformFetch, operations.deliveryOptions, {
      query: {},
    }),
    callHostedEndpoint<PlatformStorefront>(platformFetch, '/hosted/storefront/shown'),
    callHostedEndpoint<BankAccount>(platformFetch, '/hosted/payments/bank-account'),
    callHostedEndpoint<{ methods: ManualPaymentMethod[] }>(platformFetch, '/hosted/payments/manual-methods'),
    allTexts(gateway),
    gateway.hasMailbox(),
    cardPayments?.read(),
  ]);
  const isShown = (name: string): boolean =>
    (texts.find(({ id }) => id === name)?.doc as TextPage | undefined)?.shown === true;
  const { delivers, tax } = storefront.store;
  const ships = products.some(({ productType }) => productType !== 'DIGITAL');
  const takesCards = cards !== undefined && cards.by !== 'NOBODY';
  return {
    language: properties.language ?? 'en',
    business: Boolean(properties.siteDisplayName) && isFilled(properties.address),
    // Every store has both from its start; the item says which, and leads to where they are explained.
    currency: true,
    product: products.length > 0,
    // Until there is a product nobody knows whether anything is shipped.
    delivery: (products.length > 0 && !ships) || (delivers && (options.shippingOptions ?? []).length > 0),
    tax: tax !== undefined,
    payment: takesCards || bank.offered || manual.methods.some(({ offered }) => offered),
    email: !isMailbox,
    policies: isShown('terms') && isShown('privacy'),
    testOrder: orders.length > 0,
    secondFactor: staff.twoFactorEnabled,
  };
}

async function readHidden(site: SiteDb): Promise<SetupItem[] | undefined> {
  const value = await readSetting(site, HIDDEN);
  return value === undefined ? undefined : (JSON.parse(value) as SetupItem[]);
}

/** What was done since the list was hidden and breaks later is no longer one of the items that somebody hid. */
async function forgetDone(site: SiteDb, hidden: readonly SetupItem[], facts: Facts): Promise<SetupItem[]> {
  const open = hidden.filter((name) => !facts[name]);
  if (open.length < hidden.length)
    await replaceSetting(site, HIDDEN, { from: JSON.stringify(hidden), to: JSON.stringify(open) });
  return open;
}

/** How far the store is; `secondFactor` is that of whoever looks. */
export async function readChecklist(gateway: Gateway, staff: Staff): Promise<SetupChecklist> {
  const site = { db: gateway.database.kysely, siteId: gateway.siteId };
  const [{ language, ...facts }, hidden] = await Promise.all([readFacts(gateway, staff), readHidden(site)]);
  return {
    items: SETUP_ITEMS.map((name) => ({ name, done: facts[name] })),
    currency: gateway.store.currency,
    language,
    ...(hidden && { hidden: await forgetDone(site, hidden, facts) }),
  };
}

/** Hides the list for everybody of the team. @param open the items that are open by then */
export const hideChecklist = (site: SiteDb, open: readonly SetupItem[]): Promise<void> =>
  writeSetting(site, HIDDEN, JSON.stringify(open));

export const displayChecklist = (site: SiteDb): Promise<void> => writeSetting(site, HIDDEN, undefined);
