import { Extension, Mark, Node, type JSONContent } from '@tiptap/core';
import { pictureOf, plainTextOf, type RichNode } from '#shared/rich-content.ts';
import { renditionUrl } from '../../shell/picture-sources.ts';

/** Twice as fine as it stands in the editor. */
const SHOWN_WIDTH = 960;

/** What it is called where nothing of it can be drawn. */
interface NodeLabels {
  /** Another app's piece, that stays as it is. */
  foreign: string;
  picture: string;
}

const carriedNode = { default: null, rendered: false } as const;

/** One of the member's own, as wide as the text. */
export const pictureNode = ({
  id,
  width,
  height,
}: {
  id: string;
  width: number;
  height: number;
}): JSONContent => ({
  type: 'picture',
  attrs: {
    node: {
      type: 'IMAGE',
      id: crypto.randomUUID(),
      nodes: [],
      imageData: {
        containerData: { width: { size: 'CONTENT' }, alignment: 'CENTER', textWrap: false },
        image: { src: { id }, width, height },
      },
    },
  },
});

/** What the editor itself does not write, and does not lose. */
export const aboutNodes = ({ foreign, picture }: NodeLabels) => [
  Extension.create({
    name: 'carried-attributes',
    addGlobalAttributes: () => [
      {
        types: ['paragraph', 'bulletList', 'orderedList', 'listItem'],
        attributes: { carried: { default: null, rendered: false, keepOnSplit: false } },
      },
    ],
  }),
  Mark.create({
    name: 'carried',
    inclusive: false,
    addAttributes: () => ({ decorations: { default: [], rendered: false } }),
    renderHTML: () => ['span', 0],
  }),
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ node: carriedNode }),
    renderHTML({ node }) {
      const shown = pictureOf((node.attrs['node'] ?? {}) as RichNode);
      if (!shown) return ['figure', {}];
      const { width, height, alt } = shown;
      const src = renditionUrl(shown, SHOWN_WIDTH, shown, 'webp');
      return ['figure', {}, ['img', { src, alt: alt || picture, width, height }]];
    },
  }),
  Node.create({
    name: 'foreign',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ node: carriedNode }),
    renderHTML({ node }) {
      const words = plainTextOf({ nodes: [(node.attrs['node'] ?? {}) as RichNode] }).trim();
      return ['div', { 'data-foreign': '' }, ['small', {}, foreign], ['div', {}, words.slice(0, 200)]];
    },
  }),
];
