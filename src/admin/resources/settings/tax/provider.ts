import { isInUnion } from '#shared/union.ts';
import { CallError } from '#wix/errors.ts';
import { taxExemptionOperations } from '#wix/tax-exemption-operations.ts';
import { taxGroupOperations } from '#wix/tax-group-operations.ts';
import { taxOperations, type OneOfMany } from '#wix/tax-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { changesOf } from './changes.ts';
import { readExemption } from './exemptions/exemption.ts';
import { toPercent } from './percent.ts';
import { placeKey, placeOfKey } from './tax-location.ts';
import { cellKey, type StoredRate, type StoredRegion, type TaxRecord, type TaxValues } from './table.ts';

const ID = 'settings';
/** The calculator that knows typed rates only comes first. */
const MANUAL = /manual/i;
const MAX_AT_ONCE = 50;
const BESIDE_EACH_OTHER = 4;
const VAT_BESIDE = new Set(['GB', 'CH', 'LI', 'NO', 'IS']);

/** Each reading is told from the one before: who saves over what others did has read it anew. */
let reads = 0;

async function readAll(signal?: AbortSignal): Promise<TaxRecord> {
  const options: CallOptions = { signal };
  const [settings, calculators, regions, mappings, taxGroups, exempt, exemptAlways] = await Promise.all([
    taxOperations.settings(options),
    taxOperations.calculators(options),
    taxOperations.regions(options),
    taxOperations.mappings(options),
    taxGroupOperations.all(options),
    taxExemptionOperations.all(options),
    taxExemptionOperations.defaults(options),
  ]);
  const placeOf = new Map<string, string>();
  const byPlace: Record<string, StoredRegion> = {};
  for (const { _id: id = '', country = '', subdivision = '', revision, taxIncludedInPrice } of regions) {
    const place = placeKey({ country, subdivision });
    placeOf.set(id ?? '', place);
    byPlace[place] = {
      id: id ?? '',
      country,
      subdivision,
      revision: revision ?? '',
      included: taxIncludedInPrice ?? false,
    };
  }
  const rates: Record<string, StoredRate> = {};
  for (const mapping of mappings) {
    const { _id, revision, taxGroupId, taxRegionId, taxRate = '0', taxName = '', exemptRates = [] } = mapping;
    const place = placeOf.get(taxRegionId ?? '');
    if (place === undefined) continue;
    rates[cellKey(place, taxGroupId ?? '')] = {
      id: _id ?? '',
      revision: revision ?? '',
      percent: toPercent(taxRate),
      taxName,
      exempt: Object.fromEntries(
        exemptRates.map(({ taxExemptGroupId = '', taxRate: instead = '0' }) => [
          taxExemptGroupId,
          toPercent(instead),
        ]),
      ),
    };
  }
  const groups = taxGroups
    .map(({ _id, name, isDefault = false }) => ({ id: _id ?? '', name: name ?? '', isDefault }))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name));
  const calculator = calculators.find(({ displayName }) => MANUAL.test(displayName ?? '')) ?? calculators[0];
  reads += 1;
  return {
    id: ID,
    revision: String(reads),
    included: settings.taxIncludedInItemPrices ?? false,
    appId: calculator?.appId ?? '',
    groups,
    regions: byPlace,
    rates,
    exemptions: [
      ...exemptAlways.map((group) => readExemption(group, { isDefault: true, found: [] })),
      ...exempt.map((group) =>
        readExemption(group, {
          isDefault: false,
          found: Object.values(rates).flatMap((rate) => rate.exempt[group._id ?? ''] ?? []),
        }),
      ),
    ],
  };
}

const CONFLICT = 409;

/** What many came to, as one rejection; a rate or a region that somebody else made meanwhile is a conflict. */
function refuseFailed(results: readonly OneOfMany[]): void {
  const failed = results.find(({ itemMetadata }) => itemMetadata?.success === false);
  if (!failed) return;
  const { code = '', description = '' } = failed.itemMetadata?.error ?? {};
  const status = /ALREADY_EXISTS/.test(code) ? CONFLICT : 400;
  throw new CallError({ code, status, message: description });
}

async function inParts<Item>(
  items: readonly Item[],
  send: (part: Item[]) => Promise<OneOfMany[]>,
): Promise<void> {
  for (let from = 0; from < items.length; from += MAX_AT_ONCE)
    refuseFailed(await send(items.slice(from, from + MAX_AT_ONCE)));
}

async function each<Item>(items: readonly Item[], send: (item: Item) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += BESIDE_EACH_OTHER)
    await Promise.all(items.slice(from, from + BESIDE_EACH_OTHER).map(send));
}

const nameOf = (place: string): string | undefined => {
  const { country } = placeOfKey(place);
  return isInUnion(country) || VAT_BESIDE.has(country) ? 'VAT' : undefined;
};

interface Update {
  /** The revision is of the state that it goes over, which may be later than the one that was changed. */
  data: TaxValues & { revision: string };
  previousData: TaxRecord;
}

async function save({ data: { revision, ...values }, previousData }: Update): Promise<void> {
  const over = revision !== previousData.revision;
  const seen = over ? await readAll() : undefined;
  const { included, regions, rates } = changesOf(previousData, values, { nameOf, ...(seen && { seen }) });
  if (included !== undefined) await taxOperations.setIncluded(included);
  await each(regions.exclude, ({ id, revision: read }) =>
    taxOperations.updateRegion(id, { revision: read, taxIncludedInPrice: false }),
  );
  await each(regions.remove, taxOperations.removeRegion);
  await inParts(regions.add, (part) =>
    taxOperations.addRegions(
      part.map((place) => ({ ...place, appId: previousData.appId, taxIncludedInPrice: false })),
    ),
  );
  await each(rates.update, ({ id, ...mapping }) => taxOperations.updateMapping(id, mapping));
  await each(rates.remove, taxOperations.removeMapping);
  if (rates.add.length === 0) return;
  // A region that was just made has its id from the server.
  const places = regions.add.length > 0 ? (await readAll()).regions : (seen ?? previousData).regions;
  await inParts(rates.add, (part) =>
    taxOperations.addMappings(
      part.map(({ place, mapping }) => ({ ...mapping, taxRegionId: places[place]?.id ?? '' })),
    ),
  );
}

export const taxProvider = {
  supportAbortSignal: true,
  getOne: async (_: string, { signal }: { signal?: AbortSignal }) => ({ data: await readAll(signal) }),
  update: async (_: string, update: Update) => {
    await save(update);
    return { data: await readAll() };
  },
};
