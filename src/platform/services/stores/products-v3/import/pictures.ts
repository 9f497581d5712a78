import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { Product, ProductInput, ProductMedia } from '../../catalog/public.ts';
import { importPicture } from '#platform/services/media/media-files/public.ts';
import type { Imported } from './imported.ts';
import type { Known } from './known.ts';

const LIBRARY = /^https:\/\/static\.wixstatic\.com\/media\/([^/?#]+)|^([\da-f]{6}_[\da-f]{32}[^/?#]*)$/;

/** The id of a picture that the library has already. */
const idIn = (url: string): string | undefined => {
  const [, addressed, plain] = LIBRARY.exec(url) ?? [];
  return addressed ?? plain;
};

type Picture = NonNullable<Imported['pictures']>[number];

/** Its pictures are these already: by their ids, or by where they were fetched from. */
function same(pictures: readonly Picture[], product: Product, { sources }: Known): boolean {
  const items = product.media?.itemsInfo?.items ?? [];
  return (
    items.length === pictures.length &&
    pictures.every(({ url, text }, index) => {
      const { id = '', altText = '' } = items[index] ?? {};
      return (idIn(url) === id || sources.get(id) === url) && (text === undefined || text === altText);
    })
  );
}

/** What the pictures become; undefined where they stay as they are. @throws 400 for an address that is none */
export function picturesFor(
  { pictures }: Imported,
  product: Product | undefined,
  known: Known,
): ProductMedia[] | undefined {
  if (!pictures || (product && same(pictures, product, known))) return undefined;
  return pictures.map(({ url, text }) => {
    const id = idIn(url);
    if (id === undefined && !/^https?:\/\/[^\s/]+\.[^\s/]+\/\S*$/i.test(url))
      throw badRequest(`${url.slice(0, 100)} is not the address of a picture.`, 'FORMAT', {
        field: 'pictures',
      });
    const before = product?.media?.itemsInfo?.items?.find(
      (item) => item.id === id || known.sources.get(item.id ?? '') === url,
    );
    return {
      ...(before ?? (id === undefined ? { url } : { id })),
      ...(text !== undefined && { altText: text }),
    };
  });
}

type Options = NonNullable<ProductInput['options']>;
type Choice = NonNullable<NonNullable<Options[number]['choicesSettings']>['choices']>[number];

const mediaOf = ({ linkedMedia = [] }: Choice): NonNullable<Choice['linkedMedia']> => linkedMedia;

/** The options with pictures on the choices that they show; one option alone has any, and what a choice shows stays. */
export function withChoicePictures(
  options: Options,
  { choicePictures = [] }: Imported,
  product: Product | undefined,
  { sources }: Known,
): Options {
  const name = choicePictures[0]?.option;
  const choicesIn = (option: Options[number]): Choice[] => option.choicesSettings?.choices ?? [];
  const isTaken = options.some(
    (option) => option.name !== name && choicesIn(option).some((choice) => mediaOf(choice).length > 0),
  );
  if (name === undefined || isTaken) return options;
  const byChoice = new Map(choicePictures.map(({ choice, url }) => [choice, url]));
  const items = product?.media?.itemsInfo?.items ?? [];
  const pictureAt = (url: string): { id: string } | { url: string } => {
    const id = idIn(url) ?? items.find((item) => sources.get(item.id ?? '') === url)?.id;
    return id ? { id } : { url };
  };
  return options.map((option) =>
    option.name !== name
      ? option
      : {
          ...option,
          choicesSettings: {
            ...option.choicesSettings,
            choices: choicesIn(option).map((choice) => {
              const url = byChoice.get(choice.name ?? '');
              return url === undefined || mediaOf(choice).length > 0
                ? choice
                : { ...choice, linkedMedia: [pictureAt(url)] };
            }),
          },
        },
  );
}

/** Gives what has an address only its place in the library; it is fetched when nobody waits for it. */
export async function withPlaces(context: Context, items: readonly ProductMedia[]): Promise<ProductMedia[]> {
  const placed: ProductMedia[] = [];
  for (const { url, ...item } of items)
    placed.push(
      item.id !== undefined || !url
        ? { ...item, ...(url && { url }) }
        : { ...item, id: await importPicture(context, url) },
    );
  return placed;
}
