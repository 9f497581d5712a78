import { MemoryLocker, Server } from '@tus/server';
import type { OpenUpload } from '#shared/media.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { describeDraft, storeDraft, finishUpload, type FileDescriptor, type UploadParts } from './bring.ts';
import { Partials } from './partials.ts';
import { openUpload } from './put.ts';
import { readDraft } from './receive.ts';
import { UNFINISHED_MS } from './unfinished.ts';
import { blobKey } from '#shared/media.ts';

export interface Resumable {
  /** Whatever belongs to the protocol (https://tus.io/protocols/resumable-upload). */
  handle(request: Request): Promise<Response>;
  /**
   * Makes a file of what came in parts, or says again which file it became.
   * @returns undefined where nothing came in parts
   * @throws 409 while bytes are missing
   */
  finish(token: string, fileName: string): Promise<FileDescriptor | undefined>;
}

/** Uploads in parts, each at `/<its token>`. @param address where they are made, such as `https://shop.example/media-upload` */
export function resumable(parts: UploadParts, address: string): Resumable {
  const partials = new Partials(parts.drafts, UNFINISHED_MS);
  const locker = new MemoryLocker();
  const requested = new WeakMap<object, Promise<OpenUpload>>();
  const opened = (request: object, token: string): Promise<OpenUpload> => {
    const known = requested.get(request) ?? openUpload(parts, token);
    requested.set(request, known);
    return known;
  };

  const server = new Server({
    path: '/media-upload',
    datastore: partials,
    locker,
    generateUrl: (_, { id }) => `${address}/${id}`,
    namingFunction(_, metadata) {
      const token = metadata?.['token'];
      if (!token)
        throw new PlatformError(400, 'The metadata has no token.', { code: 'UPLOAD_TOKEN_MISSING' });
      return token;
    },
    // A token of another shop, or one that is too old, goes no further.
    onIncomingRequest: async (request, token) => void (await opened(request, token)),
    maxSize: async (request, token) => (token === null ? 0 : (await opened(request, token)).maxBytes),
    onResponseError: (_, error) =>
      error instanceof PlatformError
        ? { status_code: error.status, body: JSON.stringify(error.toEnvelope()) }
        : undefined,
  });

  async function finishLocked(token: string, fileName: string): Promise<FileDescriptor | undefined> {
    const note = await partials.note(token);
    if (!note) return undefined;
    const before = note.received;
    if (before && (await parts.files.sizeOf(blobKey(before.sha256))) === before.sizeInBytes) {
      return finishUpload(parts, '/hosted/media/uploads/settle', { token, received: before });
    }
    const { offset, size } = await partials.getUpload(token);
    if (offset !== size) {
      throw new PlatformError(409, 'The upload is not complete.', {
        code: 'UPLOAD_INCOMPLETE',
        data: { received: offset, expected: size },
      });
    }
    const upload = await openUpload(parts, token);
    const draft = await readDraft(partials.pathOf(token));
    const received = await describeDraft(draft, fileName || note.metadata?.['filename'] || upload.fileName);
    // Written first: killed after the next step, the upload is settled when it is finished again.
    await partials.setNote(token, { ...note, received });
    await storeDraft(parts.files, draft);
    return finishUpload(parts, '/hosted/media/uploads/settle', { token, received });
  }

  return {
    handle: (request) => server.handleWeb(request),
    async finish(token, fileName) {
      const lock = locker.newLock(token);
      await lock.lock(AbortSignal.timeout(10_000), () => {});
      try {
        return await finishLocked(token, fileName);
      } finally {
        await lock.unlock();
      }
    },
  };
}
