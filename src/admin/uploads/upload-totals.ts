import { isMoving, isOpen, type UploadItem } from './upload-item.ts';

export interface UploadTotals {
  open: number;
  moving: number;
  done: number;
  failed: number;
  sent: number;
  size: number;
  rate: number;
}

/** All uploads taken together; sizes are of those that are not over. */
export function uploadTotalsOf(items: readonly UploadItem[]): UploadTotals {
  const left = items.filter(isOpen);
  const sum = (value: (item: UploadItem) => number) => left.reduce((total, item) => total + value(item), 0);
  return {
    open: left.length,
    moving: items.filter(isMoving).length,
    done: items.filter(({ state }) => state === 'done').length,
    failed: items.filter(({ state }) => state === 'failed').length,
    sent: sum(({ sent }) => sent),
    size: sum(({ size }) => size),
    rate: sum(({ rate = 0 }) => rate),
  };
}
