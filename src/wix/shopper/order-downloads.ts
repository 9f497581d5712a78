import type { DownloadStatus, OrderDownload } from '../../shared/order-downloads.ts';
import { extensionPath } from '../../shared/extensions/define.ts';
import type { shopperDownloadExtensions } from '../../shared/extensions/order-downloads.ts';
import { currentTokens } from './visitor-strategy.ts';

type Name = keyof typeof shopperDownloadExtensions;

interface DownloadRejection {
  details?: { applicationError?: { code?: string; data?: { standing?: DownloadStatus } } };
}

/** The digital files of the shopper's own order; undefined where a hosted platform keeps them, or nothing answers. */
export async function readDownloads(
  orderId: string,
  signal?: AbortSignal,
): Promise<OrderDownload[] | undefined> {
  try {
    const { accessToken } = await currentTokens();
    const response = await fetch(extensionPath('listMyOrderDownloads' satisfies Name), {
      method: 'POST',
      headers: { authorization: accessToken, 'content-type': 'application/json' },
      body: JSON.stringify({ orderId }),
      signal: signal ?? null,
    });
    return response.ok ? ((await response.json()) as { downloads: OrderDownload[] }).downloads : undefined;
  } catch {
    return undefined;
  }
}

const ATTEMPT = 'download-attempt';

/** The same for one visit: what it begins again soon after is not counted again. None where nothing can be kept. */
function attempt(): { attempt?: string } {
  try {
    const known = sessionStorage.getItem(ATTEMPT) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    sessionStorage.setItem(ATTEMPT, known);
    return { attempt: known };
  } catch {
    return {};
  }
}

const call = (name: Name, body: { token: string; attempt?: string }): Promise<Response> =>
  fetch(extensionPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What an address leads to; undefined for one that was not given out. @throws when nothing answers */
export async function showDownload(token: string): Promise<OrderDownload | undefined> {
  const response = await call('getDownload', { token });
  if (response.ok) return ((await response.json()) as { download: OrderDownload }).download;
  if (response.status < 500) return undefined;
  throw new Error(`The download answered ${response.status}.`);
}

/** Counts a download. @returns where the bytes are, or why they are not to be had */
export async function takeDownload(
  token: string,
): Promise<{ url: string } | { standing: DownloadStatus | 'UNKNOWN' }> {
  const response = await call('startDownload', { token, ...attempt() }).catch(() => undefined);
  if (response?.ok) return (await response.json()) as { url: string };
  const rejection = (await response?.json().catch(() => ({}))) as DownloadRejection | undefined;
  return { standing: rejection?.details?.applicationError?.data?.standing ?? 'UNKNOWN' };
}

/** The last part of the address of its page. */
export const tokenOf = ({ url }: Pick<OrderDownload, 'url'>): string => url.split('/').at(-1) ?? '';
