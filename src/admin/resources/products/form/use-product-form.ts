import { useMemo, useState } from 'react';
import { emptyForm, formErrors, readForm, type FormErrors, type ProductForm } from './product-form.ts';
import { fitVariants, type OptionDraft, type VariantDraft } from './variants.ts';
import type { ProductRecord } from '../product-record.ts';

export interface ProductDraft {
  form: ProductForm;
  /** Of the fields as they stand, once somebody tried to save. */
  errors: FormErrors;
  dirty: boolean;
  change: (part: Partial<ProductForm>) => void;
  changeOptions: (options: OptionDraft[]) => void;
  changeVariant: (index: number, part: Partial<VariantDraft>) => void;
  /** @returns whether the form may be sent; from now on errors show. */
  check: () => boolean;
  /** Back to what was read. */
  reset: () => void;
}

export function useProductForm(product: ProductRecord | undefined): ProductDraft {
  const read = useMemo(() => (product ? readForm(product) : emptyForm()), [product]);
  const [draft, setDraft] = useState<ProductForm>();
  const [checked, setChecked] = useState(false);
  const form = draft ?? read;
  const wrong = useMemo(() => formErrors(form), [form]);
  const change = (part: Partial<ProductForm>) => setDraft({ ...form, ...part });
  return {
    form,
    errors: checked ? wrong : {},
    dirty: draft !== undefined && JSON.stringify(draft) !== JSON.stringify(read),
    change,
    changeOptions: (options) => change({ options, variants: fitVariants(options, form.variants) }),
    changeVariant: (index, part) =>
      change({
        variants: form.variants.map((variant, at) => (at === index ? { ...variant, ...part } : variant)),
      }),
    check() {
      setChecked(true);
      return Object.keys(wrong).length === 0;
    },
    reset() {
      setDraft(undefined);
      setChecked(false);
    },
  };
}
