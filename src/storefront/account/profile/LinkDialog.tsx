import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { safeAddress } from '#shared/rich-content.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Dialog } from '../../shell/ui/Dialog.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { completed } from './complete-address.ts';
import styles from './profile.module.css';

interface Props {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Where the chosen words lead; without any chosen the address itself is written. */
export function LinkDialog({ editor, open, onClose }: Props) {
  const t = useT();
  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Dialog open={open} title={t('about.tool.link')} onClose={close}>
      <LinkForm editor={editor} onDone={close} />
    </Dialog>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useT();
  const before: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const href = safeAddress(completed(typed.trim()));
    if (href === undefined) return setWrong(true);
    if (editor.state.selection.empty && !editor.isActive('link'))
      editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  return (
    <form className={styles['link']} noValidate onSubmit={submit}>
      <TextField
        label={t('about.address')}
        type="url"
        dir="ltr"
        hint={t('about.addressHint')}
        error={wrong && t('about.addressWrong')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <p className={styles['buttons']}>
        <Button type="submit">{t('about.linkSet')}</Button>
        {typeof before === 'string' && (
          <Button
            look="line"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {t('about.unlink')}
          </Button>
        )}
      </p>
    </form>
  );
}
