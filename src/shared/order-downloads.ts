/** A digital file that somebody bought with a line of an order, and how much of it is left. */
export interface OrderDownload {
  lineItemId: string;
  /** Absent once the file has gone. */
  fileName?: string;
  sizeInBytes?: number;
  used: number;
  allowed: number;
  /** ISO 8601. */
  until: string;
  standing: DownloadStatus;
  /** The page it is downloaded from. */
  url: string;
}

/** `WITHDRAWN` after a refund or a cancellation, `GONE` where the shop has thrown the file away. */
export type DownloadStatus = 'OPEN' | 'USED_UP' | 'EXPIRED' | 'WITHDRAWN' | 'GONE';

/** What comes with a digital file when it is paid. */
export interface DownloadSettings {
  downloads: number;
  days: number;
}

export const USUAL_DOWNLOADS: DownloadSettings = { downloads: 5, days: 30 };

export const DOWNLOAD_BOUNDS = {
  downloads: { min: 1, max: 1000 },
  days: { min: 1, max: 3650 },
} as const;

/** The address of the page, before its token. */
export const DOWNLOAD_PATH = '/order-download';

/** The address of the bytes, before theirs. */
export const SOLD_BYTES_PATH = '/media-download/sold';
