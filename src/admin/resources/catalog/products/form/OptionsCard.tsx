import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { useDragOrder } from '#admin/ui/order/use-drag-order.ts';
import type { ProductRecord } from '../product-record.ts';
import { OrdersWithProduct } from './OrdersWithProduct.tsx';
import { moveOption } from './option-changes.ts';
import { OptionRow } from './OptionRow.tsx';
import { useProductDraft } from './use-product-form.ts';
import { countCombinations, MAX_OPTIONS } from './variants.ts';
import styles from './options.module.css';
import './option-messages.en.ts';

/** What a buyer chooses between; every combination is a variant with its own price and count. */
export function OptionsCard({ product }: { product: ProductRecord | undefined }) {
  const translate = useTranslate();
  const draft = useProductDraft();
  const { disabled, errorAt, form } = draft;
  const { options } = form;
  const move = (index: number, by: number) => draft.change(moveOption(form, index, by));
  const places = options.map((_option, index) => String(index));
  const line = useDragOrder({ ids: places, enabled: !disabled, onMove: (id, by) => move(Number(id), by) });
  const counts = options.flatMap(({ choices }) => (choices.length > 0 ? [choices.length] : []));
  const note =
    counts.length > 0
      ? translate('products.options.make', {
          factors: counts.join(' × '),
          smart_count: countCombinations(options),
        })
      : translate('products.form.optionsNote');

  return (
    <Card
      title={translate('products.form.options')}
      note={note}
      flush
      actions={
        !disabled &&
        options.length < MAX_OPTIONS && (
          <Button size="small" onClick={() => draft.changeOptions([...options, { name: '', choices: [] }])}>
            <Plus aria-hidden />
            {translate('products.form.addOption')}
          </Button>
        )
      }
    >
      {options.length > 0 && (
        <ul className={styles['options']} aria-label={translate('products.form.options')}>
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle does the same by key
            <li key={option.id ?? index} {...line(String(index), index)}>
              <OptionRow index={index} option={option} onMove={(by) => move(index, by)} />
            </li>
          ))}
        </ul>
      )}
      {options.length === 0 && <p className={styles['none']}>{translate('products.form.noOption')}</p>}
      {errorAt('options') && (
        <FormHelperText error className={styles['none'] ?? ''}>
          {errorAt('options')}
        </FormHelperText>
      )}
      {product && <OrdersWithProduct product={product} />}
    </Card>
  );
}
