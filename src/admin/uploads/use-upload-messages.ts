import { useTranslate } from 'ra-core';
import { byteText, bytesOf } from '../../shared/byte-text.ts';
import './messages.en.ts';
import type { UploadItem } from './upload-item.ts';

export const percentOf = ({ sent, size }: UploadItem): number =>
  size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100));

/** What is said of an upload: its state, and more where there is more. */
export function useUploadMessages() {
  const translate = useTranslate();
  const time = (seconds: number): string => {
    if (seconds < 60) return translate('uploads.seconds', { count: Math.max(1, Math.round(seconds)) });
    if (seconds < 5400) return translate('uploads.minutes', { count: Math.round(seconds / 60) });
    return translate('uploads.hours', { count: Math.round(seconds / 3600) });
  };
  const progress = (sent: number, size: number, rate: number | undefined): string => {
    const bytes = bytesOf(sent, size, translate('uploads.of'));
    if (!rate || sent >= size) return bytes;
    return translate('uploads.remaining', { bytes, time: time((size - sent) / rate) });
  };
  const state = (item: UploadItem): string => {
    const percent = percentOf(item);
    const bare = percent === 0 && (item.state === 'lost' || item.state === 'fileNeeded');
    return translate(`uploads.state.${item.state}${bare ? 'All' : ''}`, { percent });
  };
  const detail = (item: UploadItem): string | undefined => {
    const { failure } = item;
    if (failure) {
      if (failure.code === 'tooLarge' && failure.most)
        return translate('uploads.failure.tooLargeMax', { most: byteText(failure.most) });
      if (failure.code === 'rejected' && failure.message) return failure.message;
      return translate(`uploads.failure.${failure.code}`);
    }
    if (item.state === 'lost') return translate(`uploads.detail.lost${item.sent > 0 ? '' : 'All'}`);
    if (item.state === 'fileNeeded') return translate('uploads.detail.fileNeeded');
    if (item.state === 'running') return progress(item.sent, item.size, item.rate);
    return item.state === 'done'
      ? byteText(item.size)
      : bytesOf(item.sent, item.size, translate('uploads.of'));
  };
  return { translate, state, detail, progress };
}
