import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations } from './catalogue.ts';
import { matchOperation, Router } from './router.ts';
import type { OperationRecord } from './schema.ts';
import { runs } from '../../testing/run-size.ts';

const fill = (path: string, value: string) => path.replace(/\{[^}]+\}/g, () => encodeURIComponent(value));
const parametersOf = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);

describe('router', () => {
  it('sdk: every operation answers on its own path, with its parameters', () => {
    const value = fc.oneof(
      fc.uuid(),
      fc.string({ minLength: 1 }).map((text) => `~${text}`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...operations), value, (operation, parameter) => {
        const match = matchOperation(operation.method, fill(operation.path, parameter));
        expect(match?.operation.id).toBe(operation.id);
        expect(match?.pathParams).toEqual(
          Object.fromEntries(parametersOf(operation.path).map((name) => [name, parameter])),
        );
      }),
      runs(3000),
    );
  });

  it('sdk: every alias and fallback leads to its operation', () => {
    const lost = operations.flatMap((operation) =>
      operation.aliases
        .filter(({ method, path }) => matchOperation(method, fill(path, 'x1'))?.operation.id !== operation.id)
        .map(({ method, path }) => `${method} ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it('sdk: literal segments win over parameters', () => {
    expect(matchOperation('GET', '/ecom/v1/carts/current')?.operation.name).toBe('getCurrentCart');
    expect(matchOperation('GET', '/ecom/v1/carts/1')?.operation.name).toBe('getCart');
    expect(matchOperation('GET', '/members/v1/members/my')?.operation.name).toBe('getCurrentMember');
  });

  it('sdk: gives up a literal that leads nowhere for a parameter that does', () => {
    const operation = (path: string): OperationRecord => ({
      id: path,
      package: 'p',
      name: path,
      method: 'GET',
      path,
      aliases: [],
      permissions: [],
      identities: [],
      errors: [],
      readOnly: true,
    });
    const router = new Router([operation('/a/b/c'), operation('/a/{x}/d')]);
    expect(router.match('GET', '/a/b/d')?.operation.id).toBe('/a/{x}/d');
    expect(router.match('GET', '/a/b/d')?.pathParams).toEqual({ x: 'b' });
  });

  it.each([
    ['GET', '/ecom/v1/nothing'],
    ['DELETE', '/ecom/v1/orders/1'],
    ['GET', '/ecom/v1/orders/'],
    ['GET', '/ecom/v1/orders/%E0%A4%A'],
    ['GET', '/'],
    ['GET', '/constructor/__proto__'],
  ])('docs: %s %s is no operation', (method, path) => {
    expect(matchOperation(method, path)).toBeUndefined();
  });

  it('docs: bare and documented paths both lead to calls the SDK sends without a prefix', () => {
    for (const path of [
      '/v1/bulk/payments-collector/mark-as-paid',
      '/ecom/v1/bulk/payments-collector/mark-as-paid',
    ]) {
      expect(matchOperation('POST', path)?.operation.name).toBe('paymentCollectionBulkMarkOrdersAsPaid');
    }
    expect(matchOperation('POST', '/stores/v1/collections/query')?.operation.name).toBe('queryCollections');
  });
});
