import {
  contactTaxDetails,
  manualTaxMappings,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
} from '@wix/ecom';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const modules = {
  contactTaxDetails,
  manualTaxMappings,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
};
const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const CONTACT = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

onDatabase(
  'exemptions of tax',
  (database) => {
    let started: ReturnType<typeof startSdk> | undefined;
    const startSdk = () => startStack(database()).sdk(modules);
    const start = () => (started ??= startSdk());

    const newGroup = async (name: string): Promise<string> =>
      String((await start().taxExemptGroups.createTaxExemptGroup({ name }))._id);

    /** A region of its own with one rate for all goods. */
    async function newMapping(country: string, taxRate: string): Promise<string> {
      const sdk = start();
      const { taxCalculatorDetails } = await sdk.taxCalculation.listTaxCalculators();
      const appId = String(taxCalculatorDetails?.[0]?.appId);
      const region = await sdk.taxRegions.createTaxRegion({ country, appId });
      const { taxGroups: groups } = await sdk.taxGroups.listDefaultTaxGroups();
      const made = await sdk.manualTaxMappings.createManualTaxMapping({
        taxRegionId: String(region._id),
        taxGroupId: String(groups?.[0]?._id),
        taxRate,
        taxName: 'VAT',
      });
      return String(made._id);
    }

    describe('groups', () => {
      it('sdk: are made, read, changed under their revision, found and removed', async () => {
        const { taxExemptGroups: api } = start();
        const made = await api.createTaxExemptGroup({ name: 'Resellers' });
        expect(made).toMatchObject({ name: 'Resellers', revision: '1' });
        const id = String(made._id);
        expect(await api.getTaxExemptGroup(id)).toEqual(made);
        const changed = await api.updateTaxExemptGroup(id, { revision: '1', name: 'Trade' });
        expect(changed).toMatchObject({ name: 'Trade', revision: '2' });
        const stale = api.updateTaxExemptGroup(id, { revision: '1', name: 'Late' });
        expect(await errorOf(stale)).toBe('REVISION_MISMATCH');
        const found = await api.queryTaxExemptGroups().eq('name', 'Trade').find();
        expect(found.items.map(({ _id }) => _id)).toEqual([id]);
        await api.deleteTaxExemptGroup(id);
        expect(await errorOf(api.getTaxExemptGroup(id))).toBe('NOT_FOUND');
        expect(await errorOf(api.deleteTaxExemptGroup(id))).toBe('NOT_FOUND');
      });

      it('docs: are rejected without a name, or with a long one', async () => {
        const { taxExemptGroups: api } = start();
        expect(await errorOf(api.createTaxExemptGroup({ name: '' }))).toEqual([
          expect.stringContaining('name'),
        ]);
        expect(await errorOf(api.createTaxExemptGroup({ name: 'x'.repeat(201) }))).toEqual([
          expect.stringContaining('name'),
        ]);
      });

      it('sdk: many at once, each on its own', async () => {
        const { taxExemptGroups: api } = start();
        const { results = [], bulkActionMetadata } = await api.bulkCreateTaxExemptGroups(
          [{ name: 'Schools' }, { name: 'Embassies' }],
          { returnEntity: true },
        );
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 });
        const ids = results.map(({ item }) => String(item?._id));
        const updated = await api.bulkUpdateTaxExemptGroups(
          [
            { taxExemptGroup: { _id: ids[0], revision: '1', name: 'Universities' } },
            { taxExemptGroup: { _id: ids[1], revision: '7', name: 'Consulates' } },
            { taxExemptGroup: { _id: UNKNOWN, revision: '1', name: 'Nobody' } },
          ],
          { returnEntity: true },
        );
        expect(updated.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          undefined,
          'REVISION_MISMATCH',
          'NOT_FOUND',
        ]);
        expect(updated.results?.[0]?.item).toMatchObject({ name: 'Universities', revision: '2' });
        const removed = await api.bulkDeleteTaxExemptGroups([...ids, UNKNOWN]);
        expect(removed.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      });

      it('docs: are tagged, one by one and by a filter', async () => {
        const { taxExemptGroups: api } = start();
        const id = await newGroup('Tagged');
        const none = api.bulkUpdateTaxExemptGroupTags([id], {});
        expect(await errorOf(none)).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
        const { bulkActionMetadata } = await api.bulkUpdateTaxExemptGroupTags([id, UNKNOWN], {
          assignTags: { publicTags: { tagIds: ['a'] }, privateTags: { tagIds: ['b'] } },
        });
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        const { jobId } = await api.bulkUpdateTaxExemptGroupTagsByFilter(
          { name: 'Tagged' },
          { unassignTags: { publicTags: { tagIds: ['a'] } }, assignTags: { publicTags: { tagIds: ['c'] } } },
        );
        expect(jobId).toEqual(expect.any(String));
        expect((await api.getTaxExemptGroup(id)).tags).toEqual({
          publicTags: { tagIds: ['c'] },
          privateTags: { tagIds: ['b'] },
        });
        const empty = api.bulkUpdateTaxExemptGroupTagsByFilter({ name: 'Tagged' }, {});
        expect(await errorOf(empty)).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
      });

      it('assumed: one has 100 tags at most; who has them is rejected, and nobody else of the call', async () => {
        const { taxExemptGroups: api } = start();
        const [full, free] = [await newGroup('With all tags'), await newGroup('With none')];
        const tagIds = Array.from({ length: 100 }, (_, index) => `t${index}`);
        await api.bulkUpdateTaxExemptGroupTags([full], { assignTags: { publicTags: { tagIds } } });
        const more = { assignTags: { publicTags: { tagIds: ['more'] } } };
        const { results = [] } = await api.bulkUpdateTaxExemptGroupTags([full, free, UNKNOWN], more);
        expect(results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          'TOO_MANY_TAGS',
          undefined,
          'NOT_FOUND',
        ]);
        const tagsOf = async (id: string) => (await api.getTaxExemptGroup(id)).tags?.publicTags?.tagIds;
        expect([await tagsOf(full), await tagsOf(free)]).toEqual([tagIds, ['more']]);
        // By a filter it is all of them or none.
        const both = { name: { $in: ['With all tags', 'With none'] } };
        const last = { assignTags: { publicTags: { tagIds: ['last'] } } };
        expect(await errorOf(api.bulkUpdateTaxExemptGroupTagsByFilter(both, last))).toBe('TOO_MANY_TAGS');
        expect(await tagsOf(free)).toEqual(['more']);
      });

      it('assumed: one comes with the calculator, and frees of all tax', async () => {
        const { taxExemptGroups: groups } = await start().taxExemptGroups.listDefaultTaxExemptGroups();
        expect(groups).toMatchObject([{ name: 'Fully exempt' }]);
      });
    });

    describe('rates of a group', () => {
      it('sdk: are put on mappings and taken off, many at once', async () => {
        const { manualTaxMappings: api } = start();
        const [id, resellers, schools] = [
          await newMapping('AT', '0.2'),
          await newGroup('Resellers'),
          await newGroup('Schools'),
        ];
        const assigned = await api.bulkAssignExemptOverrides({
          assignOverrides: [
            {
              manualTaxMappingId: id,
              exemptGroupOverrides: [
                { exemptGroupId: resellers, rate: '0.1' },
                { exemptGroupId: schools, rate: '0' },
              ],
            },
            { manualTaxMappingId: UNKNOWN, exemptGroupOverrides: [{ exemptGroupId: schools, rate: '0' }] },
            { manualTaxMappingId: id, exemptGroupOverrides: [{ exemptGroupId: UNKNOWN, rate: '0' }] },
          ],
          returnEntity: true,
        });
        expect(assigned.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          undefined,
          'NOT_FOUND',
          'TAX_EXEMPT_GROUP_ID_NOT_FOUND',
        ]);
        await api.bulkAssignExemptOverrides({
          assignOverrides: [
            { manualTaxMappingId: id, exemptGroupOverrides: [{ exemptGroupId: resellers, rate: '0.05' }] },
          ],
        });
        expect((await api.getManualTaxMapping(id)).exemptRates).toEqual([
          { taxExemptGroupId: schools, taxRate: '0' },
          { taxExemptGroupId: resellers, taxRate: '0.05' },
        ]);
        const missing = await api.bulkUnassignExemptOverrides(
          [{ manualTaxMappingId: id, exemptGroupIds: [schools] }],
          { returnEntity: true },
        );
        expect(missing.results?.[0]?.item?.exemptRates).toEqual([
          { taxExemptGroupId: resellers, taxRate: '0.05' },
        ]);
        await start().taxExemptGroups.deleteTaxExemptGroup(resellers);
        expect((await api.getManualTaxMapping(id)).exemptRates ?? []).toEqual([]);
      });

      it('docs: a rate below nothing is rejected', async () => {
        const { manualTaxMappings: api } = start();
        const [id, exemptGroupId] = [await newMapping('BE', '0.21'), await newGroup('Any')];
        const bad = api.bulkAssignExemptOverrides({
          assignOverrides: [
            { manualTaxMappingId: id, exemptGroupOverrides: [{ exemptGroupId, rate: '0.12345' }] },
          ],
        });
        expect(await errorOf(bad)).toEqual([expect.stringContaining('rate')]);
      });

      it('sdk: many mappings are made at once, each on its own', async () => {
        const sdk = start();
        const first = await sdk.manualTaxMappings.getManualTaxMapping(await newMapping('BG', '0.2'));
        const { _id } = await sdk.taxGroups.createTaxGroup({ name: 'Print' });
        const { taxRegionId } = first;
        const { results = [] } = await sdk.manualTaxMappings.bulkCreateManualTaxMappings(
          [
            { taxRegionId, taxGroupId: String(_id), taxRate: '0.09' },
            { taxRegionId, taxGroupId: first.taxGroupId, taxRate: '0.09' },
            { taxRegionId: UNKNOWN, taxGroupId: String(_id), taxRate: '0.09' },
          ],
          { returnEntity: true },
        );
        expect(results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          undefined,
          'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
          'TAX_REGION_ID_NOT_FOUND',
        ]);
        expect(results[0]?.item?.taxRate).toBe('0.09');
      });
    });

    describe('of contacts', () => {
      it('sdk: a contact is put into a group, moved, read, found, counted and let go', async () => {
        const { contactTaxDetails: api } = start();
        const [first, second] = [await newGroup('First'), await newGroup('Second')];
        const made = await api.upsertContactTaxDetails({ _id: CONTACT, taxExemptGroupId: first });
        expect(made.contactTaxDetails).toMatchObject({
          _id: CONTACT,
          taxExemptGroupId: first,
          revision: '1',
        });
        const moved = await api.upsertContactTaxDetails({ _id: CONTACT, taxExemptGroupId: second });
        expect(moved.contactTaxDetails).toMatchObject({ taxExemptGroupId: second, revision: '2' });
        const read = await api.getContactTaxDetails(CONTACT, { fields: ['CONTACT_DETAILS'] });
        expect(read).toMatchObject({ _id: CONTACT, contactDetails: {} });
        const found = await api.queryContactTaxDetails().eq('taxExemptGroupId', second).find();
        expect(found.items.map(({ _id }) => _id)).toEqual([CONTACT]);
        expect((await api.countContactTaxDetails({ filter: { taxExemptGroupId: second } })).count).toBe(1);
        await api.deleteContactTaxDetails(CONTACT);
        expect(await errorOf(api.getContactTaxDetails(CONTACT))).toBe('NOT_FOUND');
        expect(await errorOf(api.deleteContactTaxDetails(CONTACT))).toBe('NOT_FOUND');
      });

      it('sdk: many at once, each on its own; with a group go all who are in it', async () => {
        const { contactTaxDetails: api } = start();
        const taxExemptGroupId = await newGroup('Many');
        const { results = [] } = await api.bulkUpsertContactTaxDetails(
          [
            { _id: CONTACT, taxExemptGroupId },
            { _id: OTHER, taxExemptGroupId: UNKNOWN },
          ],
          { returnEntity: true },
        );
        expect(results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          undefined,
          'TAX_EXEMPT_GROUP_ID_NOT_FOUND',
        ]);
        expect(results[0]?.item).toMatchObject({ _id: CONTACT, taxExemptGroupId });
        const unnamed = await api.bulkUpsertContactTaxDetails([
          { taxExemptGroupId },
          { _id: '', taxExemptGroupId },
        ]);
        const isRequired = {
          fieldViolations: [expect.objectContaining({ field: 'id', violatedRule: 'REQUIRED_FIELD' })],
        };
        expect(unnamed.results?.map(({ itemMetadata }) => itemMetadata?.error?.data)).toEqual([
          isRequired,
          isRequired,
        ]);
        const next = await newGroup('Next');
        const moved = await api.bulkUpsertContactTaxDetails([{ _id: CONTACT, taxExemptGroupId: next }], {
          returnEntity: true,
        });
        expect(moved.results?.[0]?.item).toMatchObject({ taxExemptGroupId: next, revision: '2' });
        await api.bulkUpsertContactTaxDetails([{ _id: CONTACT, taxExemptGroupId }]);
        await api.upsertContactTaxDetails({ _id: OTHER, taxExemptGroupId });
        const removed = await api.bulkDeleteContactTaxDetails([OTHER, UNKNOWN]);
        expect(removed.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        await start().taxExemptGroups.deleteTaxExemptGroup(taxExemptGroupId);
        expect(await errorOf(api.getContactTaxDetails(CONTACT))).toBe('NOT_FOUND');
      });

      it('docs: are tagged, one by one and by a filter', async () => {
        const { contactTaxDetails: api } = start();
        const taxExemptGroupId = await newGroup('Tagged contacts');
        await api.upsertContactTaxDetails({ _id: CONTACT, taxExemptGroupId });
        const none = api.bulkUpdateContactTaxDetailsTags([CONTACT], {});
        expect(await errorOf(none)).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
        await api.bulkUpdateContactTaxDetailsTags([CONTACT], {
          assignTags: { publicTags: { tagIds: ['x'] } },
        });
        await api.bulkUpdateContactTaxDetailsTagsByFilter(
          { taxExemptGroupId },
          { assignTags: { publicTags: { tagIds: ['y'] } } },
        );
        expect((await api.getContactTaxDetails(CONTACT)).tags?.publicTags?.tagIds).toEqual(['x', 'y']);
      });
    });

    describe('in calculateTax', () => {
      const calculate = (country: string, more: object) =>
        start().taxCalculation.calculateTax({
          currency: 'EUR',
          addresses: [{ country }],
          lineItems: [{ _id: 'a', price: '100', quantity: 1, addressIndex: { singleAddress: 0 } }],
          ...more,
        });

      it('docs: the group of the contact lowers the tax, which is told as exempt', async () => {
        const [id, taxExemptGroupId] = [await newMapping('CY', '0.2'), await newGroup('Half')];
        await start().manualTaxMappings.bulkAssignExemptOverrides({
          assignOverrides: [
            {
              manualTaxMappingId: id,
              exemptGroupOverrides: [{ exemptGroupId: taxExemptGroupId, rate: '0.05' }],
            },
          ],
        });
        await start().contactTaxDetails.upsertContactTaxDetails({ _id: OTHER, taxExemptGroupId });
        expect((await calculate('CY', {})).taxSummary).toMatchObject({ totalTax: '20.00' });
        for (const requested of [
          { contactId: OTHER },
          { exemptDetails: { exemptBy: 'CONTACT', contactId: OTHER } },
        ]) {
          const { taxSummary, lineItemTaxDetails } = await calculate('CY', requested);
          expect(taxSummary).toMatchObject({ totalTax: '5.00', totalExempt: '75.00' });
          expect(lineItemTaxDetails?.[0]?.taxBreakdown).toMatchObject([
            { rate: '0.05', taxName: 'VAT', exemptAmount: '75.00' },
          ]);
        }
        expect((await calculate('CY', { contactId: UNKNOWN })).taxSummary).toMatchObject({
          totalTax: '20.00',
        });
      });

      it('assumed: what prices carry of it is taken out of them; a group without a rate there changes nothing', async () => {
        await newMapping('CZ', '0.25');
        const { taxExemptGroups: [full] = [] } = await start().taxExemptGroups.listDefaultTaxExemptGroups();
        const included = {
          lineItems: [
            { _id: 'a', price: '100', addressIndex: { singleAddress: 0 }, taxIncludedInPrice: true },
          ],
        };
        const { taxSummary } = await calculate('CZ', { ...included, taxExemptGroupId: full?._id });
        expect(taxSummary).toMatchObject({ totalAmount: '80.00', totalTax: '0.00', totalExempt: '80.00' });
        const none = await calculate('CZ', { ...included, taxExemptGroupId: await newGroup('Elsewhere') });
        expect(none.taxSummary).toMatchObject({ totalAmount: '100.00', totalTax: '20.00' });
      });
    });
  },
  platformMigrations,
);
