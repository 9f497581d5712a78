import { expect, it } from 'vitest';
import { recaptcha } from './recaptcha.ts';

function provider(reply: object) {
  const requested: { url: string; body: string }[] = [];
  const send: typeof fetch = async (url, init) => {
    const request = new Request(url, init);
    requested.push({ url: request.url, body: await request.text() });
    return Response.json(reply);
  };
  return { asked: requested, verifier: recaptcha({ secret: 'the-secret', send }) };
}

it('docs: sends secret and token, and believes the answer', async () => {
  const { asked, verifier } = provider({ success: true });
  expect(verifier.required).toBe(true);
  expect(await verifier.verify('a token')).toBe(true);
  expect(asked).toEqual([
    { url: 'https://www.google.com/recaptcha/api/siteverify', body: 'secret=the-secret&response=a+token' },
  ]);
  expect(await provider({ success: false, 'error-codes': ['bad-request'] }).verifier.verify('x')).toBe(false);
});

it('docs: the invisible kind answers with a score', async () => {
  expect(await provider({ success: true, score: 0.9 }).verifier.verify('x')).toBe(true);
  expect(await provider({ success: true, score: 0.1 }).verifier.verify('x')).toBe(false);
});

it('assumed: an answer that is none lets nobody in', async () => {
  await expect(provider({}).verifier.verify('x')).rejects.toThrow('success');
});
