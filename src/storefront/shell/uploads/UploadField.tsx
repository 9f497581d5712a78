import { useId, type ChangeEvent } from 'react';
import { MAX_BYTES } from '#shared/shopper-uploads.ts';
import type { UploadedFile } from '#wix/shopper/upload-operations.ts';
import { useT } from '../page-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { accepted, type UploadLimits } from './check-file.ts';
import styles from './uploads.module.css';
import type { UploadedFileView, UploadItem } from './upload-list.ts';
import { useUploads } from './use-uploads.ts';

interface Props extends UploadLimits {
  label: string;
  hint?: string;
  /** What is there already. */
  kept?: readonly UploadedFileView[];
  /** `busy`: some are still on their way. */
  onChange: (files: UploadedFile[], busy: boolean) => void;
}

/** Pictures and videos of the shopper: chosen, taken by the camera of a phone, or dropped on the field; sent at once. */
export default function UploadField({ label, hint, kept, onChange, ...limits }: Props) {
  const t = useT();
  const id = useId();
  const { items, leftOut, add, retry, remove } = useUploads(limits, onChange, kept);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    add([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
      <span className="lab" id={`${id}-label`}>
        {label} <span className="quiet">{t('uploads.max', { count: limits.most })}</span>
      </span>
      <ul className={styles['files']}>
        {items.map((item) => (
          <Upload
            key={item.key}
            item={item}
            onRetry={() => retry(item.key)}
            onRemove={() => remove(item.key)}
          />
        ))}
        {items.length < limits.most && (
          <li className={styles['add']}>
            <label>
              <input
                type="file"
                multiple={limits.most > 1}
                accept={accepted(limits)}
                aria-describedby={hint === undefined ? undefined : `${id}-hint`}
                onChange={choose}
              />
              <Icon name="camera" />
              {t(items.length === 0 ? 'uploads.add' : 'uploads.more')}
            </label>
          </li>
        )}
      </ul>
      <span className="err" role="status">
        {leftOut > 0 && t('uploads.leftOut', { count: leftOut, most: String(limits.most) })}
      </span>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface UploadProps {
  item: UploadItem;
  onRetry: () => void;
  onRemove: () => void;
}

function Upload({ item: { name, preview, state }, onRetry, onRemove }: UploadProps) {
  const t = useT();
  return (
    <li className={styles['file']}>
      {preview === '' ? <span className={styles['name']}>{name}</span> : <img src={preview} alt="" />}
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('uploads.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="close" small />
      </button>
      {state.phase === 'sending' && (
        <span className={styles['state']}>
          {t('uploads.sending', { percent: String(Math.round(state.part * 100)) })}
          <progress value={state.part} max={1} aria-label={t('uploads.progress', { name })} />
        </span>
      )}
      {state.phase === 'lost' && (
        <span className={styles['state']} role="alert">
          {t(state.part > 0 ? 'uploads.lostOnTheWay' : 'uploads.lost', {
            percent: String(Math.round(state.part * 100)),
          })}
          <button type="button" onClick={onRetry} aria-label={t('uploads.retryNamed', { name })}>
            {t('uploads.retry')}
          </button>
        </span>
      )}
      {state.phase === 'refused' && (
        <span className={styles['state']} role="alert">
          {t(`uploads.problem.${state.why}`, {
            image: String(MAX_BYTES.image / 1_000_000),
            video: String(MAX_BYTES.video / 1_000_000),
          })}
        </span>
      )}
      {state.phase === 'done' && (
        <span className="vh" role="status">
          {t('uploads.done', { name })}
        </span>
      )}
    </li>
  );
}
