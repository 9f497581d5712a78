import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MediaFile } from '../media-file.ts';
import styles from './panel.module.css';
import { useChangeDetails } from './use-change-details.ts';

/** A private file has no address of its own: it is opened by links that end. */
export function PrivateSwitch({ file, mayEdit }: { file: MediaFile; mayEdit: boolean }) {
  const translate = useTranslate();
  const { change, busy } = useChangeDetails(file.id);
  const [wanted, setWanted] = useState<boolean>();
  const isPrivate = wanted ?? file.private ?? false;
  return (
    <label className={styles['switch']}>
      <span>
        {translate('media.facts.private')}
        <small>{translate(isPrivate ? 'media.private.on' : 'media.private.off')}</small>
      </span>
      <Switch
        checked={isPrivate}
        disabled={!mayEdit || busy}
        onChange={({ target }) => {
          setWanted(target.checked);
          void change({ private: target.checked }).then((done) => !done && setWanted(undefined));
        }}
      />
    </label>
  );
}
