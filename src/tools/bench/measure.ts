import { Agent, request } from 'node:http';

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Code of a rejection that is an answer, too. */
  refusal?: string;
}

export interface Measured {
  /** Milliseconds, one call after the other. */
  p50: number;
  p95: number;
  /** At sixteen connections. */
  perSecond: number;
}

const CONNECTIONS = 16;

export interface Answer {
  status: number;
  body: string;
}

const send = (agent: Agent, base: string, call: Call): Promise<Answer> =>
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

/** Connections to one server that stay open. */
export interface Connection {
  send(call: Call): Promise<Answer>;
  /** @throws when the reply is not 200, where the call expects no other: a fast rejection is no measurement. */
  ask<Reply>(call: Call): Promise<Reply>;
  close(): void;
}

export function connect(base: string, connections = CONNECTIONS): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const exchange = (call: Call): Promise<Answer> => send(agent, base, call);
  return {
    send: exchange,
    async ask<Reply>(call: Call): Promise<Reply> {
      const { status, body } = await exchange(call);
      if (status !== 200 && !(call.refusal && body.includes(call.refusal)))
        throw new Error(`${call.method} ${call.path} answered ${status}: ${body.slice(0, 300)}`);
      return JSON.parse(body) as Reply;
    },
    close: () => agent.destroy(),
  };
}

export interface Turns {
  warmUp: number;
  turns: number;
  /** Turns at sixteen connections; none for what cannot be repeated so often. */
  parallelTurns: number;
}

export const turnsOf = ({ warmUp, turns, parallelTurns }: Turns): number => warmUp + turns + parallelTurns;

/** @param work what happens in one turn; every turn may differ, so that no answer is merely repeated */
export async function measureWork(
  work: (turn: number) => Promise<unknown>,
  { warmUp, turns, parallelTurns }: Turns,
): Promise<Measured> {
  let turn = 0;
  const once = async (): Promise<number> => {
    const started = performance.now();
    await work(turn++);
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
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: parallelTurns > 0 ? parallelTurns / seconds : Number.NaN,
  };
}

/** The same for one call. */
export async function measure({
  base,
  call,
  ...turns
}: Turns & { base: string; call: (turn: number) => Call }): Promise<Measured> {
  const connection = connect(base);
  try {
    return await measureWork((turn) => connection.ask(call(turn)), turns);
  } finally {
    connection.close();
  }
}

/** One reply, for reading ids and cursors. */
export async function sendCall<Reply>(base: string, call: Call): Promise<Reply> {
  const connection = connect(base, 1);
  try {
    return await connection.ask<Reply>(call);
  } finally {
    connection.close();
  }
}
