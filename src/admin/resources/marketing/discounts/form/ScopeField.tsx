import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { CircleOff, LibraryBig, X } from 'lucide-react';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Product } from '#wix/product-operations.ts';
import { ProductThumb } from '#admin/ui/ProductThumb.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import styles from '../discounts.module.css';
import type { useNames } from '../use-sentence-tools.ts';
import { everything, isEverything, type ScopeDraft } from './rule-form.ts';

type Found =
  | { kind: 'collections'; id: string; name: string }
  | { kind: 'products'; id: string; name: string; product: Product & { id: string } };

interface Props {
  label: string;
  /** In the form. */
  place: string;
  scope: ScopeDraft;
  names: ReturnType<typeof useNames>;
  allowed: boolean;
  /** No more than one: another takes its place. */
  single?: boolean;
  onChange: (scope: ScopeDraft) => void;
}

const pause = 150;
const MAX = 8;

function useFound(text: string, open: boolean) {
  const provider = useDataProvider();
  const debounced = useDebounced(text.trim(), pause);
  const found = useQuery({
    queryKey: ['discounts', 'scope', debounced],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const asking = (resource: string) =>
        provider.getList<Product & { id: string }>(resource, {
          pagination: { page: 1, perPage: MAX },
          sort: { field: 'name', order: 'ASC' },
          filter: debounced === '' ? {} : { q: debounced },
          signal,
        });
      const [collections, products] = await Promise.all([asking('collections'), asking('products')]);
      return [
        ...collections.data.map(({ id, name }) => ({ kind: 'collections' as const, id, name: name ?? '' })),
        ...products.data.map((product) => ({
          kind: 'products' as const,
          id: product.id,
          name: product.name ?? '',
          product,
        })),
      ];
    },
    enabled: open,
    staleTime: 30_000,
  });
  return { options: found.data ?? [], loading: found.isFetching || debounced !== text.trim() };
}

/** Products and collections as chips, found by name; none of them means everything. */
export function ScopeField({ label, place, scope, names, allowed, single = false, onChange }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { options, loading } = useFound(text, open);
  const without = (kind: 'products' | 'collections', id: string) =>
    onChange({ ...scope, [kind]: scope[kind].filter((each) => each !== id) });
  const chip = (kind: 'products' | 'collections', id: string) => {
    const product = kind === 'products' ? names.products.get(id) : undefined;
    const isGone = names.gone.has(id);
    const known = product?.name ?? names.collections.get(id)?.name;
    const name = known ?? translate(isGone ? 'discounts.scope.deletedProduct' : 'discounts.scope.unnamed');
    return (
      <span key={id} className={`${styles['token']} ${isGone ? styles['deleted'] : ''}`}>
        {product ? (
          <ProductThumb product={product} />
        ) : isGone ? (
          <CircleOff size={14} aria-hidden />
        ) : (
          kind === 'collections' && <LibraryBig size={14} aria-hidden />
        )}
        <span>{name}</span>
        {allowed && (
          <button
            type="button"
            aria-label={translate('discounts.scope.remove', { name })}
            onClick={() => without(kind, id)}
          >
            <X size={13} aria-hidden />
          </button>
        )}
      </span>
    );
  };
  return (
    <div className={styles['scope']} data-place={place}>
      {scope.collections.map((id) => chip('collections', id))}
      {scope.products.map((id) => chip('products', id))}
      {scope.others.length > 0 && (
        <span className={styles['token']}>{translate('discounts.sentence.scope.others')}</span>
      )}
      {!allowed && isEverything(scope) && (
        <span className={styles['token']}>{translate('discounts.sentence.scope.all')}</span>
      )}
      {allowed && (
        <Autocomplete<Found>
          className={styles['find'] ?? ''}
          options={options}
          filterOptions={(all) => all}
          groupBy={({ kind }) => translate(`discounts.scope.${kind}`)}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          getOptionDisabled={({ kind, id }) => scope[kind].includes(id)}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          value={null}
          inputValue={text}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          loading={loading}
          loadingText={translate('discounts.scope.searching')}
          noOptionsText={translate('discounts.scope.none')}
          clearOnBlur={false}
          forcePopupIcon={false}
          onInputChange={(_, value, why) => why === 'input' && setText(value)}
          onChange={(_, chosen) => {
            if (!chosen) return;
            onChange(
              single
                ? { ...everything, [chosen.kind]: [chosen.id] }
                : { ...scope, [chosen.kind]: [...scope[chosen.kind], chosen.id] },
            );
            setText('');
          }}
          renderOption={({ key, ...option }, found) => (
            <li key={key} {...option}>
              {found.kind === 'products' ? (
                <ProductThumb product={found.product} />
              ) : (
                <LibraryBig size={16} aria-hidden />
              )}
              <span className={styles['found']}>{found.name}</span>
            </li>
          )}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            <OutlinedInput
              ref={input.ref}
              onMouseDown={input.onMouseDown}
              fullWidth
              placeholder={translate(
                scope.products.length + scope.collections.length > 0
                  ? 'discounts.scope.add'
                  : 'discounts.scope.everything',
              )}
              slotProps={{ input: { ...htmlInput, 'aria-label': label } }}
            />
          )}
        />
      )}
    </div>
  );
}
