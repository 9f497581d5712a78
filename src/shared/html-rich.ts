import { htmlTokens, type HtmlToken } from './html-tokens.ts';
import { LINK } from './rich-html.ts';
import type { Decoration, RichContent, RichNode } from './rich-content.ts';
import { ownValue } from './own-value.ts';

const MARKS: Readonly<Record<string, Decoration>> = {
  strong: { type: 'BOLD', fontWeightValue: 700 },
  b: { type: 'BOLD', fontWeightValue: 700 },
  em: { type: 'ITALIC', italicData: true },
  i: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE' },
  s: { type: 'STRIKETHROUGH' },
};
const CONTAINERS: Readonly<Record<string, string>> = {
  blockquote: 'BLOCKQUOTE',
  ul: 'BULLETED_LIST',
  ol: 'ORDERED_LIST',
  li: 'LIST_ITEM',
};
/** They have no node of their own and end what was begun. */
const BREAKS: ReadonlySet<string> = new Set(
  'div section article table tbody thead tr td th dl dt dd figure figcaption header footer'.split(' '),
);
const HEADING = /^h([1-6])$/;
const LIBRARY = /^(?:wix:image:\/\/v1\/|(?:https:\/\/static\.wixstatic\.com)?\/media\/)([^/?#]+)/;
const MAX_DEPTH = 20;

type Open = Extract<HtmlToken, { kind: 'open' | 'close' }>;
type Draft = RichNode & { nodes: RichNode[] };

function pictureNode({
  src = '',
  alt = '',
  width,
  height,
}: Readonly<Record<string, string>>): RichNode | undefined {
  const id = LIBRARY.exec(src)?.[1];
  if (id === undefined && !/^https?:\/\//i.test(src)) return undefined;
  const size = (text: string | undefined): number | undefined =>
    /^\d{1,5}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : undefined;
  const [wide, high] = [size(width), size(height)];
  return {
    type: 'IMAGE',
    nodes: [],
    imageData: {
      image: {
        src: id === undefined ? { url: src } : { id },
        ...(wide && { width: wide }),
        ...(high && { height: high }),
      },
      ...(alt !== '' && { altText: alt }),
    },
  };
}

/** Builds the nodes as the tokens come. */
class Builder {
  readonly nodes: RichNode[] = [];
  #containers: { tag: string; nodes: RichNode[] }[] = [];
  #block: Draft | undefined;
  #marks: { tag: string; decoration: Decoration }[] = [];
  #ids = 0;

  #id = (): string => `n${(this.#ids += 1)}`;

  #put(node: RichNode): void {
    (this.#containers.at(-1)?.nodes ?? this.nodes).push({ id: this.#id(), ...node });
  }

  endBlock(): void {
    this.#block = undefined;
  }

  #begin(node: RichNode): Draft {
    this.endBlock();
    const draft: Draft = { id: this.#id(), ...node, nodes: [] };
    (this.#containers.at(-1)?.nodes ?? this.nodes).push(draft);
    return draft;
  }

  text(text: string): void {
    // What lies between two blocks is the layout of the HTML.
    if (!this.#block && text.trim() === '') return;
    this.#block ??= this.#begin({ type: 'PARAGRAPH', paragraphData: {} } as RichNode);
    this.#block.nodes.push({
      type: 'TEXT',
      id: '',
      nodes: [],
      textData: { text, decorations: this.#marks.map(({ decoration }) => decoration) },
    });
  }

  whole(node: RichNode): void {
    this.endBlock();
    this.#put(node);
  }

  #leave(tag: string): void {
    const at = this.#containers.findLastIndex((one) => one.tag === tag);
    if (at === -1) return;
    this.endBlock();
    this.#containers.length = at;
  }

  #enter({ tag, attributes }: Open): void {
    const inList = ['ul', 'ol'].includes(this.#containers.at(-1)?.tag ?? '');
    if (tag === 'li') {
      const list = this.#containers.findLastIndex((one) => one.tag === 'ul' || one.tag === 'ol');
      if (list === -1) return this.endBlock();
      this.#containers.length = list + 1;
    } else if (inList) this.#enter({ kind: 'open', tag: 'li', attributes: {} });
    if (this.#containers.length >= MAX_DEPTH) return this.endBlock();
    const start = Number(attributes['start']);
    const { nodes } = this.#begin({
      type: ownValue(CONTAINERS, tag) ?? '',
      ...(tag === 'ol' && Number.isInteger(start) && start > 1 && { orderedListData: { start } }),
    });
    this.#containers.push({ tag, nodes });
  }

  mark(tag: string, decoration: Decoration): void {
    this.#marks.push({ tag, decoration });
  }

  unmark(tag: string): void {
    const at = this.#marks.findLastIndex((one) => one.tag === tag);
    if (at !== -1) this.#marks.splice(at, 1);
  }

  open(token: Open): void {
    const { tag, attributes } = token;
    const [, level] = HEADING.exec(tag) ?? [];
    const mark = ownValue(MARKS, tag);
    const href = attributes['href'] ?? '';
    if (tag === 'p') this.#block = this.#begin({ type: 'PARAGRAPH', paragraphData: {} } as RichNode);
    else if (level) this.#block = this.#begin({ type: 'HEADING', headingData: { level: Number(level) } });
    else if (ownValue(CONTAINERS, tag)) this.#enter(token);
    else if (mark) this.mark(tag, mark);
    else if (tag === 'a')
      this.mark(tag, { type: 'LINK', linkData: { link: LINK.test(href) ? { url: href } : {} } });
    else if (tag === 'br') this.text('\n');
    else if (tag === 'hr') this.whole({ type: 'DIVIDER', nodes: [] });
    else if (tag === 'img') {
      const node = pictureNode(attributes);
      if (node) this.whole(node);
    } else if (BREAKS.has(tag)) this.endBlock();
  }

  close({ tag }: Open): void {
    if (ownValue(CONTAINERS, tag)) this.#leave(tag);
    else if (ownValue(MARKS, tag) || tag === 'a') this.unmark(tag);
    else if (tag === 'p' || HEADING.test(tag) || BREAKS.has(tag)) this.endBlock();
  }
}

/** A link that leads nowhere is none. */
function settled(node: RichNode): RichNode {
  const { nodes = [], textData } = node;
  if (textData)
    return {
      ...node,
      textData: {
        ...textData,
        decorations: (textData.decorations ?? []).filter(
          ({ type, linkData }) => type !== 'LINK' || linkData?.link?.url !== undefined,
        ),
      },
    };
  return { ...node, nodes: nodes.map(settled) };
}

/** What an opening tag stands for as a whole, up to its closing tag. */
type ReadNode = (tag: string, attributes: Readonly<Record<string, string>>) => RichNode | undefined;

/** HTML as rich content: what has a node of its own becomes it, of anything else the words stay, and nothing that runs. */
export function richOfHtml(html: string, read: ReadNode = () => undefined): RichContent {
  const builder = new Builder();
  let skipping: string | undefined;
  for (const token of htmlTokens(html)) {
    if (skipping !== undefined) {
      if (token.kind === 'close' && token.tag === skipping) skipping = undefined;
    } else if (token.kind === 'text') builder.text(token.text);
    else if (token.kind === 'close') builder.close(token);
    else {
      const own = read(token.tag, token.attributes);
      if (own) {
        builder.whole(own);
        skipping = token.tag;
      } else builder.open(token);
    }
  }
  return { nodes: builder.nodes.map(settled) };
}
