import { pictureOf, type Decoration, type RichContent, type RichNode } from '#shared/rich-content.ts';
import { escapeHtml } from '#shared/html.ts';

/*
 * Between what the platform keeps of a text and the HTML that the editor takes and gives. Of either only what the other
 * has as well: paragraphs, headings, lists, quotes, pictures of the library; bold, italic, underlined, links.
 */

const PLATFORM = 'https://static.wixstatic.com/media/';
const [FIRST_LEVEL, LAST_LEVEL] = [2, 4];

const BLOCKS: Readonly<Record<string, string>> = {
  PARAGRAPH: 'p',
  BLOCKQUOTE: 'blockquote',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
};

function marked(html: string, { type, linkData, fontWeightValue, italicData }: Decoration): string {
  if (type === 'BOLD') return (fontWeightValue ?? 700) >= 600 ? `<strong>${html}</strong>` : html;
  if (type === 'ITALIC') return italicData === false ? html : `<em>${html}</em>`;
  if (type === 'UNDERLINE') return `<u>${html}</u>`;
  const url = type === 'LINK' ? linkData?.link?.url : undefined;
  return url ? `<a href="${escapeHtml(url)}">${html}</a>` : html;
}

const textHtml = ({ textData }: RichNode): string =>
  (textData?.decorations ?? []).reduce(marked, escapeHtml(textData?.text ?? '').replaceAll('\n', '<br>'));

function nodeHtml(node: RichNode): string {
  const inside = (): string => (node.nodes ?? []).map(nodeHtml).join('');
  const block = BLOCKS[node.type ?? ''];
  if (block) return `<${block}>${inside()}</${block}>`;
  if (node.type === 'TEXT') return textHtml(node);
  if (node.type === 'HEADING') {
    const level = Math.min(LAST_LEVEL, Math.max(FIRST_LEVEL, node.headingData?.level ?? FIRST_LEVEL));
    return `<h${level}>${inside()}</h${level}>`;
  }
  const picture = pictureOf(node);
  if (!picture) return inside();
  const { id, width, height, alt } = picture;
  return `<img src="${PLATFORM}${id}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
}

export const toHtml = ({ nodes = [] }: RichContent): string => nodes.map(nodeHtml).join('');

const MARKS: Readonly<Record<string, Decoration>> = {
  strong: { type: 'BOLD', fontWeightValue: 700 },
  b: { type: 'BOLD', fontWeightValue: 700 },
  em: { type: 'ITALIC', italicData: true },
  i: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE' },
};

const NODES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BLOCKS).map(([type, element]) => [element, type]),
);

const textNode = (text: string, decorations: readonly Decoration[]): RichNode => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text, decorations },
});

function pictureNode(element: Element): RichNode[] {
  const id = /\/(?:media|v1)\/([\w.~-]+)/.exec(element.getAttribute('src') ?? '')?.[1];
  const size = (name: string): number => Number(element.getAttribute(name));
  const [width, height] = [size('width'), size('height')];
  if (!id || !(width > 0) || !(height > 0)) return [];
  const altText = element.getAttribute('alt') ?? '';
  return [
    { type: 'IMAGE', id: '', nodes: [], imageData: { image: { src: { id }, width, height }, altText } },
  ];
}

function nodesOf(node: Node, decorations: readonly Decoration[]): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return text === '' ? [] : [textNode(text, decorations)];
  }
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (name === 'br') return [textNode('\n', decorations)];
  if (name === 'img') return pictureNode(node);
  const more = MARKS[name];
  const href = name === 'a' ? node.getAttribute('href') : null;
  const link: Decoration[] = href ? [{ type: 'LINK', linkData: { link: { url: href } } }] : [];
  const inside = [...node.childNodes].flatMap((child) =>
    nodesOf(child, [...decorations, ...(more ? [more] : []), ...link]),
  );
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) {
    const stored = Math.min(LAST_LEVEL, Math.max(FIRST_LEVEL, Number(level)));
    return [{ type: 'HEADING', id: '', headingData: { level: stored }, nodes: inside }];
  }
  const type = NODES[name];
  return type ? [{ type, id: '', nodes: inside }] : inside;
}

/** Puts inline content between blocks into a paragraph. */
const inBlocks = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.map((node) => (node.type === 'TEXT' ? { type: 'PARAGRAPH', id: '', nodes: [node] } : node));

export function fromHtml(html: string): RichContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { nodes: inBlocks([...body.childNodes].flatMap((node) => nodesOf(node, []))) };
}
