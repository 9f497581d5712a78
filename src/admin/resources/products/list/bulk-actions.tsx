import { Eye, EyeOff, Package } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { bulkAction, type BulkAction } from '../../../ui/bulk/bulk-action.tsx';
import type { BulkFieldsProps } from '../../../ui/bulk/bulk-job.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';

type StockMode = 'set' | 'add';

interface Stock {
  mode: StockMode;
  typed: string;
}

const quantityPattern: Record<StockMode, RegExp> = { set: /^\d{1,5}$/, add: /^[+-]?\d{1,5}$/ };

/** The number that was typed, if it is one that fits. */
function readQuantity({ mode, typed }: Stock): number | undefined {
  const text = typed.trim();
  return quantityPattern[mode].test(text) ? Number(text) : undefined;
}

function StockFields({ values, change }: BulkFieldsProps<Stock>) {
  const translate = useTranslate();
  const { mode, typed } = values;
  const wrong = typed !== '' && readQuantity(values) === undefined;
  return (
    <>
      <Segmented<StockMode>
        label={translate('products.bulk.stock.mode')}
        value={mode}
        onChange={(next) => change({ mode: next })}
        options={[
          { value: 'set', label: translate('products.bulk.stock.set') },
          { value: 'add', label: translate('products.bulk.stock.add') },
        ]}
      />
      <TextField
        label={translate('products.bulk.stock.quantity')}
        hint={translate(`products.bulk.stock.${mode}Hint`)}
        error={wrong ? translate(`products.bulk.stock.${mode}Error`) : undefined}
        value={typed}
        inputProps={{ inputMode: 'numeric' }}
        autoFocus
        onChange={(event) => change({ typed: event.target.value })}
      />
    </>
  );
}

export const productBulkActions: readonly BulkAction[] = [
  bulkAction({ name: 'show', icon: Eye, job: 'set-visibility', params: () => ({ visible: true }) }),
  bulkAction({
    name: 'hide',
    icon: EyeOff,
    job: 'set-visibility',
    params: () => ({ visible: false }),
  }),
  bulkAction<Stock>({
    name: 'stock',
    icon: Package,
    job: 'adjust-stock',
    start: { mode: 'set', typed: '' },
    fields: StockFields,
    params: (stock) => {
      const quantity = readQuantity(stock);
      return quantity === undefined ? undefined : { [stock.mode]: quantity };
    },
  }),
];
