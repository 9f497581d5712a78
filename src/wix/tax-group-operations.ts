import {
  createTaxGroup,
  deleteTaxGroup,
  getTaxGroup,
  listDefaultTaxGroups,
  queryTaxGroups,
  updateTaxGroup,
  type TaxGroup as WixTaxGroup,
} from '@wix/auto_sdk_ecom_tax-groups';
import { readEveryPage, type PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export interface TaxGroup extends WixTaxGroup {
  /** Came with an app: stays as it is. */
  isDefault?: boolean;
}

async function marked(groups: readonly WixTaxGroup[], options?: CallOptions): Promise<TaxGroup[]> {
  const defaults = await staffClient(options).use(listDefaultTaxGroups)();
  const ids = new Set(defaults.taxGroups?.map(({ _id }) => _id));
  return groups.map((group) => ({ ...group, isDefault: ids.has(group._id) }));
}

export const taxGroupOperations = {
  all: async (options?: CallOptions) =>
    marked(
      await readEveryPage('taxGroups', (query) => staffClient(options).use(queryTaxGroups)(query as object)),
      options,
    ),
  query: async (query: PageQuery, options?: CallOptions) => {
    const reply = await staffClient(options).use(queryTaxGroups)(query as object);
    return { ...reply, taxGroups: await marked(reply.taxGroups ?? [], options) };
  },
  get: async (id: string, options?: CallOptions): Promise<TaxGroup | undefined> => {
    const [group] = await marked([await staffClient(options).use(getTaxGroup)(id)], options);
    return group;
  },
  create: (group: { name: string }) => staffClient().use(createTaxGroup)(group),
  update: (id: string, group: { name: string; revision: string }) =>
    staffClient().use(updateTaxGroup)(id, group),
  delete: (id: string) => staffClient().use(deleteTaxGroup)(id),
};
