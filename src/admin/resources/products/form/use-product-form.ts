import { useMemo, useState } from 'react';
import type { ProductRecord } from '../product-record.ts';
import { emptyForm, formErrors, readForm, type FormErrors, type ProductForm } from './product-form.ts';
import { fitVariants, type OptionDraft, type VariantDraft } from './variants.ts';

export interface ProductDraft {
  form: ProductForm;
  /** Of the fields as they stand, once somebody tried to save. */
  errors: FormErrors;
  dirty: boolean;
  /** Somebody else saved other values while these were being written. */
  overtaken: boolean;
  change: (part: Partial<ProductForm>) => void;
  changeOptions: (options: OptionDraft[]) => void;
  changeVariant: (index: number, part: Partial<VariantDraft>) => void;
  /** @returns whether the form may be sent; from now on errors show. */
  check: () => boolean;
  /** Back to what stands there now. */
  reset: () => void;
}

interface Written {
  form: ProductForm;
  /** What stood there when the writing began. */
  from: ProductForm;
}

const same = (a: ProductForm, b: ProductForm): boolean => JSON.stringify(a) === JSON.stringify(b);

export function useProductForm(product: ProductRecord | undefined): ProductDraft {
  const kept = useMemo(() => (product ? readForm(product) : emptyForm()), [product]);
  const [written, setWritten] = useState<Written>();
  const [checked, setChecked] = useState(false);
  const form = written?.form ?? kept;
  const wrong = useMemo(() => formErrors(form), [form]);
  const change = (part: Partial<ProductForm>) =>
    setWritten({ form: { ...form, ...part }, from: written?.from ?? kept });
  return {
    form,
    errors: checked ? wrong : {},
    dirty: written !== undefined && !same(written.form, kept),
    overtaken: written !== undefined && !same(written.from, kept) && !same(written.form, kept),
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
      setWritten(undefined);
      setChecked(false);
    },
  };
}
