import { Node } from '@tiptap/core';
import { plainTextOf } from '#shared/rich-content.ts';
import { FOREIGN, readForeign } from './foreign-nodes.ts';

/** A part that another app has written: it can be moved and taken away, and is not lost. @param label what it is called */
export const foreignBlock = (label: string): Node =>
  Node.create({
    name: 'foreign',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      rich: {
        default: '',
        parseHTML: (element) => element.getAttribute(FOREIGN),
        renderHTML: ({ rich }) => ({ [FOREIGN]: String(rich) }),
      },
    }),
    parseHTML: () => [{ tag: `div[${FOREIGN}]` }],
    renderHTML({ node, HTMLAttributes }) {
      const held = readForeign(String(node.attrs['rich']));
      return ['div', HTMLAttributes, held ? plainTextOf({ nodes: [held] }).trim() : ''];
    },
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div');
        dom.dataset['foreign'] = '';
        const name = document.createElement('small');
        name.textContent = label;
        const held = readForeign(String(node.attrs['rich']));
        const words = document.createElement('p');
        words.textContent = held
          ? plainTextOf({ nodes: [held] })
              .trim()
              .slice(0, 200)
          : '';
        dom.append(name, words);
        return { dom };
      },
  });
