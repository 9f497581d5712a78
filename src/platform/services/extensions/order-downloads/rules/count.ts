import type { DownloadSettings, DownloadStatus } from '#shared/order-downloads.ts';
import type { Grant } from '../grant.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A download that its asker begins again within these counts once. */
export const ONE_DOWNLOAD_MINUTES = 15;

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** Whether it is the download that was counted last. */
const isSame = ({ countedDate, ...grant }: Grant, attempt: string | undefined, now: Date): boolean =>
  attempt !== undefined &&
  attempt === grant.attempt &&
  countedDate !== undefined &&
  now.toISOString() < later(new Date(countedDate), ONE_DOWNLOAD_MINUTES * MINUTE);

/** @param attempt what the asker calls this download, where it has begun before */
export function downloadStatusOf(grant: Grant, now: Date, attempt?: string): Exclude<DownloadStatus, 'GONE'> {
  if (grant.withdrawn) return 'WITHDRAWN';
  if (grant.until <= now.toISOString()) return 'EXPIRED';
  return grant.used >= grant.allowed && !isSame(grant, attempt, now) ? 'USED_UP' : 'OPEN';
}

/** One download more, of a grant that is open. */
export function counted(grant: Grant, now: Date, attempt?: string): Grant {
  if (isSame(grant, attempt, now)) return grant;
  const { attempt: _before, ...rest } = grant;
  return {
    ...rest,
    used: grant.used + 1,
    countedDate: now.toISOString(),
    ...(attempt !== undefined && { attempt }),
  };
}

/** As many as there were in the beginning, from now on; never fewer or shorter than what is left. */
export function allowedAgain(grant: Grant, { downloads, days }: DownloadSettings, now: Date): Grant {
  const until = later(now, days * DAY);
  return {
    ...grant,
    allowed: Math.max(grant.allowed, grant.used + downloads),
    until: until > grant.until ? until : grant.until,
  };
}

export const endOf = ({ days }: DownloadSettings, now: Date): string => later(now, days * DAY);
