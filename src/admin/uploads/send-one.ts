import { reachable } from '../../wix/upload-address.ts';
import { named, sendWhole } from './queue/send-put.ts';

interface Sending {
  signal?: AbortSignal;
  /** 0 to 1. */
  onSent: (share: number) => void;
}

/** Sends a file to its upload address at once, beside the queue. @throws CallError */
export async function sendOne(address: string, file: File, { signal, onSent }: Sending): Promise<void> {
  await sendWhole(named(reachable(address), file.name), file, {
    signal: signal ?? new AbortController().signal,
    type: file.type || 'application/octet-stream',
    onProgress: (sent) => onSent(file.size === 0 ? 1 : Math.min(1, sent / file.size)),
  });
}
