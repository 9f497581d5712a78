import { onReturn } from '../../data/connection.ts';
import { loadSession } from '../../access/session.ts';
import { isMoving, type Dropped, type UploadItem, type UploadOptions } from '../upload-item.ts';
import { publishFinished, publishUploads } from '../upload-store.ts';
import { dropSent, sendFile } from './send-file.ts';
import { claimTab, closedTabs } from './tab-claim.ts';
import { browserMemory } from './upload-memory.ts';
import { UploadQueue } from './upload-queue.ts';

/** Bars move often enough by this, and the page has time for other things. */
const TELL_EVERY = 200;

const memory = browserMemory();
let last: readonly UploadItem[] = [];
let telling: ReturnType<typeof setTimeout> | undefined;
let count = 0;
let claimed: Promise<string> | undefined;
const thisTab = (): Promise<string> => (claimed ??= claimTab());

const shape = (items: readonly UploadItem[]): string =>
  items.map(({ key, state, failure }) => `${key} ${state} ${failure?.code ?? ''}`).join();

function tell(items: readonly UploadItem[]): void {
  const changed = shape(items) !== shape(last);
  last = items;
  if (changed) {
    clearTimeout(telling);
    telling = undefined;
    publishUploads(items);
  } else {
    telling ??= setTimeout(() => {
      telling = undefined;
      publishUploads(last);
    }, TELL_EVERY);
  }
}

async function create(): Promise<UploadQueue> {
  const [session, tab] = await Promise.all([loadSession(), thisTab()]);
  const queue = new UploadQueue({
    person: session.person?.staffId ?? '',
    tab,
    memory,
    send: sendFile,
    drop: dropSent,
    now: () => performance.now(),
    nextKey: () => `${tab}-${performance.timeOrigin.toString(36)}-${(count++).toString(36)}`,
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    onChange: tell,
    onFinished: publishFinished,
  });
  window.addEventListener('online', queue.online);
  onReturn(queue.online);
  window.addEventListener('beforeunload', (event) => {
    if (last.some(isMoving)) event.preventDefault();
  });
  return queue;
}

let created: Promise<UploadQueue> | undefined;
const theQueue = (): Promise<UploadQueue> => (created ??= create());
let goneOn: Promise<number> | undefined;

async function goOn(): Promise<number> {
  const queue = await theQueue();
  const [session, tab] = await Promise.all([loadSession(), thisTab()]);
  const mine = (await memory.all()).filter(({ person }) => person === session.person?.staffId);
  const closed = new Set([tab, ...(await closedTabs(mine.map((each) => each.tab)))]);
  const left = mine.filter((each) => closed.has(each.tab));
  queue.restore(left);
  return mine.length;
}

const each =
  (work: (queue: UploadQueue, key: string) => void) =>
  (key: string): void =>
    void theQueue().then((queue) => work(queue, key));

/** The queue of this page. */
export const pageQueue = {
  async add(files: readonly Dropped[], options: UploadOptions): Promise<readonly string[]> {
    await pageQueue.goOn();
    return (await theQueue()).add(files, options);
  },
  /** How many uploads were left over, here or in other tabs. */
  goOn: (): Promise<number> => (goneOn ??= goOn()),
  pause: each((queue, key) => queue.pause(key)),
  resume: each((queue, key) => queue.resume(key)),
  cancel: each((queue, key) => queue.cancel(key)),
  giveFile: async (key: string, file: File) => (await theQueue()).giveFile(key, file),
  pauseAll: async () => (await theQueue()).pauseAll(),
  resumeAll: async () => (await theQueue()).resumeAll(),
  clear: async () => (await theQueue()).clear(),
};
