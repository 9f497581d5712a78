import { boundsOf } from '../../../../shared/contract/bounds.ts';
import { product as contract } from '../../../../shared/contract/generated/stores_products-v-3.ts';
import { useFormState } from '../../../ui/form/form-context.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { whole, type ProductRecord } from '../product-record.ts';
import {
  changedInput,
  emptyForm,
  formErrors,
  readForm,
  toProductInput,
  type ProductForm,
} from './product-form.ts';
import { fitVariants, type OptionDraft, type VariantDraft } from './variants.ts';

const read = (product: ProductRecord | undefined): ProductForm => (product ? readForm(product) : emptyForm());

const bounds = {
  name: boundsOf(contract, 'name'),
  description: { maxLength: boundsOf(contract, 'plainDescription').maxLength },
};

const check = (form: ProductForm) =>
  Object.fromEntries(
    Object.entries(formErrors(form)).map(([place, key]) => [place, { key: `products.error.${key}` }]),
  );

export const useProductForm = (product: ProductRecord | undefined) =>
  useRecordForm<ProductRecord, ProductForm>({
    record: product,
    read,
    bounds,
    check,
    toChange: (form, changed) =>
      product ? changedInput(toProductInput(form, product.revision ?? ''), changed) : toProductInput(form),
    meta: whole,
  });

/** The form that a card is in. */
export function useProductDraft() {
  const { values: form, change, errorAt, allowed } = useFormState<ProductForm>();
  return {
    form,
    disabled: !allowed,
    errorAt,
    change,
    changeOptions: (options: OptionDraft[]) =>
      change({ options, variants: fitVariants(options, form.variants) }),
    changeVariant: (index: number, part: Partial<VariantDraft>) =>
      change({
        variants: form.variants.map((variant, at) => (at === index ? { ...variant, ...part } : variant)),
      }),
  };
}
