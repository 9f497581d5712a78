import type { Order } from '#wix/shopper/order-operations.ts';

export interface HungPicture {
  id: string;
  name: string;
  image: string;
  /** As the shop names its frames; `No frame` hangs bare. */
  frame: string;
  /** Share of the wall's width, in percent. */
  width: number;
}

/** The wall has room for three. */
const ROOM = 3;

export const hangPictures = ({ lineItems = [] }: Order): HungPicture[] =>
  lineItems
    .flatMap(({ _id, productName, image, itemType, descriptionLines = [] }, index) => {
      const described = (name: string): string => {
        const line = descriptionLines.find((one) => one.name?.original === name);
        return (line?.plainText ?? line?.colorInfo)?.original ?? '';
      };
      if (!image || itemType?.preset === 'GIFT_CARD') return [];
      return [
        {
          id: _id ?? String(index),
          name: productName?.translated ?? productName?.original ?? '',
          image,
          frame: described('Frame') || 'No frame',
          width: widthOf(described('Size')),
        },
      ];
    })
    .slice(0, ROOM);

/** `50 × 70 cm` hangs larger than `30 × 42 cm`; where there are few, all hang larger. */
function widthOf(size: string): number {
  const centimetres = Number(/\d+/.exec(size)?.[0] ?? 50);
  return Math.min(30, Math.max(13, centimetres * 0.47));
}

/** Centres on the wall, in percent, for so many. */
export const PICTURE_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 30]],
  2: [
    [32, 29],
    [68, 29],
  ],
  3: [
    [22, 29],
    [53, 27],
    [83, 30],
  ],
};
