export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** The text of a reply. @throws TooLong where there is more than so many bytes of it; the rest is not fetched */
export async function readWithin(reply: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new TooLong(`The answer has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}
