import { describe, expect, it } from 'vitest';
import { carrierNamed, carrierPage, isPage, knownCarriers } from './carriers.ts';

describe('carriers', () => {
  it('are known by the names that people write', () => {
    expect(['DHL Express', 'fedex', 'U.P.S.', 'USPS Priority', 'Canada Post'].map(carrierNamed)).toEqual([
      'dhl',
      'fedex',
      'ups',
      'usps',
      'canadaPost',
    ]);
    expect(['', 'Own', 'GLS'].map(carrierNamed)).toEqual([undefined, undefined, undefined]);
  });

  it('show a parcel at a web address, whatever its number holds', () => {
    for (const carrier of knownCarriers) expect(isPage(carrierPage(carrier, '"><&#/ 7'))).toBe(true);
    expect(carrierPage('ups', '1 Z&a=b')).toMatch(/trackNums=1%20Z%26a%3Db$/);
    expect(['javascript:alert(1)', 'data:text/html,1', 'ups.com', ' '].some(isPage)).toBe(false);
  });
});
