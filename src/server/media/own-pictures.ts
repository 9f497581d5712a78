import { scaleImage } from '../../platform/adapters/images.ts';
import type { ByteRange, FileStore } from '../../platform/ports.ts';
import { GIFT_CARD_PICTURE } from '../../shared/gift-cards.ts';
import { ownValue } from '../../shared/own-value.ts';

const { id: giftCard, width, height } = GIFT_CARD_PICTURE;

/** A corner of the card as the page that sells it draws it, upright like every sheet. */
const GIFT_CARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 700" width="${width}" height="${height}">
<path fill="#ffc93c" d="M0 0h500v700H0z"/>
<path fill="#12211c" opacity=".09" d="M30-60h200v200H30zM270-170h200v200H270zM30 600h200v200H30zM270 490h200v200H270z"/>
<path fill="#bc5230" d="M30 160h200v200H30zM30 380h200v200H30z"/>
<path fill="#f6eadc" d="M30 480a100 100 0 0 1 200 0z"/>
<path fill="#12211c" opacity=".92" d="M270 50h200v200H270zM270 270h200v200H270z"/>
<circle cx="370" cy="150" r="60" fill="#ffc93c"/>
<path fill="#5b736d" d="M270 362c54-38 108-22 200 5v103H270z"/>
</svg>`;

const DRAWN: Readonly<Record<string, string>> = { [giftCard]: GIFT_CARD };

const part = (bytes: Uint8Array, { start, end }: ByteRange): Uint8Array => bytes.subarray(start, end + 1);

/** The same files, and besides them the pictures that every shop has without anybody bringing them: drawn at first sight. */
export function withOwnPictures(files: FileStore): FileStore {
  const made = new Map<string, Promise<Uint8Array>>();
  const own = (key: string): Promise<Uint8Array> | undefined => {
    const svg = ownValue(DRAWN, key);
    if (svg === undefined) return undefined;
    const drawing =
      made.get(key) ??
      scaleImage(new TextEncoder().encode(svg), {
        mode: 'fill',
        width,
        height,
        anchor: 'centre',
        format: 'png',
      });
    made.set(key, drawing);
    drawing.catch(() => made.delete(key));
    return drawing;
  };
  return {
    ...files,
    read: async (key) => own(key) ?? files.read(key),
    async open(key, range) {
      const bytes = await own(key);
      if (!bytes) return files.open(key, range);
      return {
        size: bytes.length,
        bytes: new Blob([new Uint8Array(range ? part(bytes, range) : bytes)]).stream(),
      };
    },
    sizeOf: async (key) => (await own(key))?.length ?? files.sizeOf(key),
  };
}
