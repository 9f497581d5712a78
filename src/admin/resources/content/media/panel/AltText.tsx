import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MediaFile } from '../media-file.ts';
import styles from './panel.module.css';
import { useChangeDetails } from './use-change-details.ts';

interface Props {
  file: MediaFile;
  text: string | undefined;
  mayEdit: boolean;
}

/** What is read aloud in the place of the picture; changed where it stands. */
export function AltText({ file, text = '', mayEdit }: Props) {
  const translate = useTranslate();
  const { change, busy } = useChangeDetails(file.id);
  const [typed, setTyped] = useState<string>();
  const keep = async () => {
    const next = typed?.trim();
    if (next !== undefined && next !== text && !(await change({ altText: next }))) return;
    setTyped(undefined);
  };
  if (typed !== undefined)
    return (
      <textarea
        className={styles['alt']}
        aria-label={translate('media.facts.alt')}
        value={typed}
        maxLength={1000}
        rows={3}
        disabled={busy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') setTyped(undefined);
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void keep();
          }
        }}
      />
    );
  if (!mayEdit) return <bdi>{text || '—'}</bdi>;
  return (
    <button type="button" className={styles['inPlace']} onClick={() => setTyped(text)}>
      <bdi>{text || translate('media.alt.add')}</bdi>
    </button>
  );
}
