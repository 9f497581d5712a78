import type { Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { mediaUrl } from '../../../wix/media-url.ts';
import { LINK } from './foreign-marks.ts';

const SHOWN = { width: 480, height: 480 };

/** A picture of the library: kept by its address at the platform, shown in the size of the field. */
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
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => LINK.test(address),
    },
  }),
  LibraryPicture,
];
