import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { Icon, type IconName } from '../../shell/ui/Icon.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './profile.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  editor: Editor;
  label: string;
}

/** One stop for the keyboard: arrows go from tool to tool. */
export function AboutTools({ editor, label }: Props) {
  const t = useT();
  const [linking, setLinking] = useState(false);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { name: 'bold', run: () => chain().toggleBold().run() },
    { name: 'italic', run: () => chain().toggleItalic().run() },
    { name: 'bullets', run: () => chain().toggleBulletList().run() },
    { name: 'numbers', run: () => chain().toggleOrderedList().run() },
    { name: 'link', run: () => setLinking(true) },
  ] as const satisfies readonly { name: IconName; run: () => void }[];
  const onKeyDown = (event: KeyboardEvent): void => {
    const flip = bar.current && getComputedStyle(bar.current).direction === 'rtl' ? -1 : 1;
    const step = (STEPS[event.key] ?? 0) * flip;
    if (step === 0) return;
    event.preventDefault();
    const next = (at + step + tools.length) % tools.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('about.tools', { name: label })}
        className={styles['tools']}
        onKeyDown={onKeyDown}
      >
        {tools.map(({ name, run }, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === at ? 0 : -1}
            title={t(`about.tool.${name}`)}
            aria-label={t(`about.tool.${name}`)}
            aria-pressed={on[name]}
            onFocus={() => setAt(index)}
            onClick={run}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </>
  );
}
