import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Product } from '#wix/product-operations.ts';
import { CallError } from '#wix/errors.ts';
import { Money } from '#admin/ui/Money.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { useDraftsProvider, type DraftEditor } from './use-draft-editor.ts';
import { catalogLine, variantsOf } from './variants.ts';
import { VariantDialog } from './VariantDialog.tsx';
import styles from './editor.module.css';

type Found = Product & { id: string };

const pause = 150;

/** Finds a product by its name and puts it on the draft; where there are variants, asks which. */
export function AddProduct({ editor }: { editor: DraftEditor }) {
  const translate = useTranslate();
  const provider = useDraftsProvider();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [choosing, setChoosing] = useState<Product>();
  const [failure, setFailure] = useState<string>();
  const debounced = useDebounced(text.trim(), pause);
  const found = useQuery({
    queryKey: ['products', 'find', { text: debounced }],
    queryFn: async ({ signal }) => (await provider.products('drafts', { text: debounced, signal })).data,
    enabled: open,
    staleTime: 30_000,
  });
  const add = async (product: Found) => {
    setFailure(undefined);
    setText('');
    try {
      const { data: whole } = await provider.product('drafts', { id: product.id });
      const variants = variantsOf(whole);
      const [only] = variants;
      if (variants.length > 1) setChoosing(whole);
      else await editor.change('addLines', catalogLine(product.id, only?._id ?? undefined));
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : String(error));
    }
  };
  return (
    <div className={styles['grow']}>
      <Autocomplete<Found>
        options={found.data ?? []}
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name ?? ''}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={null}
        inputValue={text}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        loading={found.isFetching || debounced !== text.trim()}
        loadingText={translate('drafts.product.searching')}
        noOptionsText={translate(found.isError ? 'drafts.product.failed' : 'drafts.product.none')}
        blurOnSelect
        clearOnBlur={false}
        forcePopupIcon={false}
        onInputChange={(_, value, why) => why === 'input' && setText(value)}
        onChange={(_, product) => product && void add(product)}
        renderOption={({ key, ...option }, product) => (
          <li key={key} {...option}>
            <span className={styles['grow']}>{product.name}</span>
            <Money amount={product.actualPriceRange?.minValue?.amount} currency={product.currency} />
          </li>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            ref={input.ref}
            onMouseDown={input.onMouseDown}
            fullWidth
            placeholder={translate('drafts.product.add')}
            startAdornment={
              <InputAdornment position="start">
                <Search aria-hidden />
              </InputAdornment>
            }
            slotProps={{ input: { ...htmlInput, 'aria-label': translate('drafts.product.add') } }}
          />
        )}
      />
      {failure && (
        <p className={styles['bad']} role="alert">
          {translate('drafts.product.notAdded')} {failure}
        </p>
      )}
      {choosing && (
        <VariantDialog
          product={choosing}
          onClose={() => setChoosing(undefined)}
          onChoose={(variantId) => {
            setChoosing(undefined);
            void editor.change('addLines', catalogLine(choosing._id ?? '', variantId));
          }}
        />
      )}
    </div>
  );
}
