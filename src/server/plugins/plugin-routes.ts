import { Hono } from 'hono';
import { z } from 'zod';
import { invalidField, notFound } from '../../platform/contract/errors.ts';
import { pluginsDesk } from '../../shared/desks/plugins.ts';
import type { Plugin, PluginKind, PluginTrial, PluginView } from '../../shared/plugins.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { allowedFrom, assertOutgoingUrl } from '../http/outgoing-address.ts';
import { readJson } from '../http/read-json.ts';
import { listReply } from '../http/simple-rest.ts';
import { askHosted } from '../platform-call.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';

const PATH = '/hosted/plugins';

/** What apps give for orders, and how the audit log calls it that somebody settled one. */
const TAKINGS = {
  cards: { path: '/hosted/app-gift-cards', settled: 'settleCardOfPlugin' },
  memberships: { path: '/hosted/app-memberships', settled: 'settleMembershipOfPlugin' },
} as const;

/** The back office's forms know revisions as text. */
const rowOf = <Row extends Plugin>({ revision, ...plugin }: Row) => ({
  ...plugin,
  revision: String(revision),
});

const gone = () => notFound('There is no such plugin.');
const body = z.record(z.string(), z.unknown());

/** Mounted at `/admin/api`: the apps that the platform asks, in the simple-rest dialect. */
export function pluginRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/plugins');
  const allows = allowedFrom(gateway.publicUrl);
  const ask = <Reply>(path = '', asked?: object): Promise<Reply> =>
    askHosted<Reply>(gateway.platformFetch, `${PATH}${path}`, {
      ...(asked && { body: JSON.stringify(asked) }),
      missing: path === '' ? notFound('The hosted platform keeps its own plugins.') : gone(),
    });
  /** What the apps gave for orders, by kind. */
  const ofTakings = <Reply>(path: string, asked?: object): Promise<Reply> =>
    askHosted<Reply>(gateway.platformFetch, path, {
      ...(asked && { body: JSON.stringify(asked) }),
      missing: gone(),
    });
  const unclearOf = async (plugins: readonly PluginView[], kind: PluginKind, path: string) =>
    plugins.some(({ kinds }) => kinds.includes(kind))
      ? (await ofTakings<{ unclear: Record<string, number> }>(path)).unclear
      : undefined;
  const all = async (): Promise<PluginView[]> => {
    const { plugins } = await ask<{ plugins: PluginView[] }>();
    const [cards, memberships] = await Promise.all([
      unclearOf(plugins, 'GIFT_CARDS', TAKINGS.cards.path),
      unclearOf(plugins, 'MEMBERSHIPS', TAKINGS.memberships.path),
    ]);
    return plugins.map((plugin) => ({
      ...plugin,
      ...(cards && { unclearCards: cards[plugin.id] ?? 0 }),
      ...(memberships && { unclearMemberships: memberships[plugin.id] ?? 0 }),
    }));
  };
  const find = async (id: string): Promise<PluginView> => {
    const found = (await all()).find((plugin) => plugin.id === id);
    if (!found) throw gone();
    return found;
  };
  const told = (plugin: Plugin) => ({ ...plugin, health: undefined });

  app.get('/', async (c) => {
    await requireRight(c, ...pluginsDesk.rights.list);
    const rows = (await all()).map(rowOf);
    return listReply(c, 'plugins', rows, 0, rows.length);
  });
  app.get('/:id', async (c) => {
    await requireRight(c, ...pluginsDesk.rights.list);
    return c.json(rowOf(await find(c.req.param('id'))));
  });
  app.post('/', async (c) => {
    const staff = await requireRight(c, ...pluginsDesk.rights.create);
    const settings = await readJson(c, body);
    await assertOutgoingUrl('url', settings.url, allows);
    const after = await ask<Plugin>('', settings);
    const deed = { name: 'addPlugin', entityType: 'plugin', entityId: after.id };
    await recordDeed(c, gateway, staff, { ...deed, after: told(after) });
    return c.json(rowOf(await find(after.id)));
  });
  app.put('/:id', async (c) => {
    const staff = await requireRight(c, ...pluginsDesk.rights.edit);
    const { revision, ...settings } = await readJson(c, body);
    if (typeof revision !== 'string' || !/^\d{1,9}$/.test(revision))
      throw invalidField('revision', 'REQUIRED_FIELD', 'is needed', {});
    await assertOutgoingUrl('url', settings.url, allows);
    const before = await find(c.req.param('id'));
    const after = await ask<Plugin>(`/${before.id}/change`, { ...settings, revision: Number(revision) });
    const deed = { name: 'changePlugin', entityType: 'plugin', entityId: after.id };
    await recordDeed(c, gateway, staff, { ...deed, before: told(before), after: told(after) });
    return c.json(rowOf(await find(after.id)));
  });
  app.delete('/:id', async (c) => {
    const staff = await requireRight(c, ...pluginsDesk.rights.delete);
    const { id } = await find(c.req.param('id'));
    const before = await ask<Plugin>(`/${id}/remove`, {});
    await recordDeed(c, gateway, staff, {
      name: 'removePlugin',
      entityType: 'plugin',
      entityId: id,
      before: told(before),
    });
    return c.json({ id });
  });
  app.post('/:id/try', async (c) => {
    await requireRight(c, ...pluginsDesk.rights.try);
    const { id } = await find(c.req.param('id'));
    return c.json(await ask<PluginTrial>(`/${id}/try`, await readJson(c, body)));
  });
  for (const [part, { path, settled }] of Object.entries(TAKINGS)) {
    app.get(`/:id/${part}`, async (c) => {
      await requireRight(c, ...pluginsDesk.rights.list);
      const { id } = await find(c.req.param('id'));
      return c.json(await ofTakings<Record<string, unknown[]>>(`${path}/${id}`));
    });
    app.post(`/:id/${part}/:taking/settle`, async (c) => {
      const staff = await requireRight(c, ...pluginsDesk.rights.edit);
      const { id } = await find(c.req.param('id'));
      const taking = encodeURIComponent(c.req.param('taking'));
      const after = await ofTakings<Record<string, unknown>>(`${path}/${taking}/settle`, {});
      await recordDeed(c, gateway, staff, { name: settled, entityType: 'plugin', entityId: id, after });
      return c.json(after);
    });
  }
  return app;
}
