import { createHash, randomUUID } from 'node:crypto';

export interface S3Request {
  method: string;
  key: string;
  query: URLSearchParams;
  range: string | undefined;
  body: Buffer;
}

export interface S3Response {
  status: number;
  headers?: Record<string, string | number>;
  body?: Uint8Array | string;
}

interface StoredObject {
  bytes: Buffer;
  lastModified: Date;
}

interface StoredUpload {
  key: string;
  initiated: Date;
  parts: Map<number, Buffer>;
}

/** So few that the tests of lists read several pages of them. */
const PAGE_SIZE = 2;

const xml = (name: string, content: string): S3Response => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`,
});

export const s3Error = (status: number, code: string, message: string): S3Response => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});

const noSuchKey = () => s3Error(404, 'NoSuchKey', 'The specified key does not exist.');
const noSuchUpload = () => s3Error(404, 'NoSuchUpload', 'The specified upload does not exist.');

const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** One bucket in memory: of the S3 API what `s3Files` calls. Its keys need no escaping in XML. */
export class S3Bucket {
  readonly #objects = new Map<string, StoredObject>();
  readonly #uploads = new Map<string, StoredUpload>();

  handle(request: S3Request): S3Response {
    const { key, method, query } = request;
    if (key === '') return this.#handleBucket(method, query);
    if (query.has('uploads') || query.has('uploadId')) return this.#handleUpload(request);
    if (method === 'GET' || method === 'HEAD') return this.#read(request);
    if (method === 'PUT') return this.#write(key, request.body);
    this.#objects.delete(key);
    return { status: 204 };
  }

  #handleBucket(method: string, query: URLSearchParams): S3Response {
    if (method === 'HEAD') return { status: 200 };
    return query.has('uploads') ? this.#listUploads() : this.#list(query);
  }

  #write(key: string, bytes: Buffer): S3Response {
    this.#objects.set(key, { bytes, lastModified: new Date() });
    return { status: 200, headers: { etag: etagOf(bytes) } };
  }

  #read({ key, range }: S3Request): S3Response {
    const stored = this.#objects.get(key);
    if (!stored) return noSuchKey();
    const { bytes, lastModified } = stored;
    const headers = { etag: etagOf(bytes), 'last-modified': lastModified.toUTCString() };
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const body = bytes.subarray(Number(start ?? 0), Number(end ?? bytes.length - 1) + 1);
    if (start === undefined) return { status: 200, headers, body };
    const contentRange = `bytes ${start}-${Number(start) + body.length - 1}/${bytes.length}`;
    return { status: 206, headers: { ...headers, 'content-range': contentRange }, body };
  }

  #list(query: URLSearchParams): S3Response {
    const after = query.get('continuation-token') ?? '';
    const found = [...this.#objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const page = found.slice(0, PAGE_SIZE);
    const next =
      found.length > page.length && `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>`;
    const contents = page.map(
      ([key, { bytes, lastModified }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${lastModified.toISOString()}</LastModified></Contents>`,
    );
    return xml(
      'ListBucketResult',
      `<IsTruncated>${Boolean(next)}</IsTruncated>${next || ''}${contents.join('')}`,
    );
  }

  #listUploads(): S3Response {
    const uploads = [...this.#uploads].map(
      ([id, { key, initiated }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
    );
    return xml('ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${uploads.join('')}`);
  }

  #handleUpload({ method, key, query, body }: S3Request): S3Response {
    if (query.has('uploads')) {
      const id = randomUUID();
      this.#uploads.set(id, { key, initiated: new Date(), parts: new Map() });
      return xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`);
    }
    const id = query.get('uploadId') ?? '';
    const upload = this.#uploads.get(id);
    if (upload?.key !== key) return noSuchUpload();
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    if (method === 'POST') {
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) =>
        Number(number),
      );
      const parts = numbers.map((number) => upload.parts.get(number));
      if (parts.length === 0 || parts.includes(undefined))
        return s3Error(400, 'InvalidPart', 'A part of the upload is missing.');
      this.#write(key, Buffer.concat(parts.filter((part) => part !== undefined)));
    }
    this.#uploads.delete(id);
    return method === 'DELETE' ? { status: 204 } : xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`);
  }
}
