import type { Extensions } from '@tiptap/core';
import Blockquote from '@tiptap/extension-blockquote';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Heading from '@tiptap/extension-heading';
import HorizontalRule from '@tiptap/extension-horizontal-rule';
import Image from '@tiptap/extension-image';
import Italic from '@tiptap/extension-italic';
import Link from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Strike from '@tiptap/extension-strike';
import Text from '@tiptap/extension-text';
import Underline from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { mediaUrl } from '#wix/media-url.ts';
import { LINK } from './foreign-marks.ts';

const SHOWN = { width: 480, height: 480 };

/** An image of the media library: stored by its URL at the platform, displayed in the width of the field. */
const LibraryPicture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      const show = ({ src, alt }: { src?: unknown; alt?: unknown }) => {
        const address = typeof src === 'string' ? src : '';
        dom.src = mediaUrl(address, SHOWN, 'fit') ?? address;
        dom.alt = typeof alt === 'string' ? alt : '';
      };
      show(node.attrs);
      return {
        dom,
        update(next) {
          if (next.type !== node.type) return false;
          show(next.attrs);
          return true;
        },
      };
    };
  },
});

/** What a text can hold; `foreignMarks` knows the same of HTML. */
export const extensions: Extensions = [
  Bold,
  Blockquote,
  BulletList,
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading,
  UndoRedo,
  HorizontalRule,
  Italic,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => LINK.test(address),
  }),
  OrderedList,
  Paragraph,
  Strike,
  Text,
  Underline,
  LibraryPicture,
];
