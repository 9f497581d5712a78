type OnPayload = (payload: string) => void;

/** Who listens to what in this process. */
export class Channels {
  readonly #listeners = new Map<string, Set<OnPayload>>();

  get names(): string[] {
    return [...this.#listeners.keys()];
  }

  add(channel: string, onPayload: OnPayload): void {
    const listeners = this.#listeners.get(channel);
    if (listeners) listeners.add(onPayload);
    else this.#listeners.set(channel, new Set([onPayload]));
  }

  /** True when nobody is left on the channel. */
  remove(channel: string, onPayload: OnPayload): boolean {
    const listeners = this.#listeners.get(channel);
    listeners?.delete(onPayload);
    return listeners?.size === 0 && this.#listeners.delete(channel);
  }

  deliver(channel: string, payload = ''): void {
    for (const onPayload of this.#listeners.get(channel) ?? []) onPayload(payload);
  }
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
