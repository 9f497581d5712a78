import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { productsDesk } from '#shared/desks/products.ts';
import { changedAmount, type AmountMode } from '#shared/changed-amount.ts';
import type { StockItem } from '#wix/product-operations.ts';
import { toCallError } from '#wix/errors.ts';
import { useMay, useSession } from '#admin/access/session.ts';
import { useSetStockOfMany } from '../stock/use-stock-of-many.ts';
import type { ProductRecord } from '../product-record.ts';
import { bulkFields, changeVariant, modesOf, type BulkField } from './bulk-change.ts';
import type { ChosenVariants } from './use-chosen-variants.ts';
import { useProductDraft } from './use-product-form.ts';
import styles from './variants.module.css';

interface Props {
  chosen: ChosenVariants;
  product: ProductRecord | undefined;
  items: ReadonlyMap<string | null | undefined, StockItem>;
}

/** What is done to the ticked variants at once. Amounts wait for "Save"; counts of what exists are kept at once. */
export function VariantBulkBar({ chosen, product, items }: Props) {
  const translate = useTranslate();
  const draft = useProductDraft();
  const currency = useSession()?.store.currency ?? '';
  const mayStock = useMay(productsDesk.rights.stock);
  const [field, setField] = useState<BulkField>('price');
  const [mode, setMode] = useState<AmountMode>('set');
  const [by, setBy] = useState('');
  const stock = useSetStockOfMany(product?.id ?? '');
  const { variants, productType } = draft.form;
  const modes = modesOf(field);
  const how = modes.includes(mode) ? mode : 'set';
  const countable = productType === 'PHYSICAL' && mayStock;
  const fields = bulkFields.filter((one) =>
    one === 'stock' ? countable : one !== 'weight' || productType === 'PHYSICAL',
  );
  const wrong = by !== '' && changedAmount('0', how, by, 2) === undefined;
  const wrongCount = field === 'stock' && by !== '' && !/^\d{1,5}$/.test(by.trim());

  const some = (change: (variant: (typeof variants)[number]) => (typeof variants)[number]) =>
    draft.change({
      variants: variants.map((variant, index) => (chosen.has(index) ? change(variant) : variant)),
    });

  const count = () => {
    const changes = chosen.indexes.flatMap((index) => {
      const item = items.get(variants[index]?.id ?? '');
      const made = item && changedAmount(String(item.quantity ?? 0), how, by, 0);
      return item && made !== undefined ? [{ item, quantity: Number(made) }] : [];
    });
    if (changes.length > 0) stock.mutate(changes);
    some((variant) => {
      const made = variant.id ? undefined : changedAmount(variant.quantity, how, by, 0);
      return made === undefined ? variant : { ...variant, quantity: made };
    });
  };
  const apply = () => {
    if (by.trim() === '' || wrong || wrongCount || stock.isPending) return;
    if (field === 'stock') count();
    else some((variant) => changeVariant(variant, { field, mode: how, by, currency }));
    setBy('');
  };

  return (
    <div
      className={styles['bulk']}
      role="group"
      aria-label={translate('products.form.chosen', { smart_count: chosen.indexes.length })}
    >
      <b>{translate('products.form.chosen', { smart_count: chosen.indexes.length })}</b>
      <Select
        size="small"
        value={field}
        inputProps={{ 'aria-label': translate('products.form.bulkField') }}
        onChange={({ target }) => setField(target.value)}
      >
        {fields.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`products.form.${one === 'stock' ? 'quantity' : one}`)}
          </MenuItem>
        ))}
      </Select>
      <Select
        size="small"
        value={how}
        inputProps={{ 'aria-label': translate('products.form.bulkMode') }}
        onChange={({ target }) => setMode(target.value)}
      >
        {modes.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`products.form.mode.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <input
        className="num"
        inputMode="decimal"
        aria-label={translate('products.form.bulkBy')}
        aria-invalid={wrong || wrongCount}
        value={by}
        onChange={(event) => setBy(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') chosen.clear();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button
        size="small"
        disabled={by.trim() === '' || wrong || wrongCount || stock.isPending}
        aria-busy={stock.isPending}
        onClick={apply}
      >
        {translate('products.form.bulkApply')}
      </Button>
      <span className={styles['rest']}>
        <Button
          size="small"
          variant="text"
          onClick={() => some((variant) => ({ ...variant, visible: true }))}
        >
          <Eye aria-hidden />
          {translate('products.form.bulkShow')}
        </Button>
        <Button
          size="small"
          variant="text"
          onClick={() => some((variant) => ({ ...variant, visible: false }))}
        >
          <EyeOff aria-hidden />
          {translate('products.form.bulkHide')}
        </Button>
        <Button size="small" variant="text" onClick={chosen.clear}>
          {translate('products.form.bulkClear')}
        </Button>
      </span>
      <span role="status" className={styles['notice']}>
        {stock.isPending && translate('products.stock.saving')}
        {stock.isSuccess && translate('products.form.counted', { smart_count: stock.data.done })}
        {stock.isSuccess && stock.data.reason !== undefined && (
          <span className={styles['error']}>
            {' '}
            {translate('products.stock.failed', { reason: stock.data.reason })}
          </span>
        )}
        {stock.error && (
          <span className={styles['error']}>
            {translate('products.stock.failed', { reason: toCallError(stock.error).message })}
          </span>
        )}
      </span>
    </div>
  );
}
