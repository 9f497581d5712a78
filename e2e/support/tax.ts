import type { Api } from './api.ts';

interface Region {
  id: string;
  country: string;
  subdivision: string;
}

interface Mapping {
  id: string;
  revision: string;
  taxGroupId: string;
  taxRegionId: string;
  taxRate: string;
}

export async function regionOf(api: Api, country: string): Promise<Region | undefined> {
  const query = { filter: { country, subdivision: '' } };
  const { taxRegions } = await api.platform<{ taxRegions: Region[] }>(
    'POST',
    '/billing/v1/tax-regions/query',
    {
      query,
    },
  );
  return taxRegions[0];
}

export async function taxGroupId(api: Api, name: string): Promise<string> {
  const { taxGroups } = await api.platform<{ taxGroups: { id: string; name: string }[] }>(
    'POST',
    '/billing/v1/tax-groups/query',
    { query: {} },
  );
  return taxGroups.find((group) => group.name === name)?.id ?? '';
}

export async function mappingOf(api: Api, country: string, group: string): Promise<Mapping | undefined> {
  const [region, ofGroup, { manualTaxMappings }] = await Promise.all([
    regionOf(api, country),
    taxGroupId(api, group),
    api.platform<{ manualTaxMappings: Mapping[] }>('GET', '/billing/v1/manual-tax-mappings'),
  ]);
  return manualTaxMappings.find(
    (mapping) => mapping.taxRegionId === region?.id && mapping.taxGroupId === ofGroup,
  );
}

/** As somebody else would, and as it was before. */
export async function setRate(api: Api, country: string, group: string, taxRate: string): Promise<void> {
  const mapping = await mappingOf(api, country, group);
  if (!mapping) throw new Error(`${group} has no rate in ${country}`);
  const { id, revision } = mapping;
  await api.platform('PATCH', `/billing/v1/manual-tax-mappings/${id}`, {
    manualTaxMapping: { id, revision, taxRate },
  });
}
