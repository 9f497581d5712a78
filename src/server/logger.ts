import { pino, type DestinationStream, type Logger } from 'pino';

/** What database errors carry of the values they were about: passwords' hashes, codes, addresses. */
const VALUES = ['params', 'detail', 'where', 'parameters'].flatMap((name) => [
  `err.${name}`,
  `err.cause.${name}`,
]);

export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, redact: { paths: VALUES, remove: true } };
  return destination ? pino(options, destination) : pino(options);
};
