import { useTranslate } from 'ra-core';
import type { MediaFile } from '../media-file.ts';
import { UsesOf } from './UsesOf.tsx';
import { useUses } from './use-uses.ts';
import styles from './Uses.module.css';
import './messages.en.ts';

const MAX = 8;

/** Where the file of the panel is shown. */
export default function UsesList({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  const { data: uses, known, isError } = useUses([file.id]);
  if (!known) return null;
  if (isError) return <p className="subtle">{translate('media.uses.failed')}</p>;
  if (!uses) return null;
  return (
    <section className={styles['uses']}>
      <h3>
        {uses.length === 0
          ? translate('media.uses.none')
          : translate('media.uses.title', { smart_count: uses.length })}
      </h3>
      {uses.length > 0 && <UsesOf uses={uses} most={MAX} />}
    </section>
  );
}
