import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { queryBrands } from '#shared/contract/generated/stores_brands-v-3.rights.ts';
import { queryRibbons } from '#shared/contract/generated/stores_ribbons-v-3.rights.ts';
import { namesThatBegin } from '#wix/brand-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { useProductDraft } from './use-product-form.ts';
import styles from './form.module.css';
import './form-messages.en.ts';

interface Props {
  name: 'brand' | 'ribbon';
  hint: string;
}

interface Offered {
  name: string;
  /** There is none of that name yet: it is made with the product. */
  isNew?: boolean;
}

const rights = { brand: queryBrands, ribbon: queryRibbons };

/** Undefined while they are read; who cannot read them may still make one. */
function useNames(kind: Props['name'], typed: string, enabled: boolean): readonly string[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['products', 'names', { kind, typed }],
    queryFn: ({ signal }) => namesThatBegin[kind](typed, { signal }),
    enabled,
    staleTime: 10_000,
    retry: false,
    placeholderData: (before) => before,
  });
  return isError ? [] : data;
}

/** One of those there are, or a new one. */
export function PickOrMake({ name: kind, hint }: Props) {
  const translate = useTranslate();
  const { form, change, disabled, errorAt } = useProductDraft();
  const value = form[kind];
  const [typed, setTyped] = useState(value);
  const [open, setOpen] = useState(false);
  const mayRead = useMay(rights[kind]);
  const wanted = typed === value ? '' : typed.trim();
  const debounced = useDebounced(wanted, 200);
  const known = useNames(kind, debounced, open && mayRead && !disabled);
  const chosen = useMemo(() => (value === '' ? null : { name: value }), [value]);
  const label = translate(`products.field.${kind}`);
  if (disabled) return <ReadField label={label} value={value || '–'} />;
  const offered: Offered[] = (known ?? []).map((name) => ({ name }));
  const isKnown = (known ?? []).some((name) => name.toLowerCase() === wanted.toLowerCase());
  const isRead = debounced === wanted && (known !== undefined || !mayRead);
  if (wanted !== '' && isRead && !isKnown) offered.push({ name: wanted, isNew: true });
  return (
    <Autocomplete<Offered>
      options={offered}
      filterOptions={(options) => options}
      value={chosen}
      isOptionEqualToValue={(one, other) => one.name === other.name}
      getOptionLabel={({ name }) => name}
      noOptionsText={translate('products.form.noNames')}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        setTyped(text);
        if (reason === 'input' && text === '') change({ [kind]: '' });
      }}
      onChange={(_event, one) => change({ [kind]: one?.name ?? '' })}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={isNew ? 'new' : key} {...props}>
          {isNew ? (
            <span className={styles['make']}>
              <Plus size={14} aria-hidden />
              {translate('products.form.make', { name })}
            </span>
          ) : (
            <bdi>{name}</bdi>
          )}
        </li>
      )}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <TextField
          id={id}
          ref={input.ref}
          onMouseDown={input.onMouseDown}
          label={label}
          hint={hint}
          error={errorAt(kind)}
          inputProps={htmlInput}
        />
      )}
    />
  );
}
