import { type Context, Hono } from 'hono';
import type { FileStore } from '#platform/ports.ts';
import { blobKey, type FileSource } from '#shared/media.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { assetShown, type FileContent } from '../library.ts';
import { dispositionOf, sendFile } from '../send-file.ts';
import { openDownload, openSold, type Download, type RejectedDownload } from './open-download.ts';
import { zipOf } from './zip.ts';

interface DownloadDeps {
  platformFetch: PlatformFetch;
  files: FileStore;
}

/** Whoever has the address has the file: no cache in between keeps it. */
const FOR_ONE = 'private, no-store';
const PLAYLIST = 'application/vnd.apple.mpegurl';

const refuse = (c: Context, { status, message, redirectUrl }: RejectedDownload): Response =>
  redirectUrl === undefined
    ? c.text(`${message}\n`, status, { 'Cache-Control': FOR_ONE })
    : c.redirect(redirectUrl, 302);

const GONE: RejectedDownload = { status: 404, message: 'There is no such file.' };

const wholeOf = ({ sha256, contentType }: FileSource): FileContent => ({ key: blobKey(sha256), contentType });

/** A video without parts to stream is one part itself. */
function onePart({ sizeInBytes }: FileSource): string {
  // Players only want to know that it ends; how long it is they read from the file.
  const seconds = Math.max(1, Math.round(sizeInBytes / 1_000_000));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${seconds}`,
    `#EXTINF:${seconds},`,
    'file.mp4',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** What signed addresses open: a file, a zip of many. */
export function downloadRoutes({ platformFetch, files }: DownloadDeps): Hono {
  const routes = new Hono();

  const sendZip = (first: Download, token: string): Response => {
    const bytes = zipOf({
      files,
      first,
      async more(cursor) {
        const page = await openDownload(platformFetch, token, cursor);
        if ('status' in page) throw new Error(page.message);
        return page;
      },
    });
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': dispositionOf('attachment', first.fileName ?? 'files.zip'),
        'Cache-Control': FOR_ONE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  };

  const sendOne = async (c: Context, download: Download): Promise<Response> => {
    const [entry] = download.files;
    const { source, assetKey } = entry ?? {};
    const content = source && (assetKey === undefined ? wholeOf(source) : assetShown(source, assetKey));
    if (!source || !content) return refuse(c, GONE);
    const sending = {
      ...content,
      tag: `${source.sha256}${assetKey ?? ''}`,
      cacheControl: FOR_ONE,
      ...(download.disposition === 'ATTACHMENT' && { downloadName: download.fileName ?? source.displayName }),
    };
    return (await sendFile(c, files, sending)) ?? refuse(c, GONE);
  };

  routes.on(['GET', 'HEAD'], '/:token', async (c) => {
    const token = c.req.param('token');
    const download = await openDownload(platformFetch, token);
    if ('status' in download) return refuse(c, download);
    if (download.kind === 'PREVIEW') return refuse(c, GONE);
    return download.kind === 'ZIP' ? sendZip(download, token) : sendOne(c, download);
  });

  routes.on(['GET', 'HEAD'], '/sold/:token', async (c) => {
    const download = await openSold(platformFetch, c.req.param('token'));
    return 'status' in download ? refuse(c, download) : sendOne(c, download);
  });

  return routes;
}

/** Videos in parts: a playlist, and what it names beside it. */
export function streamRoutes({ platformFetch, files }: DownloadDeps): Hono {
  const routes = new Hono();
  routes.on(['GET', 'HEAD'], '/:token/:name', async (c) => {
    const { token, name } = c.req.param();
    const stream = await openDownload(platformFetch, token);
    if ('status' in stream) return refuse(c, stream);
    const source = stream.files[0]?.source;
    if (!source || stream.kind !== 'STREAM') return refuse(c, GONE);
    const playlist = assetShown(source, 'hls.m3u8');
    if (name === 'playlist.m3u8' && !playlist)
      return c.body(onePart(source), 200, { 'Content-Type': PLAYLIST, 'Cache-Control': FOR_ONE });
    const content =
      name === 'playlist.m3u8'
        ? playlist
        : name === 'file.mp4'
          ? wholeOf(source)
          : name.startsWith('hls')
            ? assetShown(source, name)
            : undefined;
    const sent =
      content &&
      (await sendFile(c, files, { ...content, tag: `${source.sha256}-${name}`, cacheControl: FOR_ONE }));
    return sent ?? refuse(c, GONE);
  });
  return routes;
}
