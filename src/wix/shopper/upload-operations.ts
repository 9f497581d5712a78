import { generateFileUploadUrl } from '@wix/auto_sdk_media_files';
import { CallError } from '../errors.ts';
import { putFile } from '../put-file.ts';
import { shopperClient } from '../shopper-client.ts';
import { reachable } from '../upload-address.ts';
import { toRefusal } from './token-refusal.ts';

/** A picture or video of the shopper, in the library of the shop. */
export interface UploadedFile {
  id: string;
  kind: 'image' | 'video';
  name: string;
  /** Of pictures. */
  width?: number;
  height?: number;
}

interface Answer {
  file?: {
    id?: string;
    displayName?: string;
    mediaType?: string;
    media?: { image?: { image?: { width?: number; height?: number } } };
  };
}

/** Brings one file, as this visitor or member. @throws CallError with status 0 where the line is lost */
export async function bringFile(
  file: File,
  sending: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<UploadedFile> {
  const { uploadUrl = '' } = await shopperClient({ signal: sending.signal }).use(generateFileUploadUrl)(
    file.type,
    {
      fileName: file.name,
      sizeInBytes: String(file.size),
    },
  );
  const address = `${reachable(uploadUrl)}?filename=${encodeURIComponent(file.name)}`;
  const { status, statusText, text } = await putFile(address, file, { ...sending, type: file.type });
  if (status === 0) {
    const { aborted } = sending.signal;
    throw new CallError({ code: 'UNREACHABLE', status: 0, message: 'The upload was interrupted.', aborted });
  }
  if (status >= 300) throw await toRefusal(new Response(text || null, { status, statusText }));
  const { id = '', displayName, mediaType, media } = (JSON.parse(text) as Answer).file ?? {};
  const { width, height } = media?.image?.image ?? {};
  return {
    id,
    kind: mediaType === 'VIDEO' ? 'video' : 'image',
    name: displayName ?? file.name,
    ...(width !== undefined && height !== undefined && { width, height }),
  };
}
