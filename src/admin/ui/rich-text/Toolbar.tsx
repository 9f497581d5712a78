import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { insertPictures } from './insert-pictures.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './rich-text.module.css';

interface Tool {
  name: string;
  icon: LucideIcon;
  run: () => void;
  /** Of those that are on or off. */
  on?: boolean;
  disabled?: boolean;
  /** A new group begins. */
  apart?: boolean;
}

interface Props {
  editor: Editor;
  label: string;
  picturesFor: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop for the keyboard: arrows go from tool to tool. */
export function Toolbar({ editor, label, picturesFor }: Props) {
  const translate = useTranslate();
  const [linking, setLinking] = useState(false);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      focused: now.isFocused,
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  // Until somebody is in the text the cursor is nowhere, though the editor counts it as before the first letter.
  const [entered, setEntered] = useState(false);
  if (state.focused && !entered) setEntered(true);
  const chain = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    { name: 'heading', icon: Heading2, on: state.h2, run: () => chain().toggleHeading({ level: 2 }).run() },
    {
      name: 'subheading',
      icon: Heading3,
      on: state.h3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { name: 'bold', icon: Bold, on: state.bold, apart: true, run: () => chain().toggleBold().run() },
    { name: 'italic', icon: Italic, on: state.italic, run: () => chain().toggleItalic().run() },
    {
      name: 'bullets',
      icon: List,
      on: state.bullets,
      apart: true,
      run: () => chain().toggleBulletList().run(),
    },
    { name: 'numbers', icon: ListOrdered, on: state.numbers, run: () => chain().toggleOrderedList().run() },
    { name: 'link', icon: Link2, on: state.link, apart: true, run: () => setLinking(true) },
    {
      name: 'picture',
      icon: ImagePlus,
      run: () => void insertPictures(editor, translate('richText.pickFor', { name: picturesFor })),
    },
    { name: 'undo', icon: Undo2, disabled: !state.undo, apart: true, run: () => chain().undo().run() },
    { name: 'redo', icon: Redo2, disabled: !state.redo, run: () => chain().redo().run() },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const flip = bar.current && getComputedStyle(bar.current).direction === 'rtl' ? -1 : 1;
    const step = (STEPS[event.key] ?? 0) * flip;
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tools.length - 1 };
    const next = ends[event.key] ?? (step === 0 ? undefined : (at + step + tools.length) % tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={translate('richText.tools', { name: label })}
        className={styles['tools']}
        onKeyDown={onKeyDown}
      >
        {tools.map(({ name, icon: Icon, on, disabled = false, apart, run }, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === at ? 0 : -1}
            title={translate(`richText.${name}`)}
            aria-label={translate(`richText.${name}`)}
            {...(on !== undefined && { 'aria-pressed': entered && on })}
            aria-disabled={disabled}
            data-apart={apart}
            onFocus={() => setAt(index)}
            // Clicking a tool must not move the focus: the next keystroke belongs to the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !disabled && run()}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
      </div>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
