import { describe, expect, it } from 'vitest';
import { drift, generate } from './generate.ts';

describe('generated contract', () => {
  const { files, unreviewed } = generate();
  const folder = 'src/platform/contract/generated';

  it('is what the installed packages declare', () => {
    expect(drift(files)).toEqual([]);
    expect(unreviewed).toEqual([]);
  });

  it('shows a changed, a missing and a left-over file', () => {
    const changed = new Map(files);
    changed.set(`${folder}/ecom_orders.json`, '{}');
    changed.set(`${folder}/ecom_new.json`, '{}');
    changed.delete(`${folder}/reviews_reviews.json`);
    expect(drift(changed).sort()).toEqual(
      ['ecom_new', 'ecom_orders', 'reviews_reviews'].map((name) => `${folder}/${name}.json`),
    );
  });

  it('tells floats from integers by what the SDK converts', () => {
    const { definitions } = JSON.parse(files.get(`${folder}/ecom_orders.json`) ?? '') as {
      definitions: Record<string, { fields: Record<string, unknown> }>;
    };
    expect(definitions['PhysicalProperties']?.fields['weight']).toEqual({ type: 'number' });
    expect(definitions['OrderLineItem']?.fields['quantity']).toMatchObject({
      type: 'integer',
      min: expect.any(Number),
    });
  });

  it('finds a REST field for every field the SDK documents as required', () => {
    const unresolved = [...files].filter(([, text]) => text.includes('"unresolved":'));
    expect(unresolved.map(([name]) => name)).toEqual([]);
  });
});
