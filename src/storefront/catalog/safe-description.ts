import sanitizeHtml from 'sanitize-html';
import { escapeText } from '../../shared/html.ts';
import { pictureFormats, renditionUrl, sourceSet, type PictureMedia } from '../shell/picture-sources.ts';

const LIBRARY = /^(?:wix:image:\/\/v1\/|(?:https:\/\/static\.wixstatic\.com)?\/media\/)([^/?#]+)/;

const WIDTH = 960;
const SIZES = '(max-width: 700px) calc(100vw - 32px), 420px';
const MAX = 20_000;

type Attributes = Readonly<Record<string, string>>;

const sizeFrom = (text: string | undefined): number => {
  const size = Number(text);
  return Number.isInteger(size) && size > 0 && size <= MAX ? size : 0;
};

function idIn(source: string): string | undefined {
  const [, id] = LIBRARY.exec(source) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** A picture of the library in the sizes that a phone or a desk needs; nothing for a picture from anywhere else. */
function pictureAttributes(
  { src = '', alt = '', ...input }: Attributes,
  base: string,
): Record<string, string> {
  const id = idIn(src);
  if (id === undefined) return {};
  const common = { alt, loading: 'lazy', decoding: 'async' };
  const [width, height] = [sizeFrom(input['width']), sizeFrom(input['height'])];
  const name = encodeURIComponent(id);
  if (width === 0 || height === 0)
    return { ...common, src: `${base}/${name}/v1/fit/w_${WIDTH},h_${WIDTH},enc_webp/${name}` };
  const media: PictureMedia = { id, width, height, alt, base };
  return {
    ...common,
    src: renditionUrl(media, Math.min(width, WIDTH), media, 'jpg'),
    srcset: sourceSet(media, media, pictureFormats[1]),
    sizes: SIZES,
    width: String(width),
    height: String(height),
  };
}

const plain = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');

const TAGS = 'p br strong b em i u s h2 h3 h4 ul ol li blockquote hr a img'.split(' ');

const withDirection = (tagName: string) => (): sanitizeHtml.Tag => ({ tagName, attribs: { dir: 'auto' } });

/**
 * A description as the shop shows it: words, headings, lists, links and pictures of the library, and nothing that runs,
 * frames, styles or comes from elsewhere. The merchant's text is not trusted: it may have come by an app or an import.
 */
export const safeDescription = (html: string, mediaBase: string): string =>
  sanitizeHtml(/<[a-z]/i.test(html) ? html : plain(html), {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      '*': ['dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      p: withDirection('p'),
      li: withDirection('li'),
      // The page's own heading is the name of the product.
      h1: withDirection('h2'),
      h2: withDirection('h2'),
      h3: withDirection('h3'),
      h4: withDirection('h4'),
      h5: withDirection('h4'),
      h6: withDirection('h4'),
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https?:/i.test(href) && { rel: 'nofollow noopener' }) },
      }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes, mediaBase) }),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs['src']) || (tag === 'p' && text.trim() === '' && mediaChildren.length === 0),
  });
