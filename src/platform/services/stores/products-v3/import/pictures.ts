import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { Product, ProductInput, ProductMedia } from '../../catalog/public.ts';
import { importPicture } from '#platform/services/media/media-files/public.ts';
import type { Imported } from './imported.ts';
import type { Known } from './known.ts';
import { addressOfPicture, pictureIdIn } from './picture-ids.ts';

type Picture = NonNullable<Imported['pictures']>[number];

/** Where a picture is fetched from: a file of another library has its address at Wix. */
const sourceOf = (url: string): string => {
  const id = pictureIdIn(url);
  return id === undefined ? url : addressOfPicture(id);
};

/** Whether an item of a product is the picture: by its id, or by where it was fetched from. */
const isPicture = (url: string, id: string, { sources }: Known): boolean =>
  pictureIdIn(url) === id || sources.get(id) === sourceOf(url);

/** Its pictures are these already. */
function same(pictures: readonly Picture[], product: Product, known: Known): boolean {
  const items = product.media?.itemsInfo?.items ?? [];
  return (
    items.length === pictures.length &&
    pictures.every(({ url, text }, index) => {
      const { id = '', altText = '' } = items[index] ?? {};
      return isPicture(url, id, known) && (text === undefined || text === altText);
    })
  );
}

/** A picture that the product does not have yet: of the library, or to be fetched. */
const freshPicture = (url: string, { library }: Known): { id: string } | { url: string } => {
  const id = pictureIdIn(url);
  return id !== undefined && library.has(id) ? { id } : { url: sourceOf(url) };
};

/** What the pictures become; undefined where they stay as they are. @throws 400 for an address that is none */
export function picturesFor(
  { pictures }: Imported,
  product: Product | undefined,
  known: Known,
): ProductMedia[] | undefined {
  if (!pictures || (product && same(pictures, product, known))) return undefined;
  return pictures.map(({ url, text }) => {
    if (pictureIdIn(url) === undefined && !/^https?:\/\/[^\s/]+\.[^\s/]+\/\S*$/i.test(url))
      throw badRequest(`${url.slice(0, 100)} is not the address of a picture.`, 'FORMAT', {
        field: 'pictures',
      });
    const before = product?.media?.itemsInfo?.items?.find(({ id = '' }) => isPicture(url, id, known));
    return {
      ...(before ?? freshPicture(url, known)),
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
  known: Known,
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
    const before = items.find(({ id = '' }) => isPicture(url, id, known));
    return before?.id ? { id: before.id } : freshPicture(url, known);
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
