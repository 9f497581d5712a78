import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { floats } from '#admin/ui/floats.ts';
import styles from './shared-libraries.module.css';
import type { Upload } from './use-uploads.ts';

interface Props {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onClose: () => void;
}

export function UploadList({ uploads, onAgain, onClose }: Props) {
  const translate = useTranslate();
  return (
    <section
      ref={floats}
      className={styles['uploads']}
      aria-label={translate('shared-libraries.upload.list')}
    >
      <header>
        <h2>{translate('shared-libraries.upload.list')}</h2>
        <IconButton onClick={onClose} aria-label={translate('shared-libraries.upload.close')}>
          <X aria-hidden />
        </IconButton>
      </header>
      <ul>
        {uploads.map((upload) => {
          const { key, file, state, share, why } = upload;
          const percent = Math.floor(share * 100);
          return (
            <li key={key}>
              <bdi>{file.name}</bdi>
              {state === 'sending' && (
                <span className="num">
                  {share < 1
                    ? translate('shared-libraries.upload.percent', { percent })
                    : translate('shared-libraries.upload.looking')}
                </span>
              )}
              {state === 'done' && <span>{translate('shared-libraries.upload.done')}</span>}
              {state === 'failed' && (
                <Button size="small" variant="text" onClick={() => onAgain(upload)}>
                  {translate('shared-libraries.upload.again')}
                </Button>
              )}
              {state === 'sending' && (
                <LinearProgress variant="determinate" value={percent} aria-label={file.name} />
              )}
              {state === 'failed' && <p role="alert">{why || translate('shared-libraries.upload.failed')}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
