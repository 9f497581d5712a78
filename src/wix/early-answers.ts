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

/** Who asks before the document did has come first: it then asks nothing, and no answer grows old unread. */
const early = (): Early => (globalThis.counterpartEarly ??= { answers: new Map() });

const keyOf = (url: string, { method = 'GET', body }: RequestInit): string =>
  [method, url, typeof body === 'string' ? body : ''].join(' ');

/** As `fetch`, with the answer to the very same question that the document has asked already. Each is given once. */
export function fetchOnce(url: string, init: RequestInit = {}): Promise<Response> {
  const { answers } = early();
  const key = keyOf(url, init);
  const answer = answers.get(key);
  if (!answer) return fetch(url, init);
  answers.delete(key);
  return answer.catch(() => fetch(url, init));
}

/** The stream that the document has opened already; for whoever comes first. */
export function takeEarlyEvents(): EarlyEvents | undefined {
  const opened = early();
  const { events } = opened;
  opened.events = undefined;
  return events;
}
