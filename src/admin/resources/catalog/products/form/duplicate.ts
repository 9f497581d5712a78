import type { Product, ProductChange } from '#wix/product-operations.ts';
import { MAX_NAME, readForm, toProductInput } from './product-form.ts';

/**
 * The same once more: its words, pictures, options and prices. It is hidden until somebody shows it; stock, article numbers
 * and the address are its own.
 */
export function copyOf(product: Product, nameIt: (name: string) => string): ProductChange {
  const form = readForm(product);
  const name = nameIt(form.name);
  return toProductInput({
    ...form,
    name: Array.from(name).slice(0, MAX_NAME).join('').trim(),
    slug: '',
    visible: false,
    options: form.options.map(({ id: _option, choices, ...option }) => ({
      ...option,
      choices: choices.map(({ id: _choice, ...choice }) => choice),
    })),
    variants: form.variants.map(({ id: _variant, rest, ...variant }) => {
      const { barcode: _barcode, ...stored } = rest ?? {};
      return { ...variant, sku: '', quantity: '0', ...(rest && { rest: stored }) };
    }),
    sections: form.sections.map(({ id: _id, ...section }) => section),
  });
}
