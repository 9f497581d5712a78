import { readdirSync, readFileSync } from 'node:fs';
import type { Sampled } from './process-tree.ts';

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended, or belongs to somebody else.
    return undefined;
  }
};

/** @see `proc_pid_stat(5)`; the name in parentheses may hold anything, so the fields are counted from its end. */
export function parseStat(text: string): Omit<Sampled, 'key' | 'parent' | 'isMarked'> & {
  parentId: number;
  start: string;
} {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const seconds = (...at: number[]): number =>
    at.reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS_PER_SECOND;
  return {
    parentId: Number(fields[1]),
    own: seconds(11, 12),
    waitedFor: seconds(13, 14),
    start: fields[19] ?? '',
  };
}

/**
 * All processes of the machine. @param mark the line of the environment that marks a process
 * @param isKnown saves reading the environment of a process once more
 */
export function readProcesses(mark: string, isKnown: (key: string) => boolean): Sampled[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        const text = read(`/proc/${id}/stat`);
        return text === undefined ? [] : [[Number(id), parseStat(text)] as const];
      }),
  );
  const keyOf = (id: number): string | undefined => {
    const stat = stats.get(id);
    return stat && `${id}:${stat.start}`;
  };
  return [...stats].map(([id, { parentId, own, waitedFor }]) => {
    const key = keyOf(id) ?? '';
    const isMarked = !isKnown(key) && (read(`/proc/${id}/environ`)?.split('\0').includes(mark) ?? false);
    return { key, parent: keyOf(parentId), own, waitedFor, isMarked };
  });
}
