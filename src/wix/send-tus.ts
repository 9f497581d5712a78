import { DetailedError, Upload } from 'tus-js-client';
import { CallError } from './errors.ts';
import { reachable } from './upload-address.ts';

/** So much is sent at once: a slow line gets it through before a server loses patience. */
const CHUNK = 8 * 1_048_576;

interface Sending {
  /** Bytes sent at once; a break costs no more. */
  chunkSize?: number;
  /** What the server's answer means, for who asked. */
  refusal: (answer: Response) => CallError | Promise<CallError>;
  endpoint: string;
  token: string;
  /** Where the bytes that are there already lie. */
  at?: string | undefined;
  onAt: (url: string) => void;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends what the server does not have yet of a file. */
export const sendTus = (
  file: File,
  { endpoint, token, at, onAt, onProgress, signal, chunkSize = CHUNK, refusal }: Sending,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      void upload.abort(false);
      reject(new CallError({ code: 'ABORTED', status: 0, message: '', aborted: true }));
    };
    const upload: Upload = new Upload(file, {
      // With both it would begin anew whenever the server has trouble.
      ...(at === undefined ? { endpoint } : { uploadUrl: at }),
      metadata: { filename: file.name, contentType: file.type || 'application/octet-stream', token },
      chunkSize,
      // Who calls tries again, and remembers the address with the file.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (upload.url === null) return;
        upload.url = reachable(upload.url);
        onAt(upload.url);
      },
      onProgress: (sent) => onProgress(sent),
      onSuccess: () => {
        signal.removeEventListener('abort', stop);
        resolve();
      },
      onError: (error) => {
        signal.removeEventListener('abort', stop);
        resolve(fail(error, refusal));
      },
    });
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    upload.start();
  });

/** Frees what the server keeps of an upload that nobody wants any more. */
export const dropTus = (at: string): Promise<void> => Upload.terminate(at).catch(() => undefined);

/** @throws what was answered, or that nothing was */
async function fail(error: Error, rejection: Sending['refusal']): Promise<never> {
  if (!(error instanceof DetailedError)) throw error;
  const answer = error.originalResponse;
  if (!answer || answer.getStatus() === 0)
    throw new CallError({ code: 'UNREACHABLE', status: 0, message: error.message, cause: error });
  throw await rejection(new Response(answer.getBody() || null, { status: answer.getStatus() }));
}
