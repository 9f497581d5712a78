import { richOfHtml } from '../../../../shared/html-rich.ts';
import { htmlOfRich } from '../../../../shared/rich-html.ts';
import type { Product } from '../product.ts';

type RichContent = NonNullable<Product['description']>;
type Shared = Parameters<typeof htmlOfRich>[0];

/** Both are kept, each made of the other when it is written; the third catalog shows them as two fields. */
export const richFromHtml = (html: string): RichContent => richOfHtml(html) as RichContent;

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The text of HTML, paragraph by paragraph; tags are dropped, never kept. */
export const paragraphsOf = (html: string): string[] =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .split(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote)\b[^>]*>/i)
    .map((part) => decode(part.replace(/<[^>]*>/g, '')).trim())
    .filter((part) => part !== '');

export const richFromHtml = (html: string): RichContent => ({
  nodes: paragraphsOf(html).map((text, index) => ({
    type: 'PARAGRAPH',
    id: `p${index}`,
    nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } }],
    paragraphData: {},
  })),
});

const textOf = (node: Node): string =>
  node.textData?.text ?? (node.nodes ?? []).map((child) => textOf(child)).join('');

export const htmlFromRich = (content: RichContent): string =>
  (content.nodes ?? [])
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${escapeText(text)}</p>`)
    .join('');

interface Described {
  description?: RichContent | null;
  plainDescription?: string | null;
}

/** A text in both forms, each following from the one that was given; rich content wins. */
export function described(
  { description, plainDescription }: Described,
  before?: Described,
): { description?: RichContent; plainDescription?: string } {
  if (description && description !== before?.description)
    return { description, plainDescription: htmlFromRich(description) };
  if (typeof plainDescription === 'string' && plainDescription !== before?.plainDescription)
    return { description: richFromHtml(plainDescription), plainDescription };
  return {
    ...(description && { description }),
    ...(typeof plainDescription === 'string' && { plainDescription }),
  };
}
export const htmlFromRich = (content: RichContent): string => htmlOfRich(content as Shared);
