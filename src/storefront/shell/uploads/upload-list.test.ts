import { expect, it } from 'vitest';
import { CallError } from '#wix/errors.ts';
import type { SentTo, UploadedFile } from '#wix/shopper/upload-operations.ts';
import { type UploadedFileView, UploadList, type UploadParts } from './upload-list.ts';

const limits = { most: 3, video: false };
const picture = (name: string): File => new File(['bytes'], name, { type: 'image/png' });
type Sending = Parameters<UploadParts['bring']>[1];

/** Every file waits until the test says what becomes of it. */
function start(uploadedFileViews: UploadedFileView[] = []) {
  const sent: {
    file: File;
    sending: Sending;
    done: (file: UploadedFile) => void;
    fail: (error: Error) => void;
  }[] = [];
  const hidden: string[] = [];
  const list = new UploadList(
    {
      bring: (file, sending) =>
        new Promise((done, fail) => {
          sent.push({ file, sending, done, fail });
        }),
      show: ({ name }) => `blob:${name}`,
      hide: (preview) => hidden.push(preview),
    },
    uploadedFileViews,
  );
  return { list, sent, hidden, phases: () => list.read().items.map(({ state }) => state.phase) };
}
const brought = (id: string): UploadedFile => ({ id, kind: 'image', name: id });
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('keeps both of two changes in the same moment', async () => {
  const { list, sent, phases } = start();
  list.add([picture('a'), picture('b')], limits);
  list.remove(1);
  list.add([picture('c')], limits);
  expect(list.read().items.map(({ name }) => name)).toEqual(['b', 'c']);
  expect(sent[0]?.sending.signal.aborted).toBe(true);
  sent[0]?.done(brought('a'));
  sent[1]?.done(brought('b'));
  sent[2]?.sending.onProgress(2);
  await settled();
  expect(phases()).toEqual(['done', 'sending']);
});

it('says how many had no room', () => {
  const { list } = start();
  list.add(['a', 'b'].map(picture), limits);
  expect(list.read().leftOut).toBe(0);
  list.add(['c', 'd', 'e'].map(picture), limits);
  expect(list.read()).toMatchObject({ leftOut: 2, items: { length: 3 } });
  list.remove(1);
  expect(list.read().leftOut).toBe(0);
});

it('goes on where the line was lost, at the address it had', async () => {
  const { list, sent } = start();
  const to: SentTo = { url: 'https://here/media-upload', token: 't', at: 'https://here/media-upload/t' };
  list.add([picture('a')], limits);
  sent[0]?.sending.onAddress(to);
  sent[0]?.sending.onProgress(2);
  sent[0]?.fail(new CallError({ code: 'UNREACHABLE', status: 0, message: '' }));
  await settled();
  expect(list.read().items[0]?.state).toEqual({ phase: 'lost', part: 0.4 });
  list.retryAll(limits);
  expect(list.read().items[0]?.state).toEqual({ phase: 'sending', part: 0.4 });
  expect(sent[1]?.sending.to).toEqual(to);
  list.retryAll(limits);
  expect(sent).toHaveLength(2);
});

it.each([
  ['FILE_SIZE_OVER_LIMIT', 400, 'tooLarge'],
  ['MISMATCH_MIME_TYPE', 400, 'picture'],
  ['TOO_MANY_UPLOADS', 429, 'tooMany'],
  ['SITE_QUOTA_EXCEEDED', 428, 'noSpace'],
  ['507', 507, 'noSpace'],
  ['SOMETHING_NEW', 400, 'other'],
])('has words of its own for %s', async (code, status, why) => {
  const { list, sent } = start();
  list.add([picture('a')], limits);
  sent[0]?.fail(new CallError({ code, status, message: 'English' }));
  await settled();
  expect(list.read().items[0]?.state).toEqual({ phase: 'refused', why });
});

it('waits for a server that is away', async () => {
  const { list, sent, phases } = start();
  list.add([picture('a')], limits);
  sent[0]?.fail(new CallError({ code: '503', status: 503, message: '' }));
  await settled();
  expect(phases()).toEqual(['lost']);
});

it('lets go of what it showed and sends no more when the page goes', () => {
  const { list, sent, hidden } = start();
  list.add([picture('a'), picture('b')], limits);
  list.stop();
  expect(sent.every(({ sending }) => sending.signal.aborted)).toBe(true);
  expect(hidden).toEqual(['blob:a', 'blob:b']);
});

it('begins with what is there, to be taken out like the others', () => {
  const { list, hidden } = start([{ file: brought('old'), preview: '/media/old' }]);
  list.add(['a', 'b', 'c'].map(picture), limits);
  expect(list.read()).toMatchObject({ leftOut: 1, items: { length: 3 } });
  list.remove(1);
  expect(list.read().items.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(hidden).toEqual([]);
});
