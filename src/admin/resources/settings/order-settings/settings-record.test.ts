import { describe, expect, it } from 'vitest';
import { isWithin, numberProblem, toChange, toRecord, type SettingsValues } from './settings-record.ts';

const values: SettingsValues = {
  autoInvoice: 'all',
  stock: 'ON_ORDER_PAID',
  delayCapture: true,
  captureBeforeExpiry: false,
  giftCards: true,
  nextNumber: ' 20000 ',
  downloads: '3',
  downloadDays: '14',
  returnDays: '30',
  returnInstructions: '',
};

describe('the settings of orders', () => {
  it('read as the platform keeps them', () => {
    expect(toRecord({}, {}, '10042')).toMatchObject({
      autoInvoice: 'none',
      stock: 'ON_ORDER_PLACED',
      delayCapture: false,
      captureBeforeExpiry: true,
      giftCards: true,
    });
    expect(toRecord({ createInvoice: true }, {}, '').autoInvoice).toBe('online');
    expect(toRecord({ createInvoice: true, autoGenerateInvoiceOnPaidOrder: true }, {}, '').autoInvoice).toBe(
      'all',
    );
  });

  it('send what was changed and nothing else', () => {
    expect(toChange(values, new Set())).toEqual({});
    expect(toChange(values, new Set(['autoInvoice', 'delayCapture', 'nextNumber']))).toEqual({
      orders: { createInvoice: true, autoGenerateInvoiceOnPaidOrder: true },
      checkout: { delayCaptureEnabled: true },
      nextNumber: '20000',
    });
  });

  it('send how often and how long files are downloaded together, within bounds', () => {
    expect(toChange(values, new Set(['downloads']))).toEqual({ downloads: { downloads: 3, days: 14 } });
    expect(['1', '1000', '0', '1001', '1.5', '', 'x'].map((typed) => isWithin(typed, 'downloads'))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('take a number that no order has', () => {
    expect(numberProblem('', '10042')).toBeUndefined();
    expect(numberProblem('10043', '10042')).toBeUndefined();
    expect(numberProblem('10042', '10042')).toBe('numberInUse');
    expect(numberProblem('10.5', '10042')).toBe('number');
    expect(numberProblem('1000000000', '')).toBe('number');
    // What is set stays, whatever it is; it can be lowered to the first unused one and not be left empty.
    expect(numberProblem('20000', '13000', '20000')).toBeUndefined();
    expect(numberProblem('13001', '13000', '20000')).toBeUndefined();
    expect(numberProblem('13000', '13000', '20000')).toBe('numberInUse');
    expect(numberProblem('', '13000', '20000')).toBe('number');
  });
});
