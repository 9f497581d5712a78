import type { ChangeDescription } from '#admin/ui/form/use-record-form.ts';
import type { ProductForm } from './product-form.ts';
import type { VariantDraft } from './variants.ts';
import { isSame } from '#admin/data/is-same.ts';

const keyOf = ({ choices }: VariantDraft): string => JSON.stringify(choices);

/** Of a change to prices alone: how many, and from which to which where they are all the same. */
export function describePriceChange(values: ProductForm, from: ProductForm): ChangeDescription | undefined {
  const before = new Map(from.variants.map((variant) => [keyOf(variant), variant]));
  const moved: [string, string][] = [];
  for (const variant of values.variants) {
    const was = before.get(keyOf(variant));
    if (!was || !isSame({ ...was, price: variant.price }, variant)) return undefined;
    if (was.price !== variant.price) moved.push([was.price, variant.price]);
  }
  const [first] = moved;
  const others = (Object.keys(values) as (keyof ProductForm)[]).some(
    (name) => name !== 'variants' && !isSame(values[name], from[name]),
  );
  if (!first || others || values.variants.length !== from.variants.length) return undefined;
  const same = moved.every(([was, now]) => was === first[0] && now === first[1]);
  const number = { smart_count: moved.length };
  return {
    title: { key: 'products.save.prices', values: number },
    ...(same && { detail: { key: 'products.save.fromTo', values: { from: first[0], to: first[1] } } }),
    save: { key: 'products.save.savePrices', values: number },
  };
}
