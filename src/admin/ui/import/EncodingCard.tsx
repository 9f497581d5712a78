import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { encodingNames } from '#shared/encoding-names.en.ts';
import { encodings, type FileEncoding } from '#shared/encodings.ts';
import type { FileImport } from '#shared/imports.ts';
import { Card } from '../Card.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { SelectField } from '../SelectField.tsx';
import { Table } from '../Table.tsx';
import { useEncoding, useEncodingPreview } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';

interface PreviewRow {
  row: number;
  cells: string[];
}

/** In which encoding the file is read, with its first rows as each encoding reads them. */
export function EncodingCard({ spec, given }: { spec: ImportSpec; given: FileImport }) {
  const translate = useTranslate();
  const current = given.encoding as FileEncoding;
  const [encoding, setEncoding] = useState<FileEncoding>(current);
  const isOther = encoding !== current;
  const preview = useEncodingPreview(spec, given, encoding);
  const { mutate, isPending, error } = useEncoding(spec, given.id);
  const [head = [], ...others] = preview.data?.rows ?? [];
  const rows = others.map((cells, row): PreviewRow => ({ row, cells }));
  return (
    <Card title={translate('import.encoding.title')} flush>
      <div className={styles['form']}>
        <div className={styles['encoding']}>
          <SelectField<FileEncoding>
            label={translate('import.encoding.label')}
            hint={translate('import.encoding.hint')}
            value={encoding}
            onChange={setEncoding}
          >
            {encodings.map((one) => (
              <MenuItem key={one} value={one}>
                {encodingNames[one]}
              </MenuItem>
            ))}
          </SelectField>
          <Button disabled={!isOther || isPending || rows.length === 0} onClick={() => mutate(encoding)}>
            {translate('import.encoding.use')}
          </Button>
        </div>
        {error && <ErrorState inline error={error} title={translate('import.encoding.failed')} />}
        {preview.error && (
          <ErrorState inline error={preview.error} title={translate('import.encoding.noPreview')} />
        )}
      </div>
      {head.length > 0 && (
        <Table<PreviewRow>
          label={translate('import.encoding.preview')}
          rows={rows}
          rowId={({ row }) => String(row)}
          columns={head.map((title, at) => ({
            id: String(at),
            label: title,
            cell: ({ cells }) => <bdi className={styles['sample']}>{cells[at]}</bdi>,
          }))}
        />
      )}
    </Card>
  );
}
