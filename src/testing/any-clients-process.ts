import { Agent as HttpsAgent, request, type RequestOptions } from 'node:https';
import { createContext, runInContext } from 'node:vm';
import { Agent, Pool, request as undiciRequest } from 'undici';

// node --import src/any-app/register.mjs any-clients-process.ts; what each way out of Node was answered.

const HOST = 'https://www.wixapis.com';

function ask(options: RequestOptions, body?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'www.wixapis.com', ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(JSON.parse(text))).on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

async function askTwice(): Promise<unknown> {
  const agent = new HttpsAgent({ keepAlive: true, maxSockets: 1 });
  const first = await ask({ path: '/kept', agent });
  return [first, await ask({ path: '/kept', agent, timeout: 5000 })];
}

const bytes = (text: string): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const ways: Record<string, () => Promise<unknown>> = {
  fetch: async () => (await fetch(`${HOST}/a?b=c`, { method: 'POST', body: 'x'.repeat(200_000) })).json(),
  streamed: async () => {
    const stream = { method: 'POST', body: bytes('hello'), duplex: 'half' };
    return (await fetch(`${HOST}/a`, stream)).json();
  },
  sandboxed: () =>
    runInContext(`fetch('${HOST}/a').then((answer) => answer.json())`, createContext({ fetch })),
  many: async () => {
    const answers = Array.from({ length: 40 }, async (_, at) => (await fetch(`${HOST}/${at}`)).text());
    return new Set(await Promise.all(answers)).size;
  },
  empty: async () => (await fetch(`${HOST}/empty`)).status,
  picture: async () => (await fetch('https://static.wixstatic.com/media/a.jpg')).json(),
  https: () => ask({ path: '/h', method: 'POST', headers: { authorization: 'key' } }, 'body'),
  'https, kept alive': askTwice,
  'undici.request': async () => (await undiciRequest(`${HOST}/u`, { method: 'POST', body: 'u' })).body.json(),
  'undici, a dispatcher of its own': async () =>
    (await undiciRequest(`${HOST}/u`, { dispatcher: new Agent({ allowH2: true }) })).body.json(),
  'undici, a pool': async () => (await new Pool(HOST).request({ path: '/p', method: 'GET' })).body.json(),
  broken: async () => (await fetch(`${HOST}/broken`)).text(),
  'another host': async () => (await fetch(process.argv[2] ?? '')).status,
};

const result: Record<string, unknown> = {};
for (const [name, way] of Object.entries(ways)) {
  result[name] = await way().catch((error: Error & { code?: string; cause?: { code?: string } }) => ({
    refused: error.cause?.code ?? error.code,
  }));
}
console.log(JSON.stringify(result));
