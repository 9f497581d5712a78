import { Hono } from 'hono';
import { z } from 'zod';
import {
  failedPrecondition,
  invalid,
  notFound,
  permissionDenied,
  type FieldViolation,
} from '../../platform/contract/errors.ts';
import type { OAuthClient } from '../../platform/ports.ts';
import {
  MAX_ADDRESSES,
  MAX_CLIENTS,
  MAX_KEY_NAME,
  redirectDomainError,
  redirectUriError,
  type UriError,
  type NewOAuthClient,
  type OAuthClientRow,
  type OAuthClientSecret,
} from '../../shared/developers.ts';
import { digestOf } from '../../shared/digest.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { DEVELOPERS } from './api-key-routes.ts';
import {
  deleteClient,
  findClient,
  insertClient,
  listClients,
  setClientSecret,
  updateClient,
  type StoredClient,
} from './client-store.ts';
import { newClientSecret } from './secrets.ts';

const addresses = z.array(z.string().trim().min(1).max(500)).max(MAX_ADDRESSES);
const fields = z.object({
  name: z.string().trim().min(1).max(MAX_KEY_NAME),
  redirectUris: addresses,
  redirectDomains: addresses,
});
const newClient = fields.extend({ withSecret: z.boolean().default(false) });

const errors: Readonly<Record<UriError, string>> = {
  malformed: 'is not an address',
  script: 'must not run a script',
  fragment: 'must have no #',
  plain: 'must begin with https:// except on this machine',
  credentials: 'must carry no user or password',
  domain: 'is not a host, such as app.example or app.example:8443',
};

/** @throws 400 naming each address that cannot be one */
function checked({ name, redirectUris, redirectDomains }: NewOAuthClient): NewOAuthClient {
  const wrong = (
    field: 'redirectUris' | 'redirectDomains',
    input: readonly string[],
    faultOf: typeof redirectUriError,
  ): FieldViolation[] =>
    input.flatMap((address, index) => {
      const error = faultOf(address);
      if (!error) return [];
      const description = `${address} ${errors[error]}`;
      return [
        {
          field: `${field}[${index}]`,
          violatedRule: 'VALIDATION',
          description,
          data: { fault: error, address },
        },
      ];
    });
  const violations = [
    ...wrong('redirectUris', redirectUris, redirectUriError),
    ...wrong('redirectDomains', redirectDomains, redirectDomainError),
  ];
  if (violations.length > 0) throw invalid(violations);
  const domains = redirectDomains.map((domain) => domain.toLowerCase());
  return { name, redirectUris: [...new Set(redirectUris)], redirectDomains: [...new Set(domains)] };
}

const present = (client: OAuthClient & Partial<StoredClient>): OAuthClientRow => ({
  id: client.id,
  name: client.name,
  redirectUris: client.redirectUris,
  redirectDomains: client.redirectDomains,
  hasSecret: (client.secret ?? client.secretDigest) !== undefined,
  configured: client.createdBy === undefined,
  createdBy: client.createdBy ?? null,
  createdAt: client.createdAt ?? null,
});

/** Mounted at `/admin/api/oauth-clients`: that of the configuration to look at, and those made here. */
export function oauthClientRoutes(gateway: Gateway, configured: readonly OAuthClient[]): Hono<GatewayEnv> {
  const { database, siteId, clock, ids } = gateway;
  const db = database.kysely;
  const app = new Hono<GatewayEnv>();

  const find = async (id: string): Promise<OAuthClientRow> => {
    const client = configured.find((one) => one.id === id) ?? (await findClient(db, siteId, id));
    if (!client) throw notFound('There is no such client.', 'OAUTH_CLIENT_NOT_FOUND');
    return present(client);
  };
  const findOwn = async (id: string): Promise<OAuthClientRow> => {
    const client = await find(id);
    if (client.configured) throw permissionDenied('It is set where the server is started, and only there.');
    return client;
  };
  const record = (
    c: GatewayContext,
    staff: Staff,
    action: string,
    id: string,
    parts: object,
  ): Promise<void> =>
    recordAction(c, gateway, staff, { name: action, entityType: 'oauthClient', entityId: id, ...parts });

  app.get('/', async (c) => {
    await requirePermission(c, DEVELOPERS);
    const { from, to } = readListRequest(c);
    const rows = [...configured, ...(await listClients(db, siteId))];
    return listReply(c, 'oauth-clients', rows.slice(from, to + 1).map(present), from, rows.length);
  });

  app.get('/:id', async (c) => {
    await requirePermission(c, DEVELOPERS);
    return c.json(await find(c.req.param('id')));
  });

  app.post('/', async (c) => {
    const staff = await requirePermission(c, DEVELOPERS);
    const { withSecret, ...wanted } = await readJson(c, newClient);
    const secret = withSecret ? newClientSecret() : undefined;
    const client: StoredClient = {
      id: ids.guid(),
      ...checked(wanted),
      ...(secret !== undefined && { secretDigest: await digestOf(secret) }),
      createdBy: staff.email,
      createdAt: clock.now().toISOString(),
    };
    if (!(await insertClient(db, siteId, client, MAX_CLIENTS)))
      throw failedPrecondition(
        `There are ${MAX_CLIENTS} clients. Delete those that nobody uses.`,
        'TOO_MANY_OAUTH_CLIENTS',
      );
    const row = present(client);
    await record(c, staff, 'makeOAuthClient', row.id, { after: row });
    return c.json({ ...row, siteId, ...(secret !== undefined && { secret }) } satisfies OAuthClientSecret);
  });

  app.put('/:id', async (c) => {
    const staff = await requirePermission(c, DEVELOPERS);
    const before = await findOwn(c.req.param('id'));
    await updateClient(db, siteId, before.id, checked(await readJson(c, fields)));
    const after = await find(before.id);
    await record(c, staff, 'changeOAuthClient', before.id, { before, after });
    return c.json(after);
  });

  app.post('/:id/secret', async (c) => {
    const staff = await requirePermission(c, DEVELOPERS);
    const before = await findOwn(c.req.param('id'));
    const secret = newClientSecret();
    await setClientSecret(db, siteId, before.id, await digestOf(secret));
    await record(c, staff, 'giveOAuthClientSecret', before.id, { before });
    return c.json({ ...(await find(before.id)), siteId, secret } satisfies OAuthClientSecret);
  });

  app.delete('/:id/secret', async (c) => {
    const staff = await requirePermission(c, DEVELOPERS);
    const before = await findOwn(c.req.param('id'));
    await setClientSecret(db, siteId, before.id, null);
    await record(c, staff, 'takeOAuthClientSecret', before.id, { before });
    return c.json(await find(before.id));
  });

  app.delete('/:id', async (c) => {
    const staff = await requirePermission(c, DEVELOPERS);
    const before = await findOwn(c.req.param('id'));
    await deleteClient(db, siteId, before.id);
    await record(c, staff, 'deleteOAuthClient', before.id, { before });
    return c.json(before);
  });

  return app;
}
