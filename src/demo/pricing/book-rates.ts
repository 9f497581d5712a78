import Big from 'big.js';
import type { ManualTaxMapping } from '../../platform/services/ecom/manual-tax-mappings/public.ts';
import { guidFor } from '../catalog/ids.ts';
import { regionId } from './taxes.ts';

/** In per cent, where books are taxed less; as typed in when the shop opened, Finland's before it was lowered. */
const BOOKS: Readonly<Record<string, string>> = {
  AT: '10', BE: '6', DE: '7', ES: '4', FI: '14', FR: '5.5', GB: '0', HU: '5', IE: '0', IT: '4', LU: '3', NL: '9',
  PL: '5', PT: '6', 'PT-20': '4', 'PT-30': '4', SE: '6', CH: '2.6', NO: '0',
}; // prettier-ignore

export const demoBookRates = (date: string): ManualTaxMapping[] =>
  Object.entries(BOOKS).map(([place, rate]) => ({
    id: guidFor(`tax-rate:books:${place}`),
    taxRegionId: regionId(place),
    taxGroupId: guidFor('tax-group:Books'),
    taxRate: new Big(rate).div(100).toFixed(),
    taxName: 'VAT',
    taxType: 'VAT',
    createdDate: date,
    updatedDate: date,
  }));
