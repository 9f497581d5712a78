import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition } from '#platform/contract/errors.ts';
import type { Handler, ManualTaxMappingsApi, OperationName } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { findExemptGroup } from '../tax-exempt-groups/public.ts';
import { mappings } from './mappings.ts';
import type { ManualTaxMapping } from './manual-tax-mapping.ts';

type Operation<Name extends OperationName<ManualTaxMappingsApi>> = Handler<
  ManualTaxMappingsApi,
  Name,
  Context
>;
type Rates = NonNullable<ManualTaxMapping['exemptRates']>;

/** The contract's bound. */
const MAX_OVERRIDES = 50;

/** What is said anew of a group takes the place of what was said before. */
function withOverrides(mapping: ManualTaxMapping, rates: Rates): ManualTaxMapping {
  const named = new Set(rates.map(({ taxExemptGroupId }) => taxExemptGroupId));
  const stored = (mapping.exemptRates ?? []).filter(({ taxExemptGroupId }) => !named.has(taxExemptGroupId));
  const exemptRates = [...stored, ...rates];
  if (exemptRates.length > MAX_OVERRIDES)
    throw failedPrecondition(`A rate has at most ${MAX_OVERRIDES} overrides.`, 'TOO_MANY_EXEMPT_RATES', {
      threshold: MAX_OVERRIDES,
    });
  return { ...mapping, exemptRates };
}

/** The last word of a group counts. */
const lastOf = (rates: Rates): Rates => [
  ...new Map(rates.map((rate) => [rate.taxExemptGroupId, rate])).values(),
];

/** @throws 400 for a group that is not there */
async function checkGroups(context: Context, ids: readonly string[]): Promise<void> {
  for (const taxExemptGroupId of new Set(ids))
    if (!(await findExemptGroup(context, taxExemptGroupId)))
      throw badRequest('There is no such tax exempt group.', 'TAX_EXEMPT_GROUP_ID_NOT_FOUND', {
        taxExemptGroupId,
      });
}

const changed = async (
  context: Context,
  id: string,
  apply: (before: ManualTaxMapping) => ManualTaxMapping,
): Promise<ManualTaxMapping> => (await mappings.change(context, id, apply)).manualTaxMapping;

export const bulkAssignExemptOverrides: Operation<'bulkAssignExemptOverrides'> = (
  { assignOverrides = [], returnEntity },
  context,
) =>
  bulk(context, {
    entries: assignOverrides,
    idOf: ({ manualTaxMappingId = '' }) => manualTaxMappingId,
    each: async ({ manualTaxMappingId = '', exemptGroupOverrides = [] }) => {
      const input = lastOf(
        exemptGroupOverrides.map(({ exemptGroupId = '', rate = '0' }) => ({
          taxExemptGroupId: exemptGroupId,
          taxRate: rate,
        })),
      );
      await checkGroups(
        context,
        input.map(({ taxExemptGroupId = '' }) => taxExemptGroupId),
      );
      return changed(context, manualTaxMappingId, (before) => withOverrides(before, input));
    },
    ...(returnEntity && { show: (mapping: ManualTaxMapping) => mapping }),
  });

/** A group that has none there is no mistake. */
export const bulkUnassignExemptOverrides: Operation<'bulkUnassignExemptOverrides'> = (
  { unassignOverrides, returnEntity },
  context,
) =>
  bulk(context, {
    entries: unassignOverrides,
    idOf: ({ manualTaxMappingId = '' }) => manualTaxMappingId,
    each: ({ manualTaxMappingId = '', exemptGroupIds = [] }) =>
      changed(context, manualTaxMappingId, (before) => withoutGroups(before, exemptGroupIds)),
    ...(returnEntity && { show: (mapping: ManualTaxMapping) => mapping }),
  });

export function withoutGroups(mapping: ManualTaxMapping, ids: readonly string[]): ManualTaxMapping {
  const exemptRates = (mapping.exemptRates ?? []).filter(
    ({ taxExemptGroupId = '' }) => !ids.includes(taxExemptGroupId),
  );
  return { ...mapping, exemptRates };
}
