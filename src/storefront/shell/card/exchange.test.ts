import { expect, it } from 'vitest';
import { readAnswer } from './exchange.ts';

it('leaves open whether a payment went through where its answer breaks off', async () => {
  const lost = new ReadableStream({ start: (body) => body.error(new TypeError('lost')) });
  await expect(readAnswer(new Response(lost))).rejects.toMatchObject({
    name: 'CallError',
    code: 'NO_ANSWER',
  });
  expect(await readAnswer(Response.json({ orderId: 'one' }))).toEqual({ orderId: 'one' });
});
