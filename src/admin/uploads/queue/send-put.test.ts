import { beforeEach, expect, it, vi } from 'vitest';
import { putFile } from '#wix/put-file.ts';
import { sendWhole } from './send-put.ts';

vi.mock('#wix/put-file.ts');

const ADDRESS = 'https://here/media-upload/token?filename=a.png';
const bytes = new Blob(['bytes']);
const came = (id: string) => ({ status: 200, statusText: '', text: JSON.stringify({ file: { id } }) });
const refused = (code: string) => ({
  status: 428,
  statusText: '',
  text: JSON.stringify({ message: code, details: { applicationError: { code } } }),
});
const lost = { status: 0, statusText: '', text: '' };

const send = (): Promise<string> => sendWhole(ADDRESS, bytes, { signal: new AbortController().signal });
const bodies = (): unknown[] => vi.mocked(putFile).mock.calls.map(([, body]) => body);

beforeEach(() => void vi.mocked(putFile).mockReset());

it('asks the address which file came where the answer was lost', async () => {
  vi.mocked(putFile).mockResolvedValueOnce(lost);
  await expect(send()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  vi.mocked(putFile).mockResolvedValueOnce(refused('UPLOAD_TOKEN_USED')).mockResolvedValueOnce(came('first'));
  expect(await send()).toBe('first');
  expect(bodies()).toEqual([bytes, bytes, null]);
});

it('asks nothing of an address that is too old', async () => {
  vi.mocked(putFile).mockResolvedValueOnce(refused('UPLOAD_TOKEN_EXPIRED'));
  await expect(send()).rejects.toMatchObject({ code: 'UPLOAD_TOKEN_EXPIRED' });
  expect(bodies()).toEqual([bytes]);
});
