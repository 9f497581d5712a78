import { hideUploads, useHiddenUploads } from './panel-state.ts';
import { uploadTotalsOf } from './upload-totals.ts';
import { useUploadMessages } from './use-upload-messages.ts';
import { useUploads } from './upload-store.ts';
import { Ring } from '../ui/Ring.tsx';
import styles from './uploads.module.css';

/** In the bar at the top while anything is in the queue; opens and closes the panel. */
export default function UploadPill() {
  const { translate } = useUploadMessages();
  const items = useUploads();
  const hidden = useHiddenUploads();
  const { open, sent, size } = uploadTotalsOf(items);
  return (
    <button
      type="button"
      className={styles['pill']}
      aria-expanded={!hidden}
      onClick={() => hideUploads(!hidden)}
    >
      <Ring share={open === 0 ? 1 : size === 0 ? 0 : sent / size} />
      {translate('uploads.pill', { smart_count: open === 0 ? items.length : open })}
    </button>
  );
}
