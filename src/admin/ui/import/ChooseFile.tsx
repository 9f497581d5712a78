import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { MAX_IMPORT_BYTES, type FileImport } from '#shared/imports.ts';
import { Card } from '../Card.tsx';
import { DateTime } from '../DateTime.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { useImports, useTakeIn } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';

interface Props {
  spec: ImportSpec;
  onTaken: (fileImport: FileImport) => void;
}

/** A file is dropped or chosen; below it the imports that can still be looked at. */
export function ChooseFile({ spec, onTaken }: Props) {
  const { resource } = spec;
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error } = useTakeIn(spec, onTaken);
  const take = (file: File | undefined) => {
    if (!file || isPending) return;
    setTooLarge(file.size > MAX_IMPORT_BYTES);
    if (file.size <= MAX_IMPORT_BYTES) mutate(file);
  };
  return (
    <div className={styles['stack']}>
      <div
        className={`${styles['drop']} ${over ? styles['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <Upload size={24} aria-hidden />
        <h2>{translate(isPending ? 'import.reading' : 'import.drop')}</h2>
        <p>{translate(`${resource}.import.dropDetail`)}</p>
        <Button variant="contained" disabled={isPending} onClick={() => field.current?.click()}>
          {translate('import.choose')}
        </Button>
        <input
          ref={field}
          hidden
          aria-label={translate('import.choose')}
          type="file"
          accept=".csv,.txt,text/csv"
          disabled={isPending}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {tooLarge && <p role="alert">{translate('import.tooLarge')}</p>}
      </div>
      {error && !tooLarge && (
        <ErrorState
          inline
          error={error}
          title={translate('import.readFailed')}
          notDone={translate('import.nothing')}
        />
      )}
      <RecentImports spec={spec} />
    </div>
  );
}

function RecentImports({ spec }: { spec: ImportSpec }) {
  const { resource } = spec;
  const translate = useTranslate();
  const words = useCountText();
  const { data = [] } = useImports(spec);
  if (data.length === 0) return null;
  return (
    <Card title={translate('import.recent')} flush>
      <ul className={styles['recent']}>
        {data.map(({ id, fileName, written, by, createdDate }) => (
          <li key={id}>
            <Link to={`/${resource}/import?file=${id}`}>
              <bdi>{fileName}</bdi>
            </Link>
            <span>
              {translate(`${resource}.import.done.written`, { smart_count: written, count: words(written) })}
            </span>
            <span>
              <DateTime value={createdDate} /> · <bdi>{by}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
