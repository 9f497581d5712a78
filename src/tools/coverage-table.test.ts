import { describe, expect, it } from 'vitest';
import { operations } from '../platform/contract/index.ts';
import { countMarks, measureCoverage, renderCoverage, unexplained } from './coverage-table.ts';

const answer = async () => ({});
const orders = {
  name: 'orders',
  package: 'ecom_orders',
  handlers: { getOrder: answer, searchOrders: answer },
};

describe('coverage', () => {
  it('lists done and missing operations of a package', () => {
    const [first] = measureCoverage([orders]);
    expect(first).toMatchObject({ package: 'ecom_orders', done: ['getOrder', 'searchOrders'] });
    expect(first?.missing).toContain('createOrder');
    expect(first?.missing).toHaveLength(26);
  });

  it('fails on a handler the contract has no operation for', () => {
    const wrong = { ...orders, handlers: { getOrders: answer } };
    expect(() => measureCoverage([wrong])).toThrow('ecom_orders.getOrders');
  });

  it('writes the same numbers in words', () => {
    const text = renderCoverage(measureCoverage([orders]));
    const packages = new Set(operations.map((operation) => operation.package));
    expect(text).toContain(`**2 of ${operations.length}** operations in 1 of ${packages.size} packages`);
    expect(text).toContain('| `ecom_orders` | 1.0.298 | 2 | 26 |');
    expect(text).toContain('Done: `getOrder`, `searchOrders`.');
  });

  it('says why something is missing, and tells what has no reason', () => {
    const missing = { package: 'ecom_orders', version: '1', done: ['getOrder'], missing: ['a', 'b', 'c'] };
    const reasons = { ecom_orders: 'Not sold here.', 'ecom_orders.b': 'Nobody asks.' };
    const text = renderCoverage([missing], reasons);
    expect(text).toContain('| `ecom_orders` | `a`, `c` | Not sold here. |');
    expect(text).toContain('| `ecom_orders` | `b` | Nobody asks. |');
    expect(unexplained([missing], reasons)).toEqual([]);
    expect(unexplained([missing], { 'ecom_orders.b': 'Nobody asks.' })).toEqual([
      'ecom_orders.a',
      'ecom_orders.c',
    ]);
  });

  it('has no empty table where nothing is missing', () => {
    const whole = { package: 'ecom_orders', version: '1', done: ['getOrder'], missing: [] };
    expect(renderCoverage([whole])).toContain('## Missing, and why\n\nNothing is.\n\n## What');
    expect(renderCoverage([whole])).not.toContain('others');
  });

  it('counts tests by what they rest on', () => {
    const source = `it('sdk: a', f); it.each([1])(\n  "docs: b", f); test(\`assumed: c\`, f); it('plain', f); it('sdk: d', f)`;
    expect(countMarks([source, `it('assumed: e', f)`])).toEqual({ sdk: 2, docs: 1, assumed: 2 });
  });
});
