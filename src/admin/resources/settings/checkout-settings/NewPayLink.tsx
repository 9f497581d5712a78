import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Trash2 } from 'lucide-react';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import { payLinkOperations } from '#wix/checkout-settings-operations.ts';
import type { Product } from '#wix/product-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { ProductFinder, type FoundProduct } from '#admin/ui/ProductFinder.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import styles from './checkout-settings.module.css';

const MAX = 999;

interface Chosen {
  product: Product & { id: string };
  variantId: string;
  quantity: number;
}

type Variant = NonNullable<NonNullable<Product['variantsInfo']>['variants']>[number];
const variantsOf = ({ variantsInfo }: Product): Variant[] => variantsInfo?.variants ?? [];
/** "70 × 100 cm, Oak" */
const variantName = ({ choices = [] }: Variant): string =>
  choices.flatMap(({ optionChoiceNames }) => optionChoiceNames?.choiceName ?? []).join(', ');

const lineOf = ({ product, variantId, quantity }: Chosen) => ({
  quantity,
  catalogReference: {
    appId: STORES_APP_ID,
    catalogItemId: product.id,
    ...(variantId && { options: { variantId } }),
  },
});

/** Products with their variant and how many; the link is there at once. */
export function NewPayLink({ onClose, onMade }: { onClose: () => void; onMade: () => Promise<void> }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const say = (what: string, values?: Record<string, unknown>) =>
    translate(`checkout-settings.links.${what}`, values);
  const add = async ({ id }: FoundProduct) => {
    setError(undefined);
    try {
      const { data: product } = await provider.getOne<Product & { id: string }>('products', { id });
      const [first] = variantsOf(product);
      setChosen((now) => [...now, { product, variantId: first?._id ?? '', quantity: 1 }]);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const change = (at: number, part: Partial<Chosen>) =>
    setChosen((now) => now.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const make = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await payLinkOperations.create({ lineItems: chosen.map(lineOf) });
      await onMade();
      onClose();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      wide
      title={say('newTitle')}
      confirm={say('make')}
      busy={busy}
      disabled={chosen.length === 0}
      error={error === undefined ? undefined : { title: say('notMade'), cause: error }}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <ProductFinder
        label={say('find')}
        taken={new Set()}
        takenWord=""
        onChoose={(product) => void add(product)}
      />
      <ul className={styles['chosen']}>
        {chosen.map((line, at) => {
          const { product, variantId, quantity } = line;
          const { name = '' } = product;
          const variants = variantsOf(product);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the same product may stand there twice
            <li key={`${product.id} ${at}`}>
              <b>{name}</b>
              {variants.length > 1 ? (
                <SelectField
                  label={say('variant')}
                  value={variantId}
                  onChange={(id) => change(at, { variantId: id })}
                >
                  {variants.map((variant) => (
                    <MenuItem key={variant._id} value={variant._id ?? ''}>
                      {variantName(variant)}
                    </MenuItem>
                  ))}
                </SelectField>
              ) : (
                <span />
              )}
              <Stepper
                value={quantity}
                min={1}
                max={MAX}
                label={say('quantity', { name })}
                decreaseLabel={say('fewer', { name })}
                increaseLabel={say('more', { name })}
                onChange={(next) => change(at, { quantity: next })}
              />
              <Button
                size="small"
                variant="text"
                aria-label={say('remove', { name })}
                onClick={() => setChosen((now) => now.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
