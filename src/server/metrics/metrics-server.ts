import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingProblem } from '../config/setting-problem.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics`, and nothing else, on a port of its own.
 * @throws SettingProblem where the port cannot be had
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'read'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const answer: RequestListener = ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  };
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new SettingProblem('METRICS_PORT', message)));
    server.listen(port, host, resolve);
  });
  const { address, family, port: input } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${input}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
