import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import Italic from '@tiptap/extension-italic';
import Link from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { safeAddress, plainTextOf, type RichContent } from '#shared/rich-content.ts';
import { useT } from '../../shell/page-context.tsx';
import { aboutNodes } from './about-nodes.ts';
import { AboutTools } from './AboutTools.tsx';
import { fromEditor, toEditor } from './editor-content.ts';
import styles from './profile.module.css';

const writing = [
  Bold,
  BulletList,
  Document,
  Dropcursor,
  Gapcursor,
  UndoRedo,
  Italic,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => safeAddress(address) !== undefined,
  }),
  OrderedList,
  Paragraph,
  Text,
];

interface Props {
  label: string;
  describedBy: string;
  invalid: boolean;
  /** What it begins with. */
  content: RichContent;
  onChange: (content: RichContent, words: string) => void;
}

/** A small set: paragraphs, bold, italic, lists, links and pictures. Comes with the page that writes: it is large. */
export default function AboutEditor({ label, describedBy, invalid, content, onChange }: Props) {
  const t = useT();
  const [extensions] = useState(() => [
    ...writing,
    ...aboutNodes({ foreign: t('about.foreign'), picture: t('about.picture') }),
  ]);
  const attributes = {
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': String(invalid),
  };
  const editor = useEditor({
    extensions,
    // Its stylesheet is ours: the page's policy takes none that a script writes.
    injectCSS: false,
    content: toEditor(content),
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      const written = fromEditor(changed.getJSON());
      onChange(written, plainTextOf(written).trim());
    },
  });
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the attributes are made of these
  }, [editor, label, describedBy, invalid]);
  return (
    <div className={styles['editor']} data-invalid={invalid || undefined}>
      <AboutTools editor={editor} label={label} />
      <EditorContent editor={editor} className={styles['text']} />
    </div>
  );
}
