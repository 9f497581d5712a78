import { invalidField } from './errors.ts';
import {
  pictureOf,
  safeAddress,
  type Decoration,
  type RichContent,
  type RichNode,
} from '../../shared/rich-content.ts';
import { isObject } from '../../shared/is-object.ts';

/** What a page of words may be made of. Nothing else is kept, so nothing else is ever drawn. */
const BLOCKS: ReadonlySet<string> = new Set([
  'PARAGRAPH',
  'HEADING',
  'BLOCKQUOTE',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
]);
const MAX_DEPTH = 12;
const MAX_PARTS = 4000;
const MAX_CHARACTERS = 60_000;
const [FIRST_LEVEL, LAST_LEVEL] = [2, 4];

/** One of our own pages. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url);

/**
 * The document with what it may hold and nothing besides: no markup, no scripts, no frames, links by addresses that run
 * nothing, pictures of the shop's own library.
 * @param at where it stands in the request
 * @throws 400 naming the place of what is rejected
 */
export function cleanContent(content: unknown, at: string): RichContent {
  let parts = 0;
  let characters = 0;
  let ids = 0;
  const refuse = (place: string, description: string) => invalidField(place, 'VALIDATION', description);

  function decoration(value: unknown, place: string): Decoration[] {
    const { type, fontWeightValue, italicData, linkData } = (isObject(value) ? value : {}) as Decoration;
    if (type === 'BOLD') return (fontWeightValue ?? 700) >= 600 ? [{ type, fontWeightValue: 700 }] : [];
    if (type === 'ITALIC') return italicData === false ? [] : [{ type, italicData: true }];
    if (type === 'UNDERLINE') return [{ type }];
    if (type !== 'LINK') throw refuse(place, 'must be bold, italic, underlined or a link');
    const input: unknown = linkData?.link?.url;
    const address = typeof input === 'string' ? input : '';
    const url = isOwnPath(address) ? address : safeAddress(address);
    if (url === undefined)
      throw refuse(place, 'must lead to a web page, an e-mail address or a page of the shop');
    return [{ type, linkData: { link: { url } } }];
  }

  function textNode({ textData }: RichNode, place: string): RichNode {
    const text: unknown = textData?.text ?? '';
    if (typeof text !== 'string') throw refuse(place, 'must be text');
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw refuse(at, `must have at most ${MAX_CHARACTERS} characters`);
    const decorations = Array.isArray(textData?.decorations) ? textData.decorations : [];
    return {
      type: 'TEXT',
      id: '',
      nodes: [],
      textData: {
        text: text.replaceAll(/(?![\t\n])\p{Cc}/gu, ''),
        decorations: decorations.flatMap((one, index) => decoration(one, `${place}.decorations[${index}]`)),
      },
    };
  }

  function pictureNode(node: RichNode, place: string): RichNode {
    const input = node.imageData?.image;
    const sound =
      typeof input?.src?.id === 'string' &&
      [input.width, input.height].every((size) => Number.isInteger(size));
    const picture = sound ? pictureOf(node) : undefined;
    if (!picture) throw refuse(place, 'must be a picture of the library');
    const { id, width, height } = picture;
    const alt: unknown = node.imageData?.altText;
    return {
      type: 'IMAGE',
      id: `n${(ids += 1)}`,
      nodes: [],
      imageData: {
        image: { src: { id }, width, height },
        altText: typeof alt === 'string' ? alt.slice(0, 500) : '',
      },
    };
  }

  function clean(value: unknown, place: string, depth: number): RichNode {
    if ((parts += 1) > MAX_PARTS) throw refuse(at, `must have at most ${MAX_PARTS} parts`);
    if (depth > MAX_DEPTH) throw refuse(place, `must not be deeper than ${MAX_DEPTH}`);
    const node = (isObject(value) ? value : {}) as RichNode;
    const { type = '' } = node;
    if (type === 'TEXT') return textNode(node, place);
    if (type === 'IMAGE') return pictureNode(node, place);
    if (!BLOCKS.has(type)) throw refuse(`${place}.type`, 'is nothing that a page of words may hold');
    const requested: unknown = node.headingData?.level;
    const level = Math.min(
      LAST_LEVEL,
      Math.max(FIRST_LEVEL, Number.isInteger(requested) ? Number(requested) : 2),
    );
    const inside: readonly unknown[] = Array.isArray(node.nodes) ? node.nodes : [];
    return {
      type,
      id: `n${(ids += 1)}`,
      ...(type === 'HEADING' && { headingData: { level } }),
      nodes: inside.map((one, index) => clean(one, `${place}.nodes[${index}]`, depth + 1)),
    };
  }

  const nodes: unknown = isObject(content) ? (content['nodes'] ?? []) : undefined;
  if (!Array.isArray(nodes)) throw refuse(at, 'must be rich content');
  return { nodes: nodes.map((node, index) => clean(node, `${at}.nodes[${index}]`, 1)) };
}
