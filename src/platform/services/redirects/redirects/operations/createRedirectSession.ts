import type { Context } from '#platform/context.ts';
import { invalid, invalidField, type FieldViolation } from '#platform/contract/errors.ts';
import type { RedirectsApi, Reply } from '#platform/contract/index.ts';
import { callbacksFor, isAllowedCallback } from '#platform/identity/callbacks.ts';
import { checkoutOfCart } from '#platform/services/ecom/carts/public.ts';
import { signInOf } from '#platform/services/identity/oauth/public.ts';
import type { Callbacks, CreateRequest, Identity, RedirectSession } from '../redirect-session.ts';
import { authorizationOf } from '../authorization-of.ts';
import { pageFor } from '../rules/pages.ts';
import { insertRedirectSession } from '../tables.ts';

const LIFETIME_MS = 3_600_000;
/** The contract's bound of `fullUrl`. */
const MAX_URL = 2048;

/** The address fields of the callbacks; `state` is the app's own. */
const isAddress = (name: string): boolean => name.endsWith('Url');

async function readCallbacks(
  { callbacks = {}, logout }: CreateRequest,
  context: Context,
): Promise<Callbacks> {
  const { site } = context;
  const allowed = await callbacksFor(context, logout?.clientId);
  const input = Object.entries(callbacks).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const violations = input
    .filter(([name, url]) => isAddress(name) && !isAllowedCallback(url, allowed, site.publicUrl))
    .map(([name]): FieldViolation => ({
      field: `callbacks.${name}`,
      violatedRule: 'VALIDATION',
      description: 'is not at a domain that redirects may lead to',
      data: {},
    }));
  if (violations.length > 0) throw invalid(violations);
  return Object.fromEntries(input);
}

/** An app that keeps a member's or visitor's identity to itself sends a key, and the visitor's token beside it. */
function identityOf({ caller }: Context): Identity {
  if (caller.kind === 'member') return { memberId: caller.memberId, ...signInOf(caller) };
  if (caller.kind === 'visitor') return { visitorId: caller.visitorId };
  return caller.kind === 'api-key' && caller.onBehalfOf ? caller.onBehalfOf : {};
}

const endpointOf = ({ id, authorization, intent }: RedirectSession, publicUrl: string): string =>
  `${publicUrl}/hosted/${authorization ? 'authorize' : intent === 'logout' ? 'logout' : 'redirect'}/${id}`;

const intentOf = ({ callbacks: _1, preferences: _2, origin: _3, ...intents }: CreateRequest): string =>
  Object.keys(intents)[0] ?? '';

/** In the second kind of carts the cart is what is paid: its id leads to its checkout. */
async function withCheckout(request: CreateRequest, context: Context): Promise<CreateRequest> {
  const checkoutId = request.ecomCheckout?.checkoutId;
  const ofCart = checkoutId ? await checkoutOfCart(context, checkoutId) : undefined;
  return ofCart === undefined ? request : { ...request, ecomCheckout: { checkoutId: ofCart } };
}

async function sessionFor(request: CreateRequest, context: Context): Promise<RedirectSession> {
  const { additionalQueryParameters = {}, maintainIdentity } = request.preferences ?? {};
  const page = pageFor(await withCheckout(request, context));
  const authorization = request.auth && (await authorizationOf(request.auth, context));
  return {
    id: context.ids.guid(),
    intent: intentOf(request),
    ...(page && { page }),
    ...(authorization && { authorization }),
    callbacks: await readCallbacks(request, context),
    query: {
      ...(context.language !== undefined && { lang: context.language }),
      ...additionalQueryParameters,
    },
    // A sign-in and a sign-out are about who one is: the choice is for the other intents.
    identity: page && maintainIdentity === false ? {} : identityOf(context),
  };
}

/** An address of the platform's own pages, to be opened once within the hour. */
export async function createRedirectSession(
  request: CreateRequest,
  context: Context,
): Promise<Reply<RedirectsApi, 'createRedirectSession'>> {
  const session = await sessionFor(request, context);
  const endpoint = endpointOf(session, context.site.publicUrl);
  const search = new URLSearchParams(session.query).toString();
  const fullUrl = search === '' ? endpoint : `${endpoint}?${search}`;
  if (fullUrl.length > MAX_URL)
    throw invalidField('preferences.additionalQueryParameters', 'MAX_LENGTH', 'make the address too long', {
      threshold: MAX_URL,
    });
  const expiresAt = new Date(context.clock.now().getTime() + LIFETIME_MS);
  await insertRedirectSession(context.db, context.siteId, session, expiresAt);
  const entity = { id: session.id, fullUrl, urlDetails: { endpoint, searchParams: session.query } };
  await context.emit({
    entityFqdn: 'wix.headless.v1.redirect_session',
    slug: 'created',
    entityId: session.id,
    body: { createdEvent: { entity } },
  });
  const sessionToken = request.auth?.authRequest?.sessionToken;
  return { redirectSession: { ...entity, ...(sessionToken && { sessionToken }) } };
}
