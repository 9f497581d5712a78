import {
  PRODUCT_BOUNDS,
  type ImportedChoicePicture,
  type ImportedPicture,
  type ImportedProduct,
} from '#shared/product-import.ts';
import { cutText } from '#shared/cut-text.ts';
import { isPublic, rejectInternalHost } from '#server/media/upload/public-address.ts';
import type { Row } from '../read-rows.ts';
import { readList } from './cells.ts';
import type { ReadingContext } from './reading-context.ts';
import { isForeign } from './sources/source.ts';

/** An address, or the id of a file in the library. */
const REACHABLE = /^(?:[a-z][a-z\d+.-]*:|[\da-f]{6}_[\da-f]{32})/i;

/** The pictures that a row names, each with the text of the column beside it. */
function picturesIn({ from, source }: ReadingContext, row: Row): ImportedPicture[] {
  const listOf = (cell: string): string[] =>
    source.betweenPictures
      ? cell.split(source.betweenPictures).map((one) => one.trim())
      : readList(cell, false);
  const texts = from.cells(row, 'pictureText');
  return from.cells(row, 'pictures').flatMap(({ cell }, column) => {
    const urls = listOf(cell).filter((url) => url !== '');
    const text = texts[column]?.cell ?? '';
    const each = urls.length > 1 && source.betweenPictures ? text.split(source.betweenPictures) : [text];
    return urls.map((url, index) => {
      const alt = cutText(
        (each.length === 1 && urls.length > 1 && index > 0 ? '' : (each[index] ?? '')).trim(),
        PRODUCT_BOUNDS.text,
      );
      return { url: url.startsWith('//') ? `https:${url}` : url, ...(alt !== '' && { text: alt }) };
    });
  });
}

/** On the machine or in the network of the other store, where nobody else can fetch it. */
function isInternal(url: string): boolean {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  try {
    rejectInternalHost(hostname, isPublic);
  } catch {
    return true;
  }
  return !/[.:]/.test(hostname) || /\.(?:local|internal|test)$/i.test(hostname);
}

/** Without those that nobody can fetch. */
function reachable(
  { from, source }: ReadingContext,
  pictures: readonly ImportedPicture[],
): ImportedPicture[] {
  const found = pictures.filter(
    ({ url }) =>
      !(isForeign(source) && isInternal(url)) && (!source.hasRelativePictures || REACHABLE.test(url)),
  );
  if (found.length < pictures.length) from.note('relativePictures');
  return found;
}

/** Rows say their place in the gallery where the file has a column for it. */
function inOrder({ from }: ReadingContext, rows: readonly Row[]): Row[] {
  const placeOf = (row: Row): number => Number(from.cell(row, 'picturePosition') || Number.NaN);
  return rows.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return Number.isNaN(first) || Number.isNaN(second) ? 0 : first - second;
  });
}

const isOfVariant = ({ shape }: ReadingContext, row: Row): boolean =>
  shape.product !== undefined && row !== shape.product && shape.variants.some((one) => one.row === row);

/** The picture of each variant, in their order. */
const ofVariants = (context: ReadingContext): (string | undefined)[] =>
  context.shape.variants.map(({ row }) => {
    const named = context.from.cell(row, 'variantPicture');
    const own = isOfVariant(context, row) ? picturesIn(context, row) : [];
    const all = named === '' ? own : [{ url: named.startsWith('//') ? `https:${named}` : named }];
    return reachable(context, all)[0]?.url;
  });

/** Pictures of choices: of the first option whose choices have one picture each. */
function ofChoices(
  { from, shape }: ReadingContext,
  urls: readonly (string | undefined)[],
): ImportedChoicePicture[] | undefined {
  const distinct = new Set(urls.filter((url) => url !== undefined));
  if (shape.options.length === 0 || distinct.size < 2) return undefined;
  for (const [at, option] of shape.options.entries()) {
    const byChoice = Map.groupBy(
      shape.variants.flatMap(({ choices }, index) => {
        const url = urls[index];
        return url === undefined ? [] : [{ choice: choices[at] ?? '', url }];
      }),
      ({ choice }) => choice,
    );
    const isOne = [...byChoice.values()].every((all) => new Set(all.map(({ url }) => url)).size === 1);
    if (isOne) return [...byChoice].map(([choice, [first]]) => ({ option, choice, url: first?.url ?? '' }));
  }
  from.note('variantPictures');
  return undefined;
}

/** The gallery of a product, in its order, and which of it shows which choice. */
export function picturesOf(context: ReadingContext): Pick<ImportedProduct, 'pictures' | 'choicePictures'> {
  const { from } = context;
  const rows = inOrder(
    context,
    from.rows.filter((row) => !isOfVariant(context, row)),
  );
  const gallery = reachable(
    context,
    rows.flatMap((row) => picturesIn(context, row)),
  );
  const urls = ofVariants(context);
  const all = [...gallery, ...urls.flatMap((url) => (url === undefined ? [] : [{ url }]))];
  const once = all.filter(({ url }, index) => all.findIndex((one) => one.url === url) === index);
  const { pictures: max } = PRODUCT_BOUNDS;
  if (new Set(gallery.map(({ url }) => url)).size > max)
    from.blame('format', 'pictures', `has more than ${max} pictures`);
  if (once.some(({ url }) => url.length > 2048))
    from.blame('format', 'pictures', 'has an address that is too long');
  if (once.length === 0) return {};
  const pictures = once.slice(0, max);
  if (pictures.length < once.length) from.note('variantPictures');
  const galleryUrls = new Set(pictures.map(({ url }) => url));
  const choicePictures = ofChoices(context, urls)?.filter(({ url }) => galleryUrls.has(url));
  return { pictures, ...(choicePictures && choicePictures.length > 0 && { choicePictures }) };
}
