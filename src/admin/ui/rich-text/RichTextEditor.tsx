import { EditorContent, useEditor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { htmlOf } from './editor-html.ts';
import { extensions } from './extensions.ts';
import { foreignBlock } from './foreign-block.ts';
import { PictureBar } from './PictureBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import './messages.en.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  value: string;
  /** Message ids that say more of it. */
  describedBy?: string | undefined;
  label: string;
  invalid?: boolean;
  /** Absent: it is only read. */
  onChange?: ((html: string) => void) | undefined;
  /** What the pictures are chosen for. */
  picturesFor: string;
}

/** Writing with headings, lists, links and pictures; it gives and takes HTML. Comes with its first use: it is large. */
export default function RichTextEditor(props: RichTextProps) {
  const { value, label, describedBy, invalid = false, onChange, picturesFor } = props;
  /** What was given, how the editor writes the same, and what it last gave back. */
  const input = useRef({ value, own: '', told: value });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-invalid': String(invalid),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(!onChange && { 'aria-readonly': 'true' }),
  };
  const translate = useTranslate();
  const [known] = useState(() => [...extensions, foreignBlock(translate('richText.foreign'))]);
  const editor = useEditor({
    extensions: known,
    // Its stylesheet is ours: the page's policy takes none that a script writes.
    injectCSS: false,
    content: value,
    editable: onChange !== undefined,
    editorProps: { attributes },
    onCreate: ({ editor: made }) => {
      input.current.own = htmlOf(made);
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed);
      // Back where it began: nothing is changed, however the same was written before.
      const told = html === input.current.own ? input.current.value : html;
      input.current.told = told;
      tell.current?.(told);
    },
  });
  useEffect(() => {
    editor.setOptions({ editable: onChange !== undefined, editorProps: { attributes } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the attributes are made of these
  }, [editor, label, describedBy, invalid, onChange === undefined]);
  useEffect(() => {
    if (value === input.current.told) return;
    editor.commands.setContent(value, { emitUpdate: false });
    input.current = { value, own: htmlOf(editor), told: value };
  }, [editor, value]);
  return (
    <div className={styles['field']} data-invalid={invalid || undefined} data-read={!onChange || undefined}>
      {onChange && <Toolbar editor={editor} label={label} picturesFor={picturesFor} />}
      {onChange && <PictureBar editor={editor} />}
      <EditorContent editor={editor} className={styles['text']} />
    </div>
  );
}
