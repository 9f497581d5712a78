import sharp from 'sharp';
import { VISITOR_UPLOADS_ROOT } from '../../shared/media.ts';
import { guidFor } from '../catalog/ids.ts';
import { type DemoProduct, demoProducts } from '../catalog/products.ts';
import { posterPicture } from './poster-picture.ts';
import type { ShopFile } from './shop-files.ts';

export const PHOTO = { width: 1200, height: 900 } as const;
const FRAME = 12;
const RATIO = 1.4;

interface Wall {
  /** Of the wall and the floor. */
  wall: string;
  floor: string;
  frame: string;
  /** Where the frame hangs, and how wide the poster is. */
  left: number;
  top: number;
  wide: number;
  /** Degrees by which whoever took it held the camera askew. */
  askew: number;
  beside: 'nothing' | 'plant' | 'board' | 'lamp' | 'chair';
}

const OAK = '#C79A63';
const BLACK = '#26221E';
const WHITE = '#F4F1EA';

/** What stands near it. */
const things: Record<Wall['beside'], string> = {
  nothing: '',
  plant: `<path d="M930 790 h90 l-14 -96 h-62 z" fill="#B5704C"/>
    <g stroke="#4E6B4A" stroke-width="13" fill="none" stroke-linecap="round"><path d="M972 694 q-10 -120 -78 -168"/>
    <path d="M976 694 q6 -140 52 -206"/><path d="M974 694 q-4 -96 2 -240"/><path d="M980 694 q30 -74 84 -96"/></g>`,
  board: `<rect x="250" y="690" width="700" height="150" rx="6" fill="#7A5C43"/><rect x="268" y="708" width="320" height="114"
    rx="4" fill="#86674D"/><rect x="612" y="708" width="320" height="114" rx="4" fill="#86674D"/>
    <rect x="276" y="840" width="18" height="46" fill="#5D4533"/><rect x="906" y="840" width="18" height="46" fill="#5D4533"/>
    <ellipse cx="820" cy="664" rx="34" ry="30" fill="#D9D3C7"/><rect x="812" y="618" width="16" height="24" fill="#D9D3C7"/>`,
  lamp: `<rect x="214" y="330" width="8" height="520" fill="#3A3530"/><path d="M152 330 h132 l-30 -110 h-72 z" fill="#EBDDBA"/>
    <ellipse cx="218" cy="852" rx="66" ry="13" fill="#3A3530"/>`,
  chair: `<g fill="#6B4F39"><rect x="900" y="520" width="16" height="340"/><rect x="1044" y="520" width="16" height="340"/>
    <rect x="900" y="540" width="160" height="24"/><rect x="900" y="604" width="160" height="20"/>
    <rect x="880" y="688" width="200" height="26" rx="8" fill="#8E6A4C"/></g>`,
};

const roomOf = ({ wall, floor, frame, left, top, wide, beside }: Wall): string => {
  const [width, height] = [wide + 2 * FRAME, wide * RATIO + 2 * FRAME];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><defs>
    <linearGradient id="light" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0" stop-color="#fff" stop-opacity="0.28"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.2"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="9"/>
    </filter></defs><rect width="1200" height="900" fill="${wall}"/><rect y="780" width="1200" height="120" fill="${floor}"/>
    <rect y="766" width="1200" height="14" fill="#ffffff" opacity="0.55"/><rect width="1200" height="900" fill="url(#light)"/>
    <rect x="${left + 14}" y="${top + 18}" width="${width}" height="${height}" fill="#000" opacity="0.32" filter="url(#soft)"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${frame}"/>${things[beside]}</svg>`;
};

/** A poster on a buyer's wall, taken with a telephone. */
async function onWall(of: DemoProduct, room: Wall): Promise<Uint8Array> {
  const input = await posterPicture(of, room.wide);
  const hung = await sharp(Buffer.from(roomOf(room)))
    .composite([{ input, left: room.left + FRAME, top: room.top + FRAME }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const turned = await sharp(hung.data, { raw: hung.info })
    .rotate(room.askew, { background: room.wall })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(turned.data, { raw: turned.info })
    .extract(inside(room.askew))
    .resize(PHOTO)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The largest part with the ratio of the photo that has no corner of the turned one; of its own middle. */
function inside(askew: number) {
  const angle = (Math.abs(askew) * Math.PI) / 180;
  const { width, height } = PHOTO;
  const full = {
    width: width * Math.cos(angle) + height * Math.sin(angle),
    height: width * Math.sin(angle) + height * Math.cos(angle),
  };
  const scale = 1 / (Math.cos(angle) + (width / height) * Math.sin(angle));
  const part = { width: Math.floor(width * scale) - 2, height: Math.floor(height * scale) - 2 };
  return {
    ...part,
    left: Math.max(0, Math.round((full.width - part.width) / 2)),
    top: Math.max(0, Math.round((full.height - part.height) / 2)),
  };
}

export interface WallPhoto extends ShopFile {
  /** What hangs there. */
  productId: string;
}

const photo = (name: string, at: number, daysAgo: number, room: Wall): WallPhoto => {
  const of = demoProducts[at] as DemoProduct;
  return {
    name,
    productId: of.id,
    contentType: 'image/jpeg',
    parentFolderId: VISITOR_UPLOADS_ROOT,
    addedBy: { type: 'ANONYMOUS_VISITOR', id: guidFor(`visitor:${name}`) },
    daysAgo,
    make: () => onWall(of, room),
  };
};

const hall = { wall: '#D8D2C4', floor: '#8A6B4F', frame: OAK } as const;
const cool = { wall: '#C9D3D1', floor: '#5B5048', frame: BLACK } as const;
const warm = { wall: '#E4D9D2', floor: '#A58A6C', frame: WHITE } as const;
const dark = { wall: '#4E5A57', floor: '#3C332C', frame: OAK } as const;
const clay = { wall: '#CFA58A', floor: '#6E5443', frame: BLACK } as const;

/** What buyers show of theirs, and their own names for it. */
export const wallPhotos: readonly WallPhoto[] = [
  photo('our-hallway.jpg', 3, 9, { ...hall, left: 410, top: 110, wide: 380, askew: 0.6, beside: 'plant' }),
  photo('IMG_2044.jpg', 12, 23, { ...cool, left: 440, top: 90, wide: 340, askew: -1.4, beside: 'board' }),
  photo('above-the-desk.jpg', 27, 41, { ...warm, left: 380, top: 70, wide: 420, askew: 0, beside: 'board' }),
  photo('20261102_181244.jpg', 1, 4, { ...dark, left: 430, top: 120, wide: 370, askew: 1.1, beside: 'lamp' }),
  photo('IMG_2051.jpg', 1, 4, { ...dark, left: 290, top: 60, wide: 500, askew: -0.5, beside: 'nothing' }),
  photo('PXL_0093.jpg', 5, 12, { ...clay, left: 400, top: 100, wide: 390, askew: 0.9, beside: 'chair' }),
  photo('living-room.jpg', 8, 17, { ...hall, left: 470, top: 90, wide: 350, askew: -0.8, beside: 'lamp' }),
  photo('IMG_7710.jpg', 14, 6, { ...cool, left: 360, top: 80, wide: 440, askew: 0.4, beside: 'chair' }),
  photo('wohnzimmer.jpg', 18, 31, { ...warm, left: 430, top: 110, wide: 360, askew: 1.6, beside: 'plant' }),
  photo('corredor.jpg', 21, 14, { ...clay, left: 420, top: 110, wide: 370, askew: -1.1, beside: 'nothing' }),
  photo('IMG_0412.jpg', 30, 2, { ...hall, left: 400, top: 90, wide: 400, askew: 0.7, beside: 'chair' }),
  photo('IMG_0413.jpg', 30, 2, { ...hall, left: 250, top: 40, wide: 540, askew: 0.2, beside: 'nothing' }),
  photo('bedroom-wall.jpg', 36, 20, {
    ...dark,
    left: 410,
    top: 110,
    wide: 380,
    askew: -0.6,
    beside: 'plant',
  }),
  photo('IMG_3380.jpg', 44, 8, { ...cool, left: 450, top: 80, wide: 350, askew: 1.2, beside: 'board' }),
];
