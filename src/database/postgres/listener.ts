import type pg from 'pg';
import { Channels, quoteName } from '../channels.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;

/** Holds one connection for all channels of this process and comes back when it breaks. */
export class Listener {
  readonly #connect: () => pg.Client;
  readonly #channels = new Channels();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(connect: () => pg.Client) {
    this.#connect = connect;
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    this.#channels.add(channel, onPayload);
    const client = await this.#connected();
    await client.query(`listen ${quoteName(channel)}`);
    return async () => {
      if (!this.#channels.remove(channel, onPayload) || this.#closed) return;
      const current = await this.#connected();
      await current.query(`unlisten ${quoteName(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #connected(): Promise<pg.Client> {
    if (!this.#client) {
      this.#client = this.#open();
      this.#client.catch(() => (this.#client = undefined));
    }
    return this.#client;
  }

  async #open(): Promise<pg.Client> {
    const client = this.#connect();
    client.on('notification', ({ channel, payload }) => this.#channels.deliver(channel, payload));
    client.on('error', () => {});
    await client.connect();
    client.on('end', () => void this.#comeBack(FIRST_RETRY_MS));
    for (const channel of this.#channels.names) await client.query(`listen ${quoteName(channel)}`);
    return client;
  }

  async #comeBack(delay: number): Promise<void> {
    if (this.#closed) return;
    this.#client = undefined;
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    if (this.#closed) return;
    await this.#connected().catch(() => this.#comeBack(Math.min(delay * 2, LAST_RETRY_MS)));
  }
}
