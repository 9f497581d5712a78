import { generateFileResumableUploadUrl, generateFileUploadUrl } from '@wix/auto_sdk_media_files';
import { CallError } from '../errors.ts';
import { putFile, type Sending as PutSending } from '../put-file.ts';
import { shopperClient } from '../shopper-client.ts';
import { isOldAddress, reachable } from '../upload-address.ts';
import { toTokenError } from './token-error.ts';

/** A picture or video of the shopper, in the library of the shop. */
export interface UploadedFile {
  id: string;
  kind: 'image' | 'video';
  name: string;
  /** Of pictures. */
  width?: number;
  height?: number;
}

/** Where a file is being sent to; with a token it goes in pieces, of which the first lie at `at`. */
export interface SentTo {
  url: string;
  token?: string;
  at?: string;
}

interface Sending {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** Where it was sent to before the line broke. */
  to?: SentTo | undefined;
  onAddress: (to: SentTo) => void;
}

interface Answer {
  file?: {
    id?: string;
    displayName?: string;
    mediaType?: string;
    media?: { image?: { image?: { width?: number; height?: number } } };
  };
}

/** From here on a file goes in pieces of this size: a break on the way costs no more than one. */
const PIECE = 1_048_576;

async function addressOf(file: File, signal: AbortSignal): Promise<SentTo> {
  const facts = { fileName: file.name, sizeInBytes: String(file.size) };
  const client = shopperClient({ signal });
  if (file.size <= PIECE) {
    const { uploadUrl = '' } = await client.use(generateFileUploadUrl)(file.type, facts);
    return { url: reachable(uploadUrl) };
  }
  const { uploadUrl = '', uploadToken = '' } = await client.use(generateFileResumableUploadUrl)(file.type, {
    ...facts,
    uploadProtocol: 'TUS',
  });
  return { url: reachable(uploadUrl), token: uploadToken };
}

async function sendPieces(file: File, to: SentTo & { token: string }, sending: Sending): Promise<void> {
  const { sendTus } = await import('../send-tus.ts');
  await sendTus(file, {
    endpoint: to.url,
    token: to.token,
    at: to.at,
    onAt: (at) => sending.onAddress({ ...to, at }),
    onProgress: sending.onProgress,
    signal: sending.signal,
    chunkSize: PIECE,
    refusal: toTokenError,
  });
}

async function put(address: string, body: File | null, sending: PutSending): Promise<Answer> {
  const { status, statusText, text } = await putFile(address, body, sending);
  if (status === 0) {
    const { aborted } = sending.signal;
    throw new CallError({ code: 'UNREACHABLE', status: 0, message: 'The upload was interrupted.', aborted });
  }
  if (status >= 300) throw await toTokenError(new Response(text || null, { status, statusText }));
  return JSON.parse(text) as Answer;
}

/** Sends the bytes; without any, the address is asked which file they were. */
async function send(file: File, to: SentTo, sending: Sending): Promise<Answer> {
  const { url, token } = to;
  const base = token === undefined ? url : `${url.replace(/\/$/, '')}/${encodeURIComponent(token)}`;
  const address = `${base}?filename=${encodeURIComponent(file.name)}`;
  try {
    if (token === undefined) return await put(address, file, { ...sending, type: file.type });
    await sendPieces(file, { ...to, token }, sending);
  } catch (error) {
    // The answer to all of it may have been lost, and the address is used up.
    if (sending.to === undefined || !isOldAddress(error)) throw error;
  }
  return put(address, null, { signal: sending.signal });
}

/**
 * Brings one file, as this visitor or member, or the rest of one whose line was lost.
 * @throws CallError with status 0 where the line is lost
 */
export async function bringFile(file: File, sending: Sending): Promise<UploadedFile> {
  const open = async (): Promise<Answer> => {
    const to = await addressOf(file, sending.signal);
    sending.onAddress(to);
    return send(file, to, { ...sending, to: undefined });
  };
  const { to } = sending;
  const { file: brought } = to
    ? await send(file, to, sending).catch((error: unknown) => {
        if (isOldAddress(error)) return open();
        throw error;
      })
    : await open();
  const { id = '', displayName, mediaType, media } = brought ?? {};
  const { width, height } = media?.image?.image ?? {};
  return {
    id,
    kind: mediaType === 'VIDEO' ? 'video' : 'image',
    name: displayName ?? file.name,
    ...(width !== undefined && height !== undefined && { width, height }),
  };
}
