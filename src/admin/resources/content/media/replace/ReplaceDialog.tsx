import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { CallError, toCallError } from '#wix/errors.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { sendOne } from '#admin/uploads/send-one.ts';
import { Thumb } from '../files/Thumb.tsx';
import { byteText } from '#shared/byte-text.ts';
import { mediaKindLabels } from '../kind-labels.ts';
import type { MediaFile } from '../media-file.ts';
import { useDetails } from '../use-library.ts';
import { UsesOf } from '../uses/UsesOf.tsx';
import { useUses } from '../uses/use-uses.ts';
import styles from './replace.module.css';
import '../uses/messages.en.ts';
import './messages.en.ts';

interface Props {
  file: MediaFile;
  onClose: () => void;
}

const SIZE = { width: 200, height: 160 };
const MAX_USES = 5;
const accepted: Readonly<Record<string, string>> = {
  IMAGE: 'image/*',
  VECTOR: 'image/svg+xml',
  VIDEO: 'video/*',
  AUDIO: 'audio/*',
};

const addressOf = (file: File): string | undefined =>
  file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;

/** Other bytes under the same address: before and after beside each other, and where it is shown. */
export default function ReplaceDialog({ file, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { locale } = useStoreProfile();
  const details = useDetails([file.id]).get(file.id);
  const { data: uses } = useUses([file.id]);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string | undefined }>();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<CallError>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const address = chosen?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  const name = file.displayName ?? '';
  const choose = (next: File | undefined) => {
    if (!next) return;
    setFailure(undefined);
    setChosen({ file: next, address: addressOf(next) });
  };

  async function replace({ file: bytes }: { file: File }): Promise<void> {
    setSent(0);
    setFailure(undefined);
    abort.current = new AbortController();
    try {
      const { uploadUrl } = await callApi<{ uploadUrl: string }>('POST', '/admin/api/media/replacements', {
        fileId: file.id,
        fileName: bytes.name,
        contentType: bytes.type || 'application/octet-stream',
        sizeInBytes: bytes.size,
      });
      await sendOne(uploadUrl, bytes, { signal: abort.current.signal, onSent: setSent });
      await client.invalidateQueries({ queryKey: ['media'] });
      notify('media.replace.done', { type: 'success', messageArgs: { name } });
      onClose();
    } catch (thrown) {
      const cause = toCallError(thrown);
      if (cause.aborted) return;
      const wrong = cause.code === 'MISMATCH_MIME_TYPE';
      setFailure(
        wrong
          ? new CallError({
              code: cause.code,
              status: cause.status,
              message: translate('media.replace.wrongKind', { kind: mediaKindLabels(file.mediaType) }),
            })
          : cause,
      );
      setSent(undefined);
    }
  }

  return (
    <ConfirmDialog
      open
      title={translate('media.replace.title', { name })}
      confirm={
        sent === undefined
          ? translate('media.replace.confirm')
          : translate('media.replace.busy', { percent: Math.round(sent * 100) })
      }
      disabled={chosen === undefined}
      busy={sent !== undefined}
      onConfirm={() => chosen && void replace(chosen)}
      onClose={onClose}
      error={
        failure && {
          title: translate('media.replace.failed'),
          cause: failure,
          notDone: translate('media.replace.notDone'),
        }
      }
    >
      <div
        className="stack-12"
        data-takes-files
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <p>{translate('media.replace.detail')}</p>
        <div className={styles['pair']}>
          <figure>
            <figcaption>{translate('media.replace.before')}</figcaption>
            <span className={styles['frame']}>
              <Thumb file={file} details={details} size={SIZE} alt={details?.altText ?? name} />
            </span>
            <small className="num">{byteText(file.sizeInBytes, locale)}</small>
          </figure>
          <figure>
            <figcaption>{translate('media.replace.after')}</figcaption>
            <span className={styles['frame']}>
              {address && <img src={address} alt={chosen?.file.name ?? ''} />}
              {chosen && !address && <bdi>{chosen.file.name}</bdi>}
              {!chosen && <small>{translate('media.replace.drop')}</small>}
              {!chosen && (
                <Button size="small" onClick={() => input.current?.click()}>
                  {translate('media.replace.choose')}
                </Button>
              )}
            </span>
            {chosen && (
              <small>
                <span className="num">{byteText(chosen.file.size, locale)}</span>{' '}
                <button type="button" className="link" onClick={() => input.current?.click()}>
                  {translate('media.replace.other')}
                </button>
              </small>
            )}
          </figure>
        </div>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={translate('media.replace.choose')}
          accept={accepted[file.mediaType ?? '']}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        {uses && uses.length > 0 && (
          <section className={styles['uses']}>
            <h3>{translate('media.uses.title', { smart_count: uses.length })}</h3>
            <UsesOf uses={uses} most={MAX_USES} />
          </section>
        )}
        <p className="note">{translate('media.replace.cached')}</p>
      </div>
    </ConfirmDialog>
  );
}
