import { Agent, request } from 'node:http';

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Measured {
  /** Milliseconds, one call after the other. */
  p50: number;
  p95: number;
  /** At sixteen connections. */
  perSecond: number;
}

const CONNECTIONS = 16;

const send = (agent: Agent, base: string, call: Call): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const sent = request(
      base + call.path,
      {
        agent,
        method: call.method,
        headers: {
          ...call.headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Options {
  base: string;
  /** The call of this turn; every turn may differ, so that no answer is merely repeated. */
  call: (turn: number) => Call;
  warmUp: number;
  turns: number;
  /** Turns at sixteen connections; none for calls that cannot be repeated so often. */
  parallelTurns: number;
}

/** @throws when a reply is not 200: a fast refusal is no measurement. */
export async function measure({ base, call, warmUp, turns, parallelTurns }: Options): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let turn = 0;
  const once = async (): Promise<number> => {
    const next = call(turn++);
    const started = performance.now();
    const { status, body } = await send(agent, base, next);
    if (status !== 200)
      throw new Error(`${next.method} ${next.path} answered ${status}: ${body.slice(0, 300)}`);
    return performance.now() - started;
  };

  for (let i = 0; i < warmUp; i++) await once();
  const times: number[] = [];
  for (let i = 0; i < turns; i++) times.push(await once());
  times.sort((a, b) => a - b);

  let left = parallelTurns;
  const started = performance.now();
  const worker = async (): Promise<void> => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: parallelTurns > 0 ? CONNECTIONS : 0 }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: parallelTurns > 0 ? parallelTurns / seconds : Number.NaN,
  };
}

/** One reply, for reading ids and cursors. */
export async function ask<Reply>(base: string, call: Call): Promise<Reply> {
  const agent = new Agent();
  const { status, body } = await send(agent, base, call);
  agent.destroy();
  if (status !== 200)
    throw new Error(`${call.method} ${call.path} answered ${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body) as Reply;
}
