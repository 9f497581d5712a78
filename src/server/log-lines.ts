import type { DestinationStream } from 'pino';

interface LogLine {
  level: number;
  time: number;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string };
}

/** Where pino begins to count as a warning, and as an error. */
const [WARN, ERROR] = [40, 50];

const levelOf = (level: number): string => (level >= ERROR ? 'error: ' : level >= WARN ? 'warning: ' : '');

/** One line of pino's JSON as a person reads it: time, message, and the stack of an error. */
export function readableLine(json: string): string {
  const { level, time, msg = '', err } = JSON.parse(json) as LogLine;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const error = err && `\n${err.stack ?? err.message ?? err.type ?? ''}`;
  return `${clock} ${levelOf(level)}${msg}${error ?? ''}\n`;
}

/** Standard output for a person at a terminal; whoever collects logs takes the JSON. */
export const readableLines: DestinationStream = {
  write: (json) => void process.stdout.write(readableLine(json)),
};
