import { vi } from 'vitest';

interface Message {
  data: unknown;
}

const SCRIPT = /<script nonce="([^"]+)">([\s\S]*?)<\/script>/;

/** What a page's policy lets run, as a browser would find it out. */
function runnable(html: string, policy: string): string {
  const [, nonce = '', code = ''] = SCRIPT.exec(html) ?? [];
  if (!policy.includes(`'nonce-${nonce}'`)) throw new Error('The policy does not let the script run.');
  return code;
}

/**
 * As much of a browser's window as the SDK needs to open a frame and hear of it, at a page of this origin: policies
 * and the receiver of a message are looked at as browsers do.
 * @param load how a frame's address is fetched
 */
export function openWindow(origin: string, load: (url: string) => Promise<Response>): void {
  const listeners = new Set<(message: Message) => void>();
  const window = {
    addEventListener: (_type: string, listener: (message: Message) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (message: Message) => void) => listeners.delete(listener),
    postMessage: (data: unknown, target: string) => {
      if (target === origin) for (const listener of listeners) listener({ data });
    },
  };
  const show = async (url: string): Promise<void> => {
    const reply = await load(url);
    const policy = reply.headers.get('content-security-policy') ?? '';
    const framedBy = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    const isLocal = /^http:\/\/localhost:\d+$/.test(origin) && framedBy.includes('http://localhost:*');
    if (!framedBy.includes(origin) && !isLocal) return;
    const code = runnable(await reply.text(), policy);
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the page's own script is what is tested
    new Function('window', 'document', 'location', code)(
      { parent: window },
      { referrer: '' },
      { ancestorOrigins: [origin] },
    );
  };
  const body = {
    appendChild: (frame: { src: string }) => {
      void show(frame.src);
      return frame;
    },
    contains: () => false,
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { body, createElement: () => ({ style: {}, src: '' }) });
}
