import { useEditorState, type Editor } from '@tiptap/react';
import { lazy, Suspense, useCallback, useRef, useState, type KeyboardEvent } from 'react';
import type { UploadedFile } from '#wix/shopper/upload-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { Icon, type IconName } from '../../shell/ui/Icon.tsx';
import { pictureNode } from './about-nodes.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './profile.module.css';

const UploadField = lazy(() => import('../../shell/uploads/UploadField.tsx'));

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  editor: Editor;
  label: string;
}

/** One stop for the keyboard: arrows go from tool to tool. */
export function AboutTools({ editor, label }: Props) {
  const t = useT();
  const [linking, setLinking] = useState(false);
  const [choosing, setChoosing] = useState(false);
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
    { name: 'camera', run: () => setChoosing(true) },
  ] as const satisfies readonly { name: IconName; run: () => void }[];
  const insert = useCallback(
    ([file]: UploadedFile[]): void => {
      if (!file) return;
      const { id, width = 0, height = 0 } = file;
      editor.chain().focus().insertContent(pictureNode({ id, width, height })).run();
      setChoosing(false);
    },
    [editor],
  );
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
            {...(name !== 'camera' && { 'aria-pressed': on[name] })}
            onFocus={() => setAt(index)}
            // Clicking a tool must not move the focus: the next keystroke belongs to the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon name={name} />
          </button>
        ))}
      </div>
      {choosing && (
        <Suspense>
          <div className={styles['choosing']}>
            <UploadField
              label={t('about.picture')}
              hint={t('about.pictureHint')}
              most={1}
              video={false}
              onChange={insert}
            />
            <button type="button" className="link" onClick={() => setChoosing(false)}>
              {t('account.cancel')}
            </button>
          </div>
        </Suspense>
      )}
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
    </>
  );
}
