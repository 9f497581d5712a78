import { checkout, currentCart, orders } from '@wix/ecom';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import {
  ApiKeyStrategy,
  createClient,
  OAuthStrategy,
  TokenRole,
  type OauthData,
  type Tokens,
} from '@wix/sdk';
import { collections, products } from '@wix/stores';

/** An installation, as an app elsewhere knows it. */
export interface Installation {
  clientId: string;
  siteId: string;
  apiKey: string;
  /** Where sign-in leads back to. */
  redirectUri: string;
  email: string;
}

const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const ADDRESS = { country: 'PT', city: 'Lisboa', postalCode: '1100-148', addressLine1: 'Rua Augusta 1' };

/** In the SDK, though its types hide it. */
interface MarksAsPaid {
  paymentCollectionMarkOrderAsPaid(orderId: string): Promise<unknown>;
}

const client = (clientId: string, tokens?: Tokens) =>
  createClient({
    modules: { products, collections, currentCart, checkout, orders, members, redirects },
    auth: OAuthStrategy({ clientId, ...(tokens && { tokens }) }),
  });
type App = ReturnType<typeof client>;

/** An address as a browser opens it, up to where it leads. */
const open = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', ...init });
const leadsTo = async (url: string): Promise<URL> => new URL((await open(url)).headers.get('location') ?? '');

/** Looks around; as a visitor. */
async function browse(app: App) {
  const page = await app.products.queryProducts().limit(3).find();
  const shelves = await app.collections.queryCollections().find();
  const id = page.items[0]?._id ?? '';
  const many = [id, ...Array.from({ length: 150 }, () => crypto.randomUUID())];
  // The SDK sends this one by POST; others send it as it stands.
  const chosen = await app.products.queryProducts().in('_id', many).find();
  const query = { query: { filter: JSON.stringify({ id: { $hasSome: many } }) } };
  const path = `/stores-reader/v1/products/query-platformized?.r=${btoa(JSON.stringify(query)).replace(/=+$/, '')}`;
  const long = await app.fetchWithAuth(`https://www.wixapis.com${path}`);
  const variant = page.items[0]?.variants?.find(({ stock }) => stock?.inStock);
  return {
    productId: id,
    options: variant?._id ? { variantId: variant._id } : {},
    names: page.items.map(({ name }) => name),
    collections: shelves.items.length,
    chosen: chosen.items.length,
    long: { length: path.length, status: long.status },
  };
}

/** The form on the shop's page, filled in by a person. */
async function signInByRedirect(
  app: App,
  { redirectUri }: Installation,
  sessionToken: string,
): Promise<Tokens> {
  const data = app.auth.generateOAuthData(redirectUri);
  const { authUrl } = await app.auth.getAuthUrl(data);
  const form = await leadsTo(authUrl);
  if (form.pathname !== '/sign-in') throw new Error(`No sign-in page but ${form.href}`);
  const reply = await open(authUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: form.origin },
    body: new URLSearchParams({ sessionToken }).toString(),
  });
  const back = (/href="([^"]*)"/.exec(await reply.text())?.[1] ?? '').replaceAll('&amp;', '&');
  const { code, state } = app.auth.parseFromUrl(back, 'fragment');
  return app.auth.getMemberTokens(code, state, data);
}

/** What the hidden frame of a direct login is told. */
async function signInByMessage(app: App, sessionToken: string): Promise<Tokens> {
  // There is no address to come back to; the types want one.
  const data = { ...app.auth.generateOAuthData(''), redirectUri: undefined } as unknown as OauthData;
  // The SDK takes a session token here, though its types do not say so.
  const options = { prompt: 'none', responseMode: 'web_message', sessionToken } as const;
  const { authUrl } = await app.auth.getAuthUrl(data, options);
  const page = await (await open(authUrl)).text();
  const message = JSON.parse(/const message = (\{.*\});/.exec(page)?.[1] ?? '{}') as Record<string, string>;
  return app.auth.getMemberTokens(message['code'] ?? '', message['state'] ?? '', data);
}

/** To the shop's checkout page, which takes over who one is. */
async function goToCheckout(app: App, { clientId, redirectUri }: Installation) {
  const { checkoutId = '' } = await app.currentCart.createCheckoutFromCurrentCart({
    channelType: currentCart.ChannelType.OTHER_PLATFORM,
  });
  const { redirectSession } = await app.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: redirectUri },
  });
  const page = await leadsTo(redirectSession?.fullUrl ?? '');
  const code = new URLSearchParams(page.hash.slice(1)).get('handover');
  const reply = await open(`${page.origin}/hosted/handover`, {
    method: 'POST',
    body: JSON.stringify({ code }),
  });
  const handed = (await reply.json()) as { access_token: string; refresh_token: string; role: string };
  const pageApp = client(clientId, {
    accessToken: { value: handed.access_token, expiresAt: Date.now() / 1000 + 1000 },
    refreshToken: { value: handed.refresh_token, role: TokenRole.MEMBER },
  });
  return { checkoutId, path: page.pathname, role: handed.role, pageApp };
}

/** Fills the checkout in, and pays by hand. */
async function buy(app: App, checkoutId: string, { apiKey, siteId, email }: Installation): Promise<string> {
  const contactDetails = { firstName: 'Ann', lastName: 'Brown', phone: '+351210000000' };
  const destination = { address: ADDRESS, contactDetails };
  const filled = await app.checkout.updateCheckout(checkoutId, {
    buyerInfo: { email },
    shippingInfo: { shippingDestination: destination },
    billingInfo: destination,
  });
  const [carrier] = filled.shippingInfo?.carrierServiceOptions ?? [];
  const code = carrier?.shippingOptions?.[0]?.code;
  if (code) {
    const option = { code, ...(carrier?.carrierId && { carrierId: carrier.carrierId }) };
    await app.checkout.updateCheckout(checkoutId, { shippingInfo: { selectedCarrierServiceOption: option } });
  }
  const shop = createClient({ modules: { checkout, orders }, auth: ApiKeyStrategy({ apiKey, siteId }) });
  const { orderId = '' } = await shop.checkout.createOrder(checkoutId);
  await (shop.orders as unknown as MarksAsPaid).paymentCollectionMarkOrderAsPaid(orderId);
  return orderId;
}

/** A storefront on the SDK as it is published: everything a shopper does there, and what came of it. */
export async function visitAnyStorefront(installation: Installation) {
  const { clientId, email, redirectUri } = installation;
  const app = client(clientId);
  const browsed = await browse(app);
  const catalogReference = {
    appId: STORES_APP_ID,
    catalogItemId: browsed.productId,
    options: browsed.options,
  };
  await app.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] });

  const login = await app.auth.register({ email, password: 'correct horse battery' });
  if (!('data' in login) || !('sessionToken' in login.data)) throw new Error(JSON.stringify(login));
  const { sessionToken } = login.data;
  app.auth.setTokens(await signInByRedirect(app, installation, sessionToken));
  const cart = await app.currentCart.getCurrentCart();
  const other = client(clientId, await signInByMessage(client(clientId), sessionToken));
  const { member } = await other.members.getCurrentMember({ fieldsets: [members.Set.FULL] });

  const { checkoutId, path, role, pageApp } = await goToCheckout(app, installation);
  const orderId = await buy(pageApp, checkoutId, installation);
  const found = await app.orders.searchOrders({});
  const order = await other.orders.getOrder(orderId);

  const { logoutUrl } = await app.auth.logout(redirectUri);
  const bye = await leadsTo(logoutUrl);
  const after = await other.fetchWithAuth('https://www.wixapis.com/members/v1/members/my');
  return {
    browsed,
    loginEmail: member?.loginEmail,
    cartQuantities: cart.lineItems?.map(({ quantity }) => quantity),
    checkout: { path, role },
    orders: found.orders?.map(({ _id }) => _id),
    order: { id: order._id, email: order.buyerInfo?.email, paymentStatus: order.paymentStatus },
    orderId,
    bye: bye.href,
    afterLogout: after.status,
  };
}
