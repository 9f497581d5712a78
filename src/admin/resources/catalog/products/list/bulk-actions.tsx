import FormHelperText from '@mui/material/FormHelperText';
import {
  Download,
  Archive,
  ArchiveRestore,
  Bookmark,
  Coins,
  Eye,
  EyeOff,
  LibraryBig,
  Package,
  Percent,
  Tag,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { isTagChange, type TagChange } from '#admin/ui/tags.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { isAmount, type PriceChange } from './bulk-values.ts';

const PriceFields = lazyPart(() => import('./PriceFields.tsx'));
const ProductTagFields = lazyPart(() => import('./ProductTagFields.tsx'));
const RibbonField = lazyPart(() => import('./RibbonField.tsx'));
const RecordField = lazyPart(() => import('./RecordField.tsx'));

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

interface Export {
  layout: 'counterpart' | 'shopify';
}

function ExportFields({ values: { layout }, change }: BulkFieldsProps<Export>) {
  const translate = useTranslate();
  return (
    <>
      <Segmented<Export['layout']>
        label={translate('products.bulk.export.layout')}
        value={layout}
        onChange={(next) => change({ layout: next })}
        options={(['counterpart', 'shopify'] as const).map((value) => ({
          value,
          label: translate(`products.bulk.export.${value}`),
        }))}
      />
      {layout === 'shopify' && (
        <FormHelperText role="status">{translate('products.bulk.export.shopifyLimits')}</FormHelperText>
      )}
    </>
  );
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
  bulkAction({
    name: 'show',
    icon: Eye,
    job: 'set-visibility',
    keepsSelection: true,
    params: () => ({ visible: true }),
  }),
  bulkAction({
    name: 'hide',
    icon: EyeOff,
    job: 'set-visibility',
    keepsSelection: true,
    params: () => ({ visible: false }),
  }),
  bulkAction<Stock>({
    name: 'stock',
    icon: Package,
    job: 'adjust-stock',
    keepsSelection: true,
    start: { mode: 'set', typed: '' },
    fields: StockFields,
    params: (stock) => {
      const quantity = readQuantity(stock);
      return quantity === undefined ? undefined : { [stock.mode]: quantity };
    },
  }),
  bulkAction<PriceChange>({
    name: 'price',
    icon: Coins,
    job: 'adjust-price',
    keepsSelection: true,
    start: { mode: 'percent', by: '' },
    fields: PriceFields,
    params: ({ mode, by }) => (isAmount(by) ? { mode, by: by.trim() } : undefined),
  }),
  bulkAction<TagChange>({
    name: 'tags',
    icon: Tag,
    job: 'update-tags',
    keepsSelection: true,
    start: { assign: [], unassign: [] },
    fields: ProductTagFields,
    params: (change) => (isTagChange(change) ? { ...change } : undefined),
  }),
  bulkAction<{ id: string }>({
    name: 'collection',
    icon: LibraryBig,
    job: 'add-to-collection',
    keepsSelection: true,
    rare: true,
    start: { id: '' },
    fields: (props) => <RecordField {...props} name="collection" desk="collections" />,
    params: ({ id }) => (id === '' ? undefined : { collectionId: id }),
  }),
  bulkAction<{ ribbon: string }>({
    name: 'ribbon',
    icon: Bookmark,
    job: 'set-ribbon',
    keepsSelection: true,
    rare: true,
    start: { ribbon: '' },
    fields: RibbonField,
    params: ({ ribbon }) => ({ name: ribbon.trim() }),
  }),
  bulkAction<{ id: string }>({
    name: 'taxGroup',
    icon: Percent,
    job: 'set-tax-group',
    keepsSelection: true,
    rare: true,
    start: { id: '' },
    fields: (props) => <RecordField {...props} name="taxGroup" desk="tax-groups" none />,
    params: ({ id }) => ({ taxGroupId: id === '' ? null : id }),
  }),
  bulkAction({
    name: 'archive',
    icon: Archive,
    job: 'archive',
    rare: true,
    params: () => ({ archived: true }),
  }),
  bulkAction({
    name: 'unarchive',
    icon: ArchiveRestore,
    job: 'archive',
    rare: true,
    params: () => ({ archived: false }),
  }),
  bulkAction<Export>({
    name: 'export',
    icon: Download,
    job: 'export',
    always: true,
    start: { layout: 'counterpart' },
    fields: ExportFields,
    params: ({ layout }) => ({ layout }),
  }),
];
