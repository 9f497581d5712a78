import type { ExtensionRequest } from '#shared/extensions/define.ts';
import type {
  pluginChargeExtensions,
  pluginExtensions,
  pluginRedemptionExtensions,
} from '#shared/extensions/service-plugins.ts';
import type { Plugin, PluginKind, PluginView } from '#shared/plugins.ts';
import { CallError } from '#wix/errors.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';

type Settings = ExtensionRequest<(typeof pluginExtensions)['addPlugin']>;

const call = extensionClient<
  typeof pluginChargeExtensions & typeof pluginExtensions & typeof pluginRedemptionExtensions
>();

/** Every plugin, with how much money and how many memberships only people can clarify. */
async function readPlugins(options?: ReadOptions): Promise<PluginView[]> {
  const { plugins } = await call('listPlugins', {}, options);
  const countUnclear = async (
    kind: PluginKind,
    name: 'countUnclearMembershipCharges' | 'countUnclearRedemptions',
  ) =>
    plugins.some(({ kinds }) => kinds.includes(kind)) ? (await call(name, {}, options)).unclear : undefined;
  const [cards, memberships] = await Promise.all([
    countUnclear('GIFT_CARDS', 'countUnclearRedemptions'),
    countUnclear('MEMBERSHIPS', 'countUnclearMembershipCharges'),
  ]);
  return plugins.map((plugin) => ({
    ...plugin,
    ...(cards && { unclearCards: cards[plugin.id] ?? 0 }),
    ...(memberships && { unclearMemberships: memberships[plugin.id] ?? 0 }),
  }));
}

/** Forms keep revisions as text. */
const toRow = <Row extends Plugin>({ revision, ...plugin }: Row) => ({
  ...plugin,
  revision: String(revision),
});

async function find(id: string, options?: ReadOptions) {
  const plugin = (await readPlugins(options)).find((one) => one.id === id);
  if (!plugin) throw new CallError({ code: 'NOT_FOUND', status: 404, message: 'The plugin was not found.' });
  return { data: toRow(plugin) };
}

export const pluginsProvider = {
  async getList(_resource: string, { signal }: ReadOptions = {}) {
    const data = (await readPlugins({ signal })).map(toRow);
    return { data, total: data.length };
  },
  getOne: (_resource: string, { id, signal }: { id: string } & ReadOptions) => find(id, { signal }),
  async create(_resource: string, { data }: { data: Settings }) {
    return find((await call('addPlugin', data)).plugin.id);
  },
  async update(_resource: string, { id, data }: { id: string; data: Settings & { revision: string } }) {
    await call('changePlugin', { ...data, pluginId: id, revision: Number(data.revision) });
    return find(id);
  },
  async delete(_resource: string, { id }: { id: string }) {
    return { data: toRow((await call('removePlugin', { pluginId: id })).plugin) };
  },
};
