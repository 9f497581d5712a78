import Checkbox from '@mui/material/Checkbox';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Money } from '#admin/ui/Money.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { useSession } from '#admin/access/session.ts';
import { rangeOf, type VariantGroup } from './groups.ts';
import { useProductDraft } from './use-product-form.ts';
import { stateLooks, useGroupState } from './variant-state.ts';
import { VariantTable } from './VariantTable.tsx';
import styles from './variants.module.css';

interface Props {
  group: VariantGroup;
  table: Omit<ComponentProps<typeof VariantTable>, 'label' | 'indexes'>;
  open: boolean;
  onToggle: () => void;
  bar: ReactNode;
}

/** The variants of one choice: what they cost and what there is of them, and each of them once it is opened. */
export function VariantGroupRows({ group, table, open: requested, onToggle, bar }: Props) {
  const translate = useTranslate();
  const id = useId();
  const currency = useSession()?.store.currency ?? '';
  const { form, disabled, hasErrorAt } = useProductDraft();
  const { name, indexes } = group;
  const { chosen } = table;
  const own = indexes.flatMap((index) => form.variants[index] ?? []);
  const [low, high] = rangeOf(own.map(({ price }) => price));
  const state = useGroupState(own, table.items);
  const ticked = indexes.filter(chosen.has).length;
  // What is wrong in it has to be seen.
  const open = requested || indexes.some((index) => hasErrorAt(`variants.${index}`));
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <li>
      <div className={styles['group']}>
        {!disabled && (
          <Checkbox
            size="small"
            checked={ticked === indexes.length}
            indeterminate={ticked > 0 && ticked < indexes.length}
            onChange={(event) => chosen.set(indexes, event.target.checked)}
            slotProps={{ input: { 'aria-label': translate('products.form.chooseGroup', { name }) } }}
          />
        )}
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <Arrow size={16} aria-hidden />
          <b>{name}</b>
          <span>{translate('products.form.variants', { smart_count: indexes.length })}</span>
        </button>
        <span className={styles['range']}>
          {low && <Money amount={low} currency={currency} />}
          {high && (
            <>
              {' '}
              {translate('products.form.to')} <Money amount={high} currency={currency} />
            </>
          )}
        </span>
        <span className={`${styles['sum']} num`}>{state.pieces}</span>
        <span className={styles['state']}>
          <StatusChip
            {...stateLooks[state.kind]}
            label={translate(`products.form.groupState.${state.kind}`, { smart_count: state.count })}
          />
        </span>
      </div>
      <div id={id}>
        {open && (
          <>
            {bar}
            <VariantTable
              {...table}
              label={translate('products.form.variantsOf', { name })}
              indexes={indexes}
            />
          </>
        )}
        {!open && bar}
      </div>
    </li>
  );
}
