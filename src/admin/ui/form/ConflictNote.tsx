import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DateTime } from '../DateTime.tsx';
import styles from './form.module.css';
import { useFormState } from './form-context.ts';
import { useLastChange } from './use-last-change.ts';

const plain = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value);

/** Somebody saved the record meanwhile: nothing was overwritten, the person sees theirs and decides. */
export function ConflictNote() {
  const translate = useTranslate();
  const { resource, record, theirs, labelOf, take, save } = useFormState();
  const last = useLastChange(record?.id);
  // The form of a page of settings is of no record that has a name.
  const name = translate(`${resource}.one`, { _: translate('counterpart.conflict.page') });
  return (
    <div className={styles['conflict']} role="alert">
      <b>{translate('counterpart.conflict.title', { record: name })}</b>
      <span>
        {last && (
          <>
            {translate('counterpart.conflict.savedBy', { name: last.name })}{' '}
            <DateTime value={last.at} style="time" />.{' '}
          </>
        )}
        {translate('counterpart.conflict.detail')}
      </span>
      {theirs.length > 0 && (
        <ul>
          {theirs.map(([name, value]) => (
            <li key={name}>
              {labelOf(name)}
              {plain(value) && (
                <>
                  {': '}
                  <q>{value}</q>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="row-wrap-8">
        <Button size="small" onClick={take}>
          {translate('counterpart.conflict.take')}
        </Button>
        <Button size="small" onClick={() => void save(true)}>
          {translate('counterpart.conflict.keep')}
        </Button>
      </span>
    </div>
  );
}
