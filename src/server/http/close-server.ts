import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So long whoever had not heard yet may still come, on a connection kept alive or a new one, and is answered. */
const LINGER_MS = 1000;
/** What is open after this long is cut. */
const GRACE_MS = 10_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Tells the client not to send anything more on this connection. */
const isLast = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/**
 * Watches the server from now on. @returns what ends it, cutting nobody off: each answer is the connection's last,
 * also those under way, and only then does the server stop to listen. Connections that carry nothing are closed.
 */
export function closerOf(server: Server, { linger = LINGER_MS, grace = GRACE_MS } = {}): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  const silent = new Set<Socket>();
  let closing = false;

  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    silent.delete(socket);
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (closing) isLast(response);
  });

  return async () => {
    closing = true;
    for (const response of answering) isLast(response);
    await pause(linger);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Browsers open connections that they may never use.
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
  };
}
