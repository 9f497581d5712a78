/** What `public/early.js` asked for while the page's code was on its way. */
interface Early {
  answers: Map<string, Promise<Response>>;
  events?: EarlyEvents | undefined;
}

interface EarlyEvents {
  source: EventSource;
  /** What it told so far, in order. */
  heard: readonly Event[];
  /** Stops writing down. */
  leave: () => void;
}

declare global {
  var counterpartEarly: Early | undefined;
}

const keyOf = (url: string, { method = 'GET', body }: RequestInit): string =>
  [method, url, typeof body === 'string' ? body : ''].join(' ');

/** As `fetch`, with the answer to the very same question that the document has asked already. Each is given once. */
export function fetchOnce(url: string, init: RequestInit = {}): Promise<Response> {
  const early = globalThis.counterpartEarly?.answers;
  const key = keyOf(url, init);
  const answer = early?.get(key);
  if (!answer) return fetch(url, init);
  early?.delete(key);
  return answer.catch(() => fetch(url, init));
}

/** The stream that the document has opened already; for whoever comes first. */
export function takeEarlyEvents(): EarlyEvents | undefined {
  const early = globalThis.counterpartEarly;
  const events = early?.events;
  if (early) early.events = undefined;
  return events;
}
