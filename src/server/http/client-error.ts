import type { Duplex } from 'node:stream';

/** What comes before the body of a request, in bytes; browsers and proxies send far less. */
export const MAX_HEAD_BYTES = 32_768;

const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Says plainly what was wrong with a request that was none, where Node would close without a word. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = answers[error.code ?? ''] ?? '400 Bad Request';
  const body = `${status.slice(4)}\n`;
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}
