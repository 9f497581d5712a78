import { CallError } from '../../../wix/errors.ts';
import { failureOf as answerFailure } from '../../access/call-api.ts';

interface Sending {
  signal: AbortSignal;
  type?: string;
  onProgress?: (sent: number) => void;
}

/** `fetch` tells nothing of how far the bytes of a request are. Gives the id of the file that came of it. */
export const sendPut = (
  url: string,
  body: Blob | null,
  { signal, type, onProgress }: Sending,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    if (type) request.setRequestHeader('content-type', type);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    const abort = () => request.abort();
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      if (request.status === 0)
        return reject(
          new CallError({
            code: signal.aborted ? 'ABORTED' : 'UNREACHABLE',
            status: 0,
            message: 'The upload was interrupted.',
            aborted: signal.aborted,
          }),
        );
      const answer = read(request.responseText);
      if (request.status < 300 && answer?.file?.id) return resolve(answer.file.id);
      const { status, responseText, statusText } = request;
      return reject(answerFailure(new Response(responseText || null, { status, statusText }), answer));
    });
    if (signal.aborted)
      return reject(new CallError({ code: 'ABORTED', status: 0, message: '', aborted: true }));
    signal.addEventListener('abort', abort);
    request.send(body);
  });

function read(text: string): { file?: { id?: string } } | undefined {
  try {
    return JSON.parse(text) as { file?: { id?: string } };
  } catch {
    return undefined;
  }
}
