import { useMemo } from 'react';
import { boundsOf } from '#shared/contract/bounds.ts';
import { product as contract, Ribbon, V3Brand } from '#shared/contract/generated/stores_products-v-3.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { whole, type ProductRecord } from '../product-record.ts';
import {
  changedInput,
  emptyForm,
  formErrors,
  readForm,
  toProductInput,
  type ProductForm,
} from './product-form.ts';
import { describePriceChange } from './describe-price-change.ts';
import { fitVariants, type OptionDraft, type VariantDraft } from './variants.ts';

/** Search engines cut what is longer long before. */
const MAX_SEO = 500;

const read = (product: ProductRecord | undefined): ProductForm => (product ? readForm(product) : emptyForm());

const bounds = {
  name: boundsOf(contract, 'name'),
  slug: { maxLength: boundsOf(contract, 'slug').maxLength },
  brand: { maxLength: V3Brand.name.maxLength },
  ribbon: { maxLength: Ribbon.name.maxLength },
  seoTitle: { maxLength: MAX_SEO },
  seoText: { maxLength: MAX_SEO },
};

const checks = (made: boolean) => (form: ProductForm) =>
  Object.fromEntries(
    Object.entries(formErrors(form, made)).map(([place, key]) => [place, { key: `products.error.${key}` }]),
  );
const check = { made: checks(true), fresh: checks(false) };

export const useProductForm = (product: ProductRecord | undefined) =>
  useRecordForm<ProductRecord, ProductForm>({
    record: product,
    read,
    bounds,
    check: product ? check.made : check.fresh,
    toChange: (form, changed) =>
      product ? changedInput(toProductInput(form, product), changed) : toProductInput(form),
    tell: describePriceChange,
    meta: whole,
  });

/** The form that a card is in. */
export function useProductDraft() {
  const { values: form, change, errorAt, allowed, places } = useFormState<ProductForm>();
  return {
    form,
    disabled: !allowed,
    errorAt,
    /** Something at that place or below is wrong. */
    hasErrorAt: (place: string) => places.some((one) => one === place || one.startsWith(`${place}.`)),
    change,
    changeOptions: (options: OptionDraft[]) =>
      change({ options, variants: fitVariants(options, form.variants) }),
    changeVariant: (index: number, part: Partial<VariantDraft>) =>
      change({
        variants: form.variants.map((variant, at) => (at === index ? { ...variant, ...part } : variant)),
      }),
  };
}

/** The variants as they were before they were written here. */
export function useStoredVariants(): (variant: VariantDraft) => VariantDraft | undefined {
  const { from, record } = useFormState<ProductForm>();
  return useMemo(() => {
    const stored = new Map(from.variants.map((variant) => [JSON.stringify(variant.choices), variant]));
    return (variant) => (record ? stored.get(JSON.stringify(variant.choices)) : undefined);
  }, [from, record]);
}
