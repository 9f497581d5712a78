import type pg from 'pg';

type OnPayload = (payload: string) => void;

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;

/** Holds one connection for all channels of this process and comes back when it breaks. */
export class Listener {
  readonly #connect: () => pg.Client;
  readonly #channels = new Map<string, Set<OnPayload>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(connect: () => pg.Client) {
    this.#connect = connect;
  }

  async listen(channel: string, onPayload: OnPayload): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners);
    listeners.add(onPayload);
    const client = await this.#connected();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(onPayload);
      if (listeners.size > 0 || this.#closed) return;
      this.#channels.delete(channel);
      const current = await this.#connected();
      await current.query(`unlisten ${current.escapeIdentifier(channel)}`);
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
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onPayload of this.#channels.get(channel) ?? []) onPayload(payload);
    });
    client.on('error', () => {});
    client.on('end', () => void this.#comeBack(FIRST_RETRY_MS));
    await client.connect();
    for (const channel of this.#channels.keys())
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  }

  async #comeBack(delay: number): Promise<void> {
    if (this.#closed) return;
    this.#client = undefined;
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    await this.#connected().catch(() => this.#comeBack(Math.min(delay * 2, LAST_RETRY_MS)));
  }
}
