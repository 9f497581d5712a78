export interface Sending {
  signal: AbortSignal;
  type?: string;
  /** Bytes that are on their way already. */
  onProgress?: (sent: number) => void;
}

/** `fetch` tells nothing of how far the bytes of a request are. Status 0: it was interrupted. */
export const putFile = (
  url: string,
  body: Blob | null,
  { signal, type, onProgress }: Sending,
): Promise<{ status: number; statusText: string; text: string }> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('PUT', url);
    if (type) request.setRequestHeader('content-type', type);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    });
    if (signal.aborted) {
      resolve({ status: 0, statusText: '', text: '' });
      return;
    }
    signal.addEventListener('abort', abort);
    request.send(body);
  });
