import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { Check, Search } from 'lucide-react';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Product } from '../../wix/product-operations.ts';
import { ProductThumb } from './ProductThumb.tsx';
import { useDebounced } from './use-debounced.ts';
import './product-finder.en.ts';
import styles from './ProductFinder.module.css';

export type FoundProduct = Product & { id: string };

interface Props {
  label: string;
  /** Ids of products that cannot be chosen again, and the label that says why. */
  taken: ReadonlySet<string>;
  takenWord: string;
  /** The field stays open: several are often chosen one after the other. */
  onChoose: (product: FoundProduct) => void;
}

const pause = 150;
const MAX = 10;

/** Finds products by their name. */
export function ProductFinder({ label, taken, takenWord, onChoose }: Props) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const debounced = useDebounced(text.trim(), pause);
  const found = useQuery({
    queryKey: ['products', 'find', { text: debounced, most: MAX }],
    queryFn: async ({ signal }) =>
      (
        await provider.getList<FoundProduct>('products', {
          pagination: { page: 1, perPage: MAX },
          sort: { field: 'name', order: 'ASC' },
          filter: debounced === '' ? {} : { q: debounced },
          signal,
        })
      ).data,
    enabled: open,
    staleTime: 30_000,
  });
  return (
    <Autocomplete<FoundProduct>
      options={found.data ?? []}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name ?? ''}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ id }) => taken.has(id)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={null}
      inputValue={text}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={found.isFetching || debounced !== text.trim()}
      loadingText={translate('finder.searching')}
      noOptionsText={translate(found.isError ? 'finder.failed' : 'finder.none')}
      disableCloseOnSelect
      clearOnBlur={false}
      forcePopupIcon={false}
      onInputChange={(_, value, why) => why === 'input' && setText(value)}
      onChange={(_, product) => product && onChoose(product)}
      renderOption={({ key, ...option }, product) => (
        <li key={key} {...option}>
          <ProductThumb product={product} />
          <span className={styles['name']}>{product.name}</span>
          {taken.has(product.id) && (
            <span className={styles['unavailable']}>
              <Check size={14} aria-hidden /> {takenWord}
            </span>
          )}
        </li>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          ref={input.ref}
          onMouseDown={input.onMouseDown}
          fullWidth
          placeholder={label}
          startAdornment={
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          }
          slotProps={{ input: { ...htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
