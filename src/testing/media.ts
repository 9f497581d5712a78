import { createHash } from 'node:crypto';
import { files, folders } from '@wix/media';
import type { Inspected, Inspection, ReceivedFile } from '../shared/media.ts';
import type { Stack, StackCaller } from './stack.ts';

const modules = { files, folders };
export type MediaModules = typeof modules;

export const mediaModules = (stack: Stack, caller?: StackCaller): MediaModules =>
  stack.sdk(modules, caller) as unknown as MediaModules;

const PICTURE: Inspected = {
  mediaType: 'IMAGE',
  contentType: 'image/jpeg',
  width: 800,
  height: 600,
  format: 'jpeg',
  colors: { prominent: '#cc8866', palette: ['#cc8866'] },
  assets: {},
};

/** Bytes that nobody keeps: their text says which they are. */
export const received = (
  text: string,
  fileName: string,
  contentType = 'image/jpeg',
  sizeInBytes = Buffer.byteLength(text),
): ReceivedFile => ({
  fileName,
  contentType,
  sizeInBytes,
  sha256: createHash('sha256').update(text).digest('hex'),
  md5: createHash('md5').update(text).digest('hex'),
});

export interface HostedReply {
  status: number;
  body: Record<string, never> & {
    file?: { id: string; operationStatus: string };
    sources?: { id: string }[];
  };
}

export async function hosted(stack: Stack, path: string, body: object): Promise<HostedReply> {
  const reply = await stack.call('POST', `/hosted/media/${path}`, body);
  return { status: reply.status, body: (await reply.json()) as HostedReply['body'] };
}

/** Brings a file in as the server does; inspected, unless told not to. */
export async function bringFile(
  stack: Stack,
  {
    text = 'a picture',
    name = 'sun.jpg',
    contentType = 'image/jpeg',
    inspection = PICTURE,
    caller,
    actor,
    ...wish
  }: {
    text?: string;
    name?: string;
    contentType?: string;
    inspection?: Inspection | null;
    /** Without, the shop's key. */
    caller?: StackCaller;
    /** The staff member for whom the shop's key calls. */
    actor?: string;
    parentFolderId?: string;
    private?: boolean;
    labels?: string[];
  } = {},
): Promise<string> {
  const headers: Record<string, string> = actor === undefined ? {} : { 'x-counterpart-actor': actor };
  const api = stack.sdk(modules, caller, headers) as unknown as MediaModules;
  const { uploadUrl } = await api.files.generateFileUploadUrl(contentType, { fileName: name, ...wish });
  const token = uploadUrl?.split('/').at(-1) ?? '';
  const bytes = received(text, name, contentType);
  const { body } = await hosted(stack, 'uploads/settle', { token, received: bytes });
  const id = body.file?.id ?? '';
  if (inspection) await hosted(stack, 'inspections/settle', { fileId: id, sha256: bytes.sha256, inspection });
  return id;
}
