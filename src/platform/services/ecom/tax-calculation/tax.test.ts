import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { type PricingModules, startPricing } from '#testing/pricing.ts';
import { isInOrder, payloadsOf } from '#testing/events/payloads-of.ts';
import { platformMigrations } from '#platform/platform.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

const UNKNOWN = '99999999-9999-4999-8999-999999999999';

async function calculator({ taxCalculation }: PricingModules): Promise<string> {
  const { taxCalculatorDetails } = await taxCalculation.listTaxCalculators();
  return String(taxCalculatorDetails?.[0]?.appId);
}

async function region(sdk: PricingModules, country: string, subdivision?: string): Promise<string> {
  const appId = await calculator(sdk);
  const made = await sdk.taxRegions.createTaxRegion({ country, appId, ...(subdivision && { subdivision }) });
  return String(made._id);
}

async function productsGroup({ taxGroups }: PricingModules): Promise<string> {
  const { taxGroups: groups = [] } = await taxGroups.listDefaultTaxGroups();
  return String(groups[0]?._id);
}

onDatabase(
  'tax',
  (database) => {
    const start = (): PricingModules => startPricing(database()).sdk;

    describe('regions', () => {
      it('docs: a country, or a part of one where parts tax on their own', async () => {
        const { taxRegions: api } = start();
        const id = await region(start(), 'US', 'NY');
        expect(await api.getTaxRegion(id)).toMatchObject({
          _id: id,
          country: 'US',
          subdivision: 'NY',
          taxIncludedInPrice: false,
          revision: '1',
        });
        const whole = await region(start(), 'US', '*');
        expect((await api.getTaxRegion(whole)).subdivision).toBe('');
        const found = await api.queryTaxRegions().eq('country', 'US').eq('subdivision', 'NY').find();
        expect(found.items.map(({ _id }) => _id)).toEqual([id]);
      });

      it('docs: rejects what cannot be taxed', async () => {
        const sdk = start();
        const { createTaxRegion } = sdk.taxRegions;
        const appId = await calculator(sdk);
        await region(sdk, 'FR');
        const codes = await Promise.all([
          errorOf(createTaxRegion({ country: 'FR', appId })),
          errorOf(createTaxRegion({ country: 'FI', appId: UNKNOWN })),
          errorOf(createTaxRegion({ country: 'KP', appId })),
          errorOf(createTaxRegion({ country: 'FI', subdivision: '18', appId })),
          errorOf(createTaxRegion({ country: 'PT', subdivision: 'PT-20', appId })),
          errorOf(sdk.taxRegions.getTaxRegion(UNKNOWN)),
        ]);
        expect(codes).toEqual([
          'ALREADY_EXISTS',
          'CALCULATOR_ID_NOT_FOUND',
          'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
          'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
          'INVALID_SUBDIVISION_FORMAT',
          'NOT_FOUND',
        ]);
      });

      it('sdk: many at once, each on its own', async () => {
        const sdk = start();
        const appId = await calculator(sdk);
        const { results = [], bulkActionMetadata } = await sdk.taxRegions.bulkCreateTaxRegion(
          [
            { country: 'IT', appId },
            { country: 'IT', appId },
            { country: 'MT', appId },
          ],
          { returnEntity: true },
        );
        expect(results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          undefined,
          'ALREADY_EXISTS',
          undefined,
        ]);
        expect(results[2]?.item?.country).toBe('MT');
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      });

      it('docs: is changed under its revision, and takes its rates along when it goes', async () => {
        const sdk = start();
        const id = await region(sdk, 'LU');
        const { manualTaxMappings: mappings } = sdk;
        const taxGroupId = await productsGroup(sdk);
        const made = await mappings.createManualTaxMapping({ taxRegionId: id, taxGroupId, taxRate: '0.17' });
        const changed = await sdk.taxRegions.updateTaxRegion(id, { revision: '1', taxIncludedInPrice: true });
        expect(changed).toMatchObject({ taxIncludedInPrice: true, revision: '2', country: 'LU' });
        const stale = sdk.taxRegions.updateTaxRegion(id, { revision: '1', taxIncludedInPrice: false });
        expect(await errorOf(stale)).toBe('REVISION_MISMATCH');
        await sdk.taxRegions.deleteTaxRegion(id);
        expect(await errorOf(mappings.getManualTaxMapping(String(made._id)))).toBe('NOT_FOUND');
      });
    });

    describe('groups', () => {
      it('docs: "Products" is there from the start and stays as it is', async () => {
        const { taxGroups: api } = start();
        const id = await productsGroup(start());
        expect(await api.getTaxGroup(id)).toMatchObject({ name: 'Products' });
        const { results = [] } = await api.listDefaultTaxGroupsByAppIds([STORES_APP_ID, UNKNOWN]);
        expect(results.map(({ taxGroupMetadata }) => taxGroupMetadata?.success)).toEqual([true, false]);
        const code = 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP';
        expect(await errorOf(api.updateTaxGroup(id, { name: 'Mine', revision: '1' }))).toBe(code);
        expect(await errorOf(api.deleteTaxGroup(id))).toBe(code);
      });

      it('sdk: others are made, found, renamed and removed', async () => {
        const { taxGroups: api } = start();
        const { _id } = await api.createTaxGroup({ name: 'Books' });
        const found = await api.queryTaxGroups().eq('name', 'Books').find();
        expect(found.items.map((group) => group._id)).toEqual([_id]);
        const renamed = await api.updateTaxGroup(String(_id), { name: 'Print', revision: '1' });
        expect(renamed).toMatchObject({ name: 'Print', revision: '2' });
        await api.deleteTaxGroup(String(_id));
        expect(await errorOf(api.getTaxGroup(String(_id)))).toBe('NOT_FOUND');
      });
    });

    describe('rates', () => {
      it('docs: one per group and region; of nothing there is none', async () => {
        const sdk = start();
        const { createManualTaxMapping, listManualTaxMappings } = sdk.manualTaxMappings;
        const taxRegionId = await region(sdk, 'SE');
        const taxGroupId = await productsGroup(sdk);
        const { _id } = await createManualTaxMapping({ taxRegionId, taxGroupId, taxRate: '0.25' });
        const codes = await Promise.all([
          errorOf(createManualTaxMapping({ taxRegionId, taxGroupId, taxRate: '0.12' })),
          errorOf(createManualTaxMapping({ taxRegionId, taxGroupId: UNKNOWN, taxRate: '0.12' })),
          errorOf(createManualTaxMapping({ taxRegionId: UNKNOWN, taxGroupId, taxRate: '0.12' })),
          errorOf(createManualTaxMapping({ taxRegionId, taxGroupId, taxRate: '0.1234567' })),
        ]);
        expect(codes).toEqual([
          'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
          'TAX_GROUP_ID_NOT_FOUND',
          'TAX_REGION_ID_NOT_FOUND',
          ['manualTaxMapping.taxRate DECIMAL_MAX_SCALE'],
        ]);
        const { manualTaxMappings = [] } = await listManualTaxMappings();
        expect(manualTaxMappings.map((mapping) => mapping._id)).toContain(_id);
        const found = await sdk.manualTaxMappings
          .queryManualTaxMappings()
          .eq('taxRegionId', taxRegionId)
          .find();
        expect(found.items.map((mapping) => mapping.taxRate)).toEqual(['0.25']);
      });
    });

    it('docs: a rate is changed under its revision and removed, and subscribers are told', async () => {
      const { stack, sdk } = startPricing(database());
      const api = sdk.manualTaxMappings;
      const taxRegionId = await region(sdk, 'DK');
      const taxGroupId = await productsGroup(sdk);
      const made = await api.createManualTaxMapping({ taxRegionId, taxGroupId, taxRate: '0.25' });
      const id = String(made._id);
      const changed = await api.updateManualTaxMapping(id, { revision: '1', taxRate: '0.2' });
      expect(changed).toMatchObject({ taxRate: '0.2', taxRegionId, revision: '2' });
      const stale = api.updateManualTaxMapping(id, { revision: '1', taxRate: '0.3' });
      expect(await errorOf(stale)).toBe('REVISION_MISMATCH');
      await api.deleteManualTaxMapping(id);
      expect(await errorOf(api.getManualTaxMapping(id))).toBe('NOT_FOUND');
      const told = await payloadsOf(stack, 'wix.billing.v1.manual_tax_mapping', id);
      expect(told).toMatchObject([
        { slug: 'created', createdEvent: { entity: { id, taxRate: '0.25', revision: '1' } } },
        {
          slug: 'updated',
          updatedEvent: {
            currentEntity: { id, taxRate: '0.2', revision: '2' },
            modifiedFields: { taxRate: '0.25', revision: '1' },
          },
        },
        { slug: 'deleted', deletedEvent: { deletedEntity: { id, taxRate: '0.2', revision: '2' } } },
      ]);
      expect(isInOrder(told, id)).toBe(true);
    });

    describe('calculateTax', () => {
      it('docs: by the most specific region and the group, inside the price or on top', async () => {
        const sdk = start();
        const products = await productsGroup(sdk);
        const { _id } = await sdk.taxGroups.createTaxGroup({ name: 'Food' });
        const food = String(_id);
        const { createManualTaxMapping } = sdk.manualTaxMappings;
        const mainland = await region(sdk, 'PT');
        const azores = await region(sdk, 'PT', '20');
        await createManualTaxMapping({ taxRegionId: mainland, taxGroupId: products, taxRate: '0.23' });
        await createManualTaxMapping({ taxRegionId: mainland, taxGroupId: food, taxRate: '0.06' });
        await createManualTaxMapping({ taxRegionId: azores, taxGroupId: products, taxRate: '0.16' });
        const { taxSummary, lineItemTaxDetails } = await sdk.taxCalculation.calculateTax({
          addresses: [{ country: 'PT' }, { country: 'PT', subdivision: 'PT-20' }, { country: 'BR' }],
          lineItems: [
            {
              _id: 'mug',
              price: '12.30',
              quantity: 2,
              addressIndex: { singleAddress: 0 },
              taxIncludedInPrice: true,
            },
            { _id: 'tea', price: '10', taxGroupId: food, addressIndex: { singleAddress: 0 } },
            {
              _id: 'hat',
              price: '100',
              addressIndex: { multipleAddresses: { origin: 0, destination: 1 } },
            },
            { _id: 'map', price: '50', addressIndex: { singleAddress: 2 } },
          ],
        });
        expect(lineItemTaxDetails?.map((line) => line.taxSummary)).toMatchObject([
          { fullPrice: '24.60', taxAmount: '4.60', taxableAmount: '20.00' },
          { fullPrice: '10.00', taxAmount: '0.60' },
          { fullPrice: '100.00', taxAmount: '16.00' },
          { fullPrice: '50.00', taxAmount: '0.00' },
        ]);
        expect(taxSummary).toMatchObject({
          totalTax: '21.20',
          totalTaxIncludedInPrice: '4.60',
          totalAmount: '201.20',
        });
        expect(
          taxSummary?.aggregatedTaxBreakdown?.map(({ jurisdiction, rate }) => [jurisdiction, rate]),
        ).toEqual([
          ['PT', '0.23'],
          ['PT', '0.06'],
          ['PT-20', '0.16'],
        ]);
      });

      it('docs: rejects a line that is taxed nowhere', async () => {
        const { taxCalculation } = start();
        const ask = (addressIndex: object, address: object = { country: 'PT' }) =>
          errorOf(
            taxCalculation.calculateTax({
              addresses: [address],
              lineItems: [{ _id: 'a', price: '1', addressIndex }],
            }),
          );
        expect(await ask({ multipleAddresses: { origin: 0 } })).toBe('MISSING_TAXABLE_ADDRESS');
        expect(await ask({ singleAddress: 1 })).toBe('INVALID_LINE_ITEM_ADDRESS_INDEX');
        expect(await ask({ singleAddress: 0 }, { city: 'Porto' })).toBe('MISSING_COUNTRY_IN_ADDRESS');
      });
    });
  },
  platformMigrations,
);
