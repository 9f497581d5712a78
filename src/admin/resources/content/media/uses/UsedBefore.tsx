import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { UsesOf } from './UsesOf.tsx';
import { useUses } from './use-uses.ts';
import styles from './Uses.module.css';
import './messages.en.ts';

const MAX = 5;
/** As many as are asked for at once. */
const MAX_FILES = 1000;

/** Before files are deleted: where they are shown. Nothing where they are not. */
export default function UsedBefore({ fileIds }: { fileIds: readonly string[] }) {
  const translate = useTranslate();
  const { data: uses = [] } = useUses(fileIds.slice(0, MAX_FILES));
  if (uses.length === 0) return null;
  const files = new Set(uses.map(({ fileId }) => fileId)).size;
  return (
    <section className={`${styles['uses']} ${styles['before']}`} role="status">
      <h3>
        <TriangleAlert size={16} aria-hidden />
        {translate('media.uses.before', { smart_count: uses.length })}
      </h3>
      <UsesOf uses={uses} most={MAX} />
      <p>{translate('media.uses.beforeDetail', { smart_count: files })}</p>
    </section>
  );
}
