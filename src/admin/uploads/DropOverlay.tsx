import { Upload } from 'lucide-react';
import { useUploadMessages } from './use-upload-messages.ts';
import styles from './uploads.module.css';

export default function DropOverlay({ here }: { here: boolean }) {
  const { translate } = useUploadMessages();
  return (
    <div className={styles['over']}>
      <div>
        <Upload size={24} aria-hidden />
        <b>{translate('uploads.drop')}</b>
        <span>{translate(here ? 'uploads.dropHere' : 'uploads.dropRoot')}</span>
      </div>
    </div>
  );
}
