export interface ServerEvent {
  event: string;
  data: unknown;
}

/** Reads server-sent events as they come; `events` grows until the stream ends or `close` is called. */
export class EventStream {
  readonly events: ServerEvent[] = [];
  /** Resolves once the server ends the stream, or it is closed here. */
  readonly ended: Promise<void>;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(reply: Response) {
    if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw new Error(`No event stream but status ${reply.status}.`);
    }
    this.#reader = reply.body.getReader();
    this.ended = this.#read().catch(() => undefined);
  }

  /** What came of this kind, such as `change`. */
  of(event: string): unknown[] {
    return this.events.filter((one) => one.event === event).map(({ data }) => data);
  }

  async close(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
    await this.ended;
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await this.#reader.read(); !part.done; part = await this.#reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#add(block);
    }
  }

  #add(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]));
    const event = fields.get('event');
    if (event !== undefined) this.events.push({ event, data: JSON.parse(fields.get('data') ?? 'null') });
  }
}
