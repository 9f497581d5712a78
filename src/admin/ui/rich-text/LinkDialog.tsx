import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { TextField } from '../TextField.tsx';
import { LINK } from './foreign-marks.ts';

/** `example.com/care` is meant as a web address. */
const completed = (typed: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;

/** Where the chosen words lead; without any chosen the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate();
  const before: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const [wrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const confirm = () => {
    const href = completed(typed.trim());
    if (!LINK.test(href)) return setWrong(true);
    const words = editor.state.selection.empty && !editor.isActive('link');
    if (words)
      editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  return (
    <ConfirmDialog
      open
      title={translate('richText.linkTitle')}
      confirm={translate('richText.linkSet')}
      onConfirm={confirm}
      onClose={close}
    >
      <TextField
        label={translate('richText.address')}
        value={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that a person has just opened
        autoFocus
        hint={translate('richText.addressHint')}
        error={wrong ? translate('richText.addressWrong') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      {typeof before === 'string' && (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetLink().run();
            close();
          }}
        >
          {translate('richText.unlink')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
