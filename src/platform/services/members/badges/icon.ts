import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import { findFiles } from '../../media/media-files/public.ts';
import type { Icon } from './badge.ts';

const PICTURES: ReadonlySet<string | undefined> = new Set(['IMAGE', 'VECTOR']);

const isWebAddress = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
};

/**
 * A picture of the library by its id, or any web address; undefined where there is none.
 * @throws 400 for anything else
 */
export async function readIcon(
  context: Context,
  { id, url, altText }: Partial<Icon>,
): Promise<Icon | undefined> {
  const alt = altText ? { altText } : {};
  if (id) {
    const [file] = await findFiles(context, [id]);
    if (!file || !PICTURES.has(file.mediaType) || file.private || file.state !== 'OK')
      throw invalidField('badge.icon.id', 'VALIDATION', 'must be a picture of the library that all may see');
    const { width = 0, height = 0 } = file.media?.image?.image ?? file.media?.vector?.image ?? {};
    return { id: file.id, url: file.url ?? '', width, height, ...alt };
  }
  if (!url) return undefined;
  if (!isWebAddress(url))
    throw invalidField('badge.icon.url', 'FORMAT', 'must be a web address, such as https://example.com', {
      expected: 'WEB_URL',
    });
  return { url, ...alt };
}
