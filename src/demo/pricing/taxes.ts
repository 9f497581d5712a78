import Big from 'big.js';
import type { ManualTaxMapping } from '../../platform/services/ecom/manual-tax-mappings/public.ts';
import { PRODUCTS_GROUP, type TaxGroup } from '../../platform/services/ecom/tax-groups/public.ts';
import type { TaxExemptGroup } from '../../platform/services/ecom/tax-exempt-groups/public.ts';
import { MANUAL_TAX_APP_ID, type TaxRegion } from '../../platform/services/ecom/tax-regions/public.ts';
import { guidFor } from '../catalog/ids.ts';
import { SALES_TAX, VAT } from './tax-rates.ts';

const places = [
  ...Object.entries(VAT).map(([place, rate]) => ({ place, rate, name: 'VAT' })),
  ...Object.entries(SALES_TAX).map(([place, rate]) => ({ place, rate, name: 'Sales tax' })),
];

export const regionId = (place: string): string => guidFor(`tax-region:${place}`);

export const demoTaxRegions = (date: string): TaxRegion[] =>
  places.map(({ place }) => {
    const [country = '', subdivision = ''] = place.split('-');
    const included = { taxIncludedInPrice: true };
    const stamp = { createdDate: date, updatedDate: date };
    return { id: regionId(place), country, subdivision, appId: MANUAL_TAX_APP_ID, ...included, ...stamp };
  });

/** All but books are without a rate of their own: their goods are taxed as all others. */
export const demoTaxGroups = (date: string): TaxGroup[] =>
  ['Books', 'Frames', 'Gift cards', 'Prints'].map((name) => ({
    id: guidFor(`tax-group:${name}`),
    name,
    createdDate: date,
    updatedDate: date,
  }));

const exemptGroupId = (name: string): string => guidFor(`tax-exempt-group:${name}`);

const EXEMPT = ['Embassies', 'Schools and libraries'] as const;

export const demoExemptGroups = (date: string): TaxExemptGroup[] =>
  EXEMPT.map((name) => ({ id: exemptGroupId(name), name, createdDate: date, updatedDate: date }));

/** Who shows an exemption in Portugal, where the shop is. */
const exemptRates = EXEMPT.map((name) => ({
  taxExemptGroupId: exemptGroupId(name),
  taxRate: name === 'Embassies' ? '0' : '0.06',
}));

export const demoTaxRates = (date: string): ManualTaxMapping[] =>
  places.map(({ place, rate, name }) => ({
    id: guidFor(`tax-rate:${place}`),
    taxRegionId: regionId(place),
    taxGroupId: PRODUCTS_GROUP.id,
    taxRate: new Big(rate).div(100).toFixed(),
    taxName: name,
    taxType: name,
    ...(place === 'PT' && { exemptRates }),
    createdDate: date,
    updatedDate: date,
  }));
