import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { assetKey, type FileSource } from '../../shared/media.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const sha256 = 'a'.repeat(64);
const source = (id: string, more: Partial<FileSource> = {}): FileSource => ({
  id,
  displayName: id,
  mediaType: 'MODEL3D',
  contentType: 'model/gltf-binary',
  sizeInBytes: 10,
  sha256,
  private: false,
  state: 'OK',
  operationStatus: 'READY',
  assets: {},
  ...more,
});
const poster = { contentType: 'image/webp', sizeInBytes: 1 };
const known = new Map(
  [
    source('model'),
    source('drawn', { assets: { 'poster.webp': poster } }),
    source('picture', { mediaType: 'IMAGE' }),
  ].map((each) => [each.id, each]),
);

const drawn = async (width: number, height: number, format: 'png' | 'jpeg' | 'webp'): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 4, background: '#cc8866' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64');

onDatabase(
  'posters of models',
  (database) => {
    let shop: TestGateway;
    let files: ReturnType<typeof memoryFiles>;

    beforeEach(async () => {
      files = memoryFiles();
      const library = {
        files,
        sourceOf: async (id: string) => known.get(id),
        picture: async () => undefined,
      };
      shop = startGateway(database(), {}, new Map(), { library });
      await resetGateway(shop);
    });

    const give = async (role: string, fileId: string, picture: string): Promise<number> =>
      (await (await shop.signedIn(role)).post('/admin/api/media/posters', { fileId, picture })).status;
    const told = () => shop.calls.filter(({ path }) => path === '/hosted/media/posters');

    it('are kept as WebP beside the file, and told to the platform', async () => {
      expect(await give('editor', 'model', await drawn(960, 720, 'png'))).toBe(200);
      const stored = await files.read(assetKey(sha256, 'poster.webp'));
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 960, height: 720 });
      expect(JSON.parse(told()[0]?.body ?? '')).toMatchObject({
        fileId: 'model',
        sha256,
        poster: { contentType: 'image/webp', width: 960, height: 720, sizeInBytes: stored?.byteLength },
      });
    });

    it('are pictures of a bounded size, of models that have none, by who may edit', async () => {
      const fine = await drawn(64, 48, 'webp');
      const rejections = [
        [await give('viewer', 'model', fine), 403],
        [await give('editor', 'none', fine), 404],
        [await give('editor', 'picture', fine), 400],
        [await give('editor', 'drawn', fine), 409],
        [await give('editor', 'model', Buffer.from('<svg onload="x"/>').toString('base64')), 400],
        [await give('editor', 'model', await drawn(64, 48, 'jpeg')), 400],
        [await give('editor', 'model', await drawn(8, 48, 'png')), 400],
        [await give('editor', 'model', await drawn(2049, 16, 'png')), 400],
        [await give('editor', 'model', await drawn(4000, 4000, 'png')), 400],
        [await give('editor', 'model', fine.slice(0, 60)), 400],
        [await give('editor', 'model', 'not base64!'), 400],
        [await give('editor', 'model', 'AAAA'.repeat(250_000)), 400],
      ];
      expect(rejections.map(([status]) => status)).toEqual(rejections.map(([, wanted]) => wanted));
      expect(told()).toEqual([]);
      expect(await files.sizeOf(assetKey(sha256, 'poster.webp'))).toBeUndefined();
    });
  },
  gatewayMigrations,
);
