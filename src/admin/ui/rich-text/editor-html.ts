import type { Editor } from '@tiptap/core';

/** Nothing at all where nothing is written, and no empty lines at the end. */
export const htmlOf = (editor: Pick<Editor, 'getHTML'>): string =>
  editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
