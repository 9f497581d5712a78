import type { Logger } from 'pino';
import type { FileStore } from '#platform/ports.ts';
import type { FileSource, Inspection } from '#shared/media.ts';
import { callHosted } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { LEASE_SECONDS, whileLeased } from '../while-leased.ts';
import { inspect } from './inspect.ts';

interface InspectorDeps {
  platformFetch: PlatformFetch;
  files: FileStore;
  logger: Pick<Logger, 'warn'>;
}

const AT_A_TIME = 1;

export interface Inspector {
  /** Looks into it at once; answers with what it became. */
  inspectNow: (source: FileSource) => Promise<Record<string, unknown> | undefined>;
  /** Looks into everything that waits, one after the other. */
  work: () => Promise<void>;
}

/** Looks into files that came in: bytes first, records after, and nothing of it in a transaction. */
export function inspector({ platformFetch, files, logger }: InspectorDeps): Inspector {
  const settle = async (source: FileSource, inspection: Inspection) => {
    const { id: fileId, sha256 } = source;
    const body = { fileId, sha256, inspection };
    const path = '/hosted/media/inspections/settle';
    return (await callHosted<{ file: Record<string, unknown> }>(platformFetch, path, body)).file;
  };

  const look = async (source: FileSource): Promise<Record<string, unknown> | undefined> => {
    try {
      return await settle(source, await inspect(source, files));
    } catch (error) {
      // It waits on; whoever has it next tries again, until it is given up.
      logger.warn({ err: error, fileId: source.id }, 'a file could not be looked into');
      return undefined;
    }
  };

  return {
    inspectNow: look,
    async work() {
      for (;;) {
        const requested = { limit: AT_A_TIME, seconds: LEASE_SECONDS };
        const { sources } = await callHosted<{ sources: FileSource[] }>(
          platformFetch,
          '/hosted/media/inspections/waiting',
          requested,
        );
        if (sources.length === 0) return;
        for (const source of sources)
          await whileLeased({ platformFetch, logger }, source.id, () => look(source));
      }
    },
  };
}
