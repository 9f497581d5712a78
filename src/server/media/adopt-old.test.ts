import { expect, it } from 'vitest';
import { settingsMigrations } from '../settings.ts';
import { onDatabase } from '../../testing/engines.ts';
import { shopMigrations } from '../../testing/shop.ts';
import { startUploadServer } from '../../testing/upload-server.ts';
import { TEST_SITE } from '../../testing/stack.ts';
import { adoptOld } from './adopt-old.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const OLD = 'aaaaaa_0123456789abcdef0123456789abcdef~mv2.png';

onDatabase(
  'pictures from before the library had records',
  (database) => {
    it('become files of it under their ids, once, and go on where it was cut off', async () => {
      const server = await startUploadServer(database());
      const { stack, api, parts } = server;
      const { files, platformFetch } = parts;
      await files.write(OLD, PNG);
      const failures: unknown[] = [];
      const log = { info: () => {}, error: (what: unknown) => failures.push(what) };
      const options = {
        platformFetch,
        files,
        database: database(),
        siteId: TEST_SITE.id,
        logger: log as never,
      };
      const cut = { ...options, platformFetch: () => Promise.reject(new Error('killed')) };
      expect(await adoptOld(cut)).toBe(0);
      expect(failures).toHaveLength(1);
      expect(await files.sizeOf(OLD)).toBe(PNG.length);

      // One that cannot be taken in keeps none of the others out.
      await files.write('00-nothing.png', new Uint8Array());
      expect(await adoptOld(options)).toBe(1);
      expect(failures).toHaveLength(2);
      await files.delete('00-nothing.png');
      expect(await adoptOld(options)).toBe(0);
      const file = await api.files.getFileDescriptor(OLD);
      expect(file).toMatchObject({ _id: OLD, mediaType: 'IMAGE', sizeInBytes: String(PNG.length) });
      expect(await files.sizeOf(OLD)).toBeUndefined();

      await files.write(OLD, PNG);
      expect(await adoptOld(options)).toBe(0);
      expect(stack.errors).toEqual([]);
      await server.close();
    });
  },
  [...shopMigrations, settingsMigrations],
);
