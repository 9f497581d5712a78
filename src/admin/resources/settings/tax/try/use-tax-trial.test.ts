import { expect, it } from 'vitest';
import { readValues, withCell, withRegions, withoutRegion, type TaxRecord } from '../table.ts';
import { buyerParams, addressParams, nobody } from './place-choice.ts';
import { draftOf, isPartly } from './use-tax-trial.ts';

const record: TaxRecord = {
  id: 'settings',
  revision: '1',
  included: true,
  appId: 'manual',
  groups: [{ id: 'all', name: 'Products', isDefault: true }],
  regions: { PT: { id: 'region-PT', country: 'PT', subdivision: '', revision: '1', included: false } },
  rates: { 'PT all': { id: '1', revision: '1', percent: '23', taxName: 'IVA', exempt: { schools: '6' } } },
  exemptions: [],
};
const nothing = readValues(record);

it('tries rates as they are typed, with what the exempt pay instead of them', () => {
  expect(draftOf(record, withCell(nothing, record, 'PT all', '24.5'))).toEqual([
    {
      taxGroupId: 'all',
      taxRegionId: 'region-PT',
      taxRate: '0.245',
      taxName: 'IVA',
      exemptRates: [{ taxExemptGroupId: 'schools', taxRate: '0.06' }],
    },
  ]);
  expect(draftOf(record, withCell(nothing, record, 'PT all', 'x'))).toBeUndefined();
});

it('says what a trial cannot know before it is saved', () => {
  const added = withCell(withRegions(nothing, record, ['ES']), record, 'ES all', '21');
  expect([draftOf(record, added), isPartly(added)]).toEqual([[], true]);
  const emptied = withCell(nothing, record, 'PT all', '');
  expect([draftOf(record, emptied), isPartly(emptied)]).toEqual([[], true]);
  expect(isPartly(withoutRegion(nothing, record, 'PT'))).toBe(true);
  expect(isPartly(withCell(nothing, record, 'PT all', '24'))).toBe(false);
});

it('asks for nobody in particular, a company by its id, or a customer who was found', () => {
  expect(buyerParams(nobody)).toBeUndefined();
  expect(buyerParams({ ...nobody, as: 'company', taxId: ' DE1 ' })).toEqual({
    kind: 'BUSINESS',
    taxId: 'DE1',
  });
  expect(buyerParams({ ...nobody, as: 'customer' })).toBeUndefined();
  const customer = { id: 'c1', title: 'Ana' };
  expect(buyerParams({ ...nobody, as: 'customer', customer })).toEqual({ kind: 'PRIVATE', contactId: 'c1' });
  expect(addressParams({ country: 'PT', subdivision: '', postalCode: ' 9500 ' })).toEqual({
    country: 'PT',
    postalCode: '9500',
  });
});
