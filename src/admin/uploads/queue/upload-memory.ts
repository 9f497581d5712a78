import type { UploadAddress } from '#wix/upload-operations.ts';
import type { FileHandle } from '../upload-item.ts';

/** Where a file is being sent to; `at` is where the server keeps its first bytes. */
export interface SentTo extends UploadAddress {
  at?: string;
}

/** What outlives a reload of the page. */
export interface StoredUpload {
  key: string;
  /** Whose it is, and of which tab. */
  person: string;
  tab: string;
  /** In the order in which they came. */
  place: number;
  name: string;
  size: number;
  type: string;
  lastModified: number;
  folderId: string;
  path?: string | undefined;
  private?: boolean | undefined;
  labels: readonly string[];
  paused: boolean;
  sent: number;
  to?: SentTo | undefined;
  /** The file itself while it is small; for larger ones where the browser finds it again. */
  file?: File | undefined;
  handle?: FileHandle | undefined;
}

export interface UploadMemory {
  all(): Promise<StoredUpload[]>;
  put(storedUpload: StoredUpload): Promise<void>;
  drop(key: string): Promise<void>;
}

const STORE = 'uploads';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('counterpart-uploads', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'key' }),
  );
  return done(request);
}

/** In the browser's database. Where that is closed or full, uploads work as before and end with the page. */
export function browserMemory(): UploadMemory {
  let database: Promise<IDBDatabase> | undefined;
  const at = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
    database ??= open();
    return done(ask((await database).transaction(STORE, mode).objectStore(STORE)));
  };
  return {
    all: () => at<StoredUpload[]>('readonly', (store) => store.getAll()).catch(() => []),
    async put(stored) {
      // Without the bytes there may be room, or it is the handle that cannot be kept.
      const { file: _file, handle: _handle, ...rest } = stored;
      for (const each of [stored, rest]) {
        const ok = await at('readwrite', (store) => store.put(each)).then(
          () => true,
          () => false,
        );
        if (ok) return;
      }
    },
    drop: (key) => at('readwrite', (store) => store.delete(key)).catch(() => undefined),
  };
}
