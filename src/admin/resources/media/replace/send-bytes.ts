import { CallError } from '../../../../wix/errors.ts';

interface Refusal {
  message?: string;
  details?: { applicationError?: { code?: string; description?: string } };
}

function refusalOf(request: XMLHttpRequest): CallError {
  let answer: Refusal = {};
  try {
    answer = JSON.parse(request.responseText) as Refusal;
  } catch {
    // What is no JSON says nothing.
  }
  const { code, description } = answer.details?.applicationError ?? {};
  return new CallError({
    code: code ?? String(request.status),
    status: request.status,
    message: description ?? answer.message ?? request.statusText,
    requestId: request.getResponseHeader('x-wix-request-id') ?? undefined,
  });
}

/** Sends a file to its upload address; `fetch` does not tell how far it is. @throws CallError */
export const sendBytes = (
  address: string,
  file: File,
  { signal, onSent }: { signal: AbortSignal; onSent: (share: number) => void },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const url = new URL(address, window.location.href);
    // The same server, whatever name it is known by elsewhere.
    const target = new URL(url.pathname + url.search, window.location.origin);
    target.searchParams.set('filename', file.name);
    request.open('PUT', target);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    const refuse = (code: string, aborted = false) =>
      reject(new CallError({ code, status: 0, message: '', aborted }));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total === 0 ? 1 : loaded / total),
    );
    request.addEventListener('load', () => (request.status === 200 ? resolve() : reject(refusalOf(request))));
    request.addEventListener('error', () => refuse('UNREACHABLE'));
    request.addEventListener('abort', () => refuse('ABORTED', true));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
