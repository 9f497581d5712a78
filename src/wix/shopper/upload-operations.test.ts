import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../errors.ts';
import { putFile } from '../put-file.ts';
import { sendTus } from '../send-tus.ts';
import { shopperClient } from '../shopper-client.ts';
import { bringFile, type SentTo } from './upload-operations.ts';

vi.mock('../put-file.ts');
vi.mock('../send-tus.ts');
vi.mock('../shopper-client.ts');

const MEDIA = 'https://here/media-upload';
const small = new File(['bytes'], 'a.png', { type: 'image/png' });
const large = new File([new Uint8Array(1_500_000)], 'a.png', { type: 'image/png' });
const came = {
  status: 200,
  statusText: '',
  text: JSON.stringify({ file: { id: 'one', mediaType: 'IMAGE' } }),
};
const used = {
  status: 428,
  statusText: '',
  text: JSON.stringify({ details: { applicationError: { code: 'UPLOAD_TOKEN_USED' } } }),
};
const opened = vi.fn(async () => ({ uploadUrl: MEDIA, uploadToken: 'new' }));

const bring = (file: File, to?: SentTo, onAddress = vi.fn()) =>
  bringFile(file, { signal: new AbortController().signal, onProgress: () => {}, to, onAddress });
const puts = () => vi.mocked(putFile).mock.calls.map(([url, body]) => [url, body]);

beforeEach(() => {
  vi.mocked(putFile).mockReset().mockResolvedValue(came);
  vi.mocked(sendTus).mockReset().mockResolvedValue();
  vi.mocked(shopperClient).mockReturnValue({ use: () => opened } as unknown as ReturnType<
    typeof shopperClient
  >);
  opened.mockClear();
});

it('sends a large file in pieces and asks at the end which file it is', async () => {
  const onAddress = vi.fn();
  expect(await bring(large, undefined, onAddress)).toMatchObject({ id: 'one' });
  expect(vi.mocked(sendTus).mock.calls[0]?.[1]).toMatchObject({ endpoint: MEDIA, token: 'new' });
  expect(puts()).toEqual([[`${MEDIA}/new?filename=a.png`, null]]);
  expect(onAddress).toHaveBeenCalledWith({ url: MEDIA, token: 'new' });
});

it('goes on with the pieces that are there', async () => {
  await bring(large, { url: MEDIA, token: 't', at: `${MEDIA}/at` });
  expect(opened).not.toHaveBeenCalled();
  expect(vi.mocked(sendTus).mock.calls[0]?.[1]).toMatchObject({ at: `${MEDIA}/at`, token: 't' });
});

it('brings nothing twice where the last answer was lost', async () => {
  vi.mocked(sendTus).mockRejectedValue(new CallError({ code: '404', status: 404, message: '' }));
  expect(await bring(large, { url: MEDIA, token: 't', at: `${MEDIA}/at` })).toMatchObject({ id: 'one' });
  vi.mocked(putFile).mockReset().mockResolvedValueOnce(used).mockResolvedValueOnce(came);
  expect(await bring(small, { url: `${MEDIA}/t` })).toMatchObject({ id: 'one' });
  expect(puts().map(([, body]) => body)).toEqual([small, null]);
  expect(opened).not.toHaveBeenCalled();
});

it('takes another address where the first is forgotten', async () => {
  vi.mocked(putFile)
    .mockReset()
    .mockResolvedValueOnce(used)
    .mockResolvedValueOnce(used)
    .mockResolvedValueOnce(came);
  expect(await bring(small, { url: `${MEDIA}/t` })).toMatchObject({ id: 'one' });
  expect(opened).toHaveBeenCalledOnce();
});
