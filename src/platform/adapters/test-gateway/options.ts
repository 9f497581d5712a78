import type { Database } from '#database/database.ts';
import type { Clock, IdSource } from '../../ports.ts';

export interface TestGatewayOptions {
  database: Database;
  siteId: string;
  /** What the shop calls itself now. */
  shopName: () => Promise<string>;
  /** Where the gateway's own pages are reached, without a trailing slash. */
  publicUrl: string;
  /** Signs notices; the platform's side knows it too. */
  secret: string;
  clock: Clock;
  ids: IdSource;
  /** Brings a notice to the platform. */
  send: (request: Request) => Promise<Response>;
}
