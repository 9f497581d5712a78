import type { DownloadSettings, DownloadStanding } from '../../../../shared/order-downloads.ts';
import type { Grant } from '../grant.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A download that breaks off and is begun again within these counts once. */
export const ONE_DOWNLOAD_MINUTES = 15;

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** Whether the last download counted is still the same one. */
const isUnderWay = ({ countedDate }: Grant, now: Date): boolean =>
  countedDate !== undefined &&
  now.toISOString() < later(new Date(countedDate), ONE_DOWNLOAD_MINUTES * MINUTE);

export function standingOf(grant: Grant, now: Date): Exclude<DownloadStanding, 'GONE'> {
  if (grant.withdrawn) return 'WITHDRAWN';
  if (grant.until <= now.toISOString()) return 'EXPIRED';
  return grant.used >= grant.allowed && !isUnderWay(grant, now) ? 'USED_UP' : 'OPEN';
}

/** One download more, of a grant that is open. */
export const counted = (grant: Grant, now: Date): Grant =>
  isUnderWay(grant, now) ? grant : { ...grant, used: grant.used + 1, countedDate: now.toISOString() };

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
