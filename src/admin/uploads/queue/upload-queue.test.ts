import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#wix/errors.ts';
import type { UploadItem } from '../upload-item.ts';
import type { SendFile } from './send-file.ts';
import type { StoredUpload } from './upload-memory.ts';
import { UploadQueue } from './upload-queue.ts';

const DATE = 1_700_000_000_000;
const file = (name: string, size = 4, type = 'image/png') =>
  new File(['x'.repeat(size)], name, { type, lastModified: DATE });

interface Sent {
  kept: StoredUpload;
  file: File;
  progress: (sent: number) => void;
  address: (at: string) => void;
  finish: (id: string) => void;
  fail: (error: unknown) => void;
  signal: AbortSignal;
}

const broken = () => new CallError({ code: 'UNREACHABLE', status: 0, message: '' });
const refused = (code: string, status = 400, data = {}) =>
  new CallError({ code, status, message: `the server says ${code}`, data });

/** A queue whose server answers when the test says so. */
function start(stored = new Map<string, StoredUpload>()) {
  const sent: Sent[] = [];
  const timers: { after: number; work: () => void }[] = [];
  const finished: string[] = [];
  const dropped: string[] = [];
  let items: readonly UploadItem[] = [];
  let count = 0;
  let now = 0;
  const send: SendFile = (each, bytes, { signal, onProgress, onAddress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(broken()));
      sent.push({
        kept: each,
        file: bytes,
        signal,
        progress: (bytesSent) => onProgress(bytesSent),
        address: (at) => onAddress({ url: 'https://here/media-upload', token: 't', at }),
        finish: (_id) => resolve({ _id }),
        fail: reject,
      });
    });
  const queue = new UploadQueue({
    person: 'ines',
    tab: 'tab',
    memory: {
      all: () => Promise.resolve([...stored.values()]),
      put: (each) => Promise.resolve(void stored.set(each.key, each)),
      drop: (key) => Promise.resolve(void stored.delete(key)),
    },
    send,
    drop: ({ key }) => Promise.resolve(void dropped.push(key)),
    now: () => (now += 1000),
    nextKey: () => `k${count++}`,
    after: (after, work) => {
      const timer = { after, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    onChange: (next) => (items = next),
    onFinished: ({ file: { _id } }) => finished.push(_id ?? ''),
  });
  return {
    queue,
    sent,
    timers,
    finished,
    dropped,
    kept: stored,
    items: () => items,
    states: () => items.map(({ state }) => state),
    tick: () => timers.shift()?.work(),
    last: () => sent.at(-1)!,
  };
}

let run: ReturnType<typeof start>;
const settled = () => vi.waitFor(() => Promise.resolve());

beforeEach(() => {
  run = start();
});

describe('the queue of uploads', () => {
  it('sends three at a time and tells of each that is there', async () => {
    run.queue.add(
      ['a', 'b', 'c', 'd'].map((name) => ({ file: file(name) })),
      { parentFolderId: 'folder' },
    );
    expect(run.states()).toEqual(['running', 'running', 'running', 'waiting']);
    expect(run.sent[0]?.kept).toMatchObject({ folderId: 'folder', name: 'a', person: 'ines' });
    run.sent[1]?.finish('file-b');
    await settled();
    expect(run.states()).toEqual(['running', 'done', 'running', 'running']);
    expect(run.finished).toEqual(['file-b']);
    expect([...run.kept.keys()]).toEqual(['k0', 'k2', 'k3']);
  });

  it('rejects what is empty or of another kind before anything is sent', () => {
    run.queue.add([{ file: file('none.png', 0) }, { file: file('a.zip', 3, 'application/zip') }], {
      kinds: ['IMAGE'],
    });
    expect(run.items().map(({ failure }) => failure?.code)).toEqual(['empty', 'wrongKind']);
    expect(run.sent).toEqual([]);
    expect(run.kept.size).toBe(0);
  });

  it('pauses, keeps what is there and goes on at the same address', async () => {
    const [key = ''] = run.queue.add([{ file: file('a', 100) }], {});
    run.last().address('https://here/media-upload/1');
    run.last().progress(40);
    run.queue.pause(key);
    expect(run.sent[0]?.signal.aborted).toBe(true);
    expect(run.items()[0]).toMatchObject({ state: 'paused', sent: 40 });
    await settled();
    run.queue.resume(key);
    expect(run.last().kept.to?.at).toBe('https://here/media-upload/1');
    run.last().finish('file');
    await settled();
    expect(run.states()).toEqual(['done']);
  });

  it('goes on by itself after the line was lost, less and less often, and at once when it is back', async () => {
    run.queue.add([{ file: file('a', 100) }], {});
    run.last().address('https://here/media-upload/1');
    run.last().progress(71);
    run.last().fail(broken());
    await settled();
    expect(run.items()[0]).toMatchObject({ state: 'lost', sent: 71 });
    run.tick();
    run.last().fail(refused('502', 502));
    await settled();
    expect(run.timers.map(({ after }) => after)).toEqual([2000]);
    run.queue.online();
    expect(run.states()).toEqual(['running']);
    expect(run.timers).toEqual([]);
    expect(run.sent).toHaveLength(3);
  });

  it('takes another address once when the first is forgotten', async () => {
    run.queue.add([{ file: file('a', 100) }], {});
    run.last().address('https://here/media-upload/1');
    run.last().fail(refused('UPLOAD_TOKEN_EXPIRED', 403));
    await settled();
    expect(run.last().kept.to).toBeUndefined();
    run.last().address('https://here/media-upload/2');
    run.last().fail(refused('UPLOAD_TOKEN_EXPIRED', 403));
    await settled();
    expect(run.states()).toEqual(['failed']);
    expect(run.sent).toHaveLength(2);
  });

  it.each([
    ['FILE_SIZE_OVER_LIMIT', 400, { maxBytes: 5 }, { code: 'tooLarge', most: 5 }],
    ['413', 413, {}, { code: 'tooLarge' }],
    ['UNSUPPORTED_FILE_FORMAT', 400, {}, { code: 'wrongKind' }],
    ['SITE_QUOTA_EXCEEDED', 400, {}, { code: 'noSpace' }],
    ['403', 403, {}, { code: 'notAllowed' }],
    ['TOO_WIDE', 400, {}, { code: 'rejected', message: 'the server says TOO_WIDE' }],
  ])('says in plain words that it was rejected: %s', async (code, status, data, failure) => {
    run.queue.add([{ file: file('a') }], {});
    run.last().fail(refused(code, status, data));
    await settled();
    expect(run.items()[0]).toMatchObject({ state: 'failed', failure });
    expect(run.kept.size).toBe(0);
  });

  it('goes on after a reload with what the browser kept, and asks for the rest again', async () => {
    const [small = '', large = '', held = ''] = run.queue.add(
      [{ file: file('small') }, { file: file('large') }, { file: file('held') }],
      {},
    );
    run.sent[0]?.address('https://here/media-upload/1');
    run.queue.pause(held);
    const { file: _bytes, ...rest } = run.kept.get(large)!;
    run.kept.set(large, rest);
    const after = start(run.kept);
    after.queue.restore([...run.kept.values()]);
    expect(after.states()).toEqual(['running', 'fileNeeded', 'paused']);
    expect(after.last().kept).toMatchObject({ key: small, to: { at: 'https://here/media-upload/1' } });
    after.queue.giveFile(large, file('large', 5));
    expect(after.items()[1]).toMatchObject({ state: 'fileNeeded', failure: { code: 'changed' } });
    after.queue.giveFile(large, file('large'));
    expect(after.states()).toEqual(['running', 'running', 'paused']);
    await settled();
  });

  it('canceled, it leaves nothing behind', () => {
    const [key = ''] = run.queue.add([{ file: file('a') }], {});
    run.queue.cancel(key);
    expect(run.items()).toEqual([]);
    expect(run.dropped).toEqual([key]);
    expect(run.kept.size).toBe(0);
    expect(run.sent[0]?.signal.aborted).toBe(true);
  });

  it('all are paused, gone on with and cleared together', async () => {
    run.queue.add([{ file: file('a') }, { file: file('b') }, { file: file('none', 0) }], {});
    run.queue.pauseAll();
    expect(run.states()).toEqual(['paused', 'paused', 'failed']);
    run.queue.resumeAll();
    run.last().finish('b');
    await settled();
    run.queue.clear();
    expect(run.states()).toEqual(['running']);
  });

  it('tells how fast it goes', () => {
    run.queue.add([{ file: file('a', 5000) }], {});
    for (const sent of [0, 1000, 2000, 3000]) run.last().progress(sent);
    expect(run.items()[0]?.rate).toBe(1000);
  });
});
