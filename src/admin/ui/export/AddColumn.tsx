import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ExportGroup } from '#shared/export-layout.ts';

interface Option {
  id: string;
  title: string;
  group: string;
}

interface Props {
  groups: readonly ExportGroup[];
  chosen: readonly string[];
  /** The name of a group, as people read it. */
  groupLabel: (name: string) => string;
  onAdd: (id: string) => void;
}

/** Finds a column by its title, among those of its subject; several can be added one after the other. */
export function AddColumn({ groups, chosen, groupLabel, onAdd }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const options = groups.flatMap(({ name, columns }): Option[] =>
    Object.entries(columns).map(([id, title]) => ({ id, title, group: name })),
  );
  const offered = options.filter(({ id }) => !chosen.includes(id));
  const label = translate('export.add');
  return (
    <Autocomplete<Option>
      options={offered}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      {...(groups.length > 1 && { groupBy: ({ group }: Option) => groupLabel(group) })}
      value={null}
      inputValue={text}
      disableCloseOnSelect
      autoHighlight
      noOptionsText={translate(offered.length === 0 ? 'export.allAdded' : 'export.noMatch')}
      onInputChange={(_, value, why) => why === 'input' && setText(value)}
      onChange={(_, option) => {
        if (!option) return;
        setText('');
        onAdd(option.id);
      }}
      // Enter chooses a column; it does not start the export.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          ref={input.ref}
          onMouseDown={input.onMouseDown}
          fullWidth
          placeholder={label}
          startAdornment={
            <InputAdornment position="start">
              <Plus aria-hidden />
            </InputAdornment>
          }
          slotProps={{ input: { ...htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
