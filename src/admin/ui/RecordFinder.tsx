import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Found } from '../data/define-desk.ts';
import { useDesk } from '../data/desk-registry.ts';
import './record-finder.en.ts';
import styles from './RecordFinder.module.css';
import { useDebounced } from './use-debounced.ts';

interface Props {
  /** Whose records: found as the palette finds them. */
  desk: string;
  label: string;
  autoFocus?: boolean;
  /** The ids that are not offered, such as those that are chosen already. */
  without?: ReadonlySet<string>;
  onChoose: (found: Found) => void;
}

const pause = 150;

/** Finds one record of a desk by what is typed: an order by its number, a customer by name or address. */
export function RecordFinder({ desk, label, autoFocus = false, without, onChoose }: Props) {
  const translate = useTranslate();
  const find = useDesk(desk)?.find;
  const [text, setText] = useState('');
  const debounced = useDebounced(text.trim(), pause);
  const found = useQuery({
    queryKey: [desk, 'find', 'one', debounced],
    queryFn: async ({ signal }) => (await find?.(debounced, signal)) ?? [],
    enabled: debounced !== '' && find !== undefined,
    staleTime: 30_000,
  });
  return (
    <Autocomplete<Found>
      options={debounced === '' ? [] : (found.data ?? []).filter(({ id }) => !without?.has(id))}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      value={null}
      inputValue={text}
      loading={found.isFetching || debounced !== text.trim()}
      loadingText={translate('record-finder.searching')}
      noOptionsText={translate(
        `record-finder.${debounced === '' ? 'type' : found.isError ? 'failed' : 'none'}`,
      )}
      forcePopupIcon={false}
      onInputChange={(_, value, why) => why === 'input' && setText(value)}
      onChange={(_, chosen) => {
        if (!chosen) return;
        setText('');
        onChoose(chosen);
      }}
      renderOption={({ key, ...option }, { title, detail }) => (
        <li key={key} {...option}>
          <span className={styles['option']}>
            {title}
            {detail !== '' && <small>{detail}</small>}
          </span>
        </li>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          ref={input.ref}
          onMouseDown={input.onMouseDown}
          fullWidth
          autoFocus={autoFocus}
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
