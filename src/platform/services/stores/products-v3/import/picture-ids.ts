import type { Imported } from './imported.ts';

const WIX_MEDIA = /^https:\/\/static\.wixstatic\.com\/media\/([^/?#]+)|^([\da-f]{6}_[\da-f]{32}[^/?#]*)$/;

/** The id of a file at Wix, or in a library of this product, by which a picture is named. */
export const pictureIdIn = (url: string): string | undefined => {
  const [, addressed, plain] = WIX_MEDIA.exec(url) ?? [];
  return addressed ?? plain;
};

/** Where a file of another library is fetched from. */
export const addressOfPicture = (id: string): string => `https://static.wixstatic.com/media/${id}`;

export const pictureIdsOf = ({ pictures = [], choicePictures = [] }: Imported): string[] =>
  [...pictures, ...choicePictures].flatMap(({ url }) => pictureIdIn(url) ?? []);
