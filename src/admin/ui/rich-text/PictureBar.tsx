import Button from '@mui/material/Button';
import { useEditorState, type Editor } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { TextField } from '../TextField.tsx';
import styles from './rich-text.module.css';

const MAX_LENGTH = 1000;

/** What the chosen picture shows, for who cannot see it. */
export function PictureBar({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }): string | undefined => {
      if (!now.isActive('image')) return undefined;
      const held: unknown = now.getAttributes('image')['alt'];
      return typeof held === 'string' ? held : '';
    },
  });
  if (alt === undefined) return null;
  return (
    <div className={styles['picture']}>
      <TextField
        label={translate('richText.alt')}
        value={alt}
        size="small"
        inputProps={{ maxLength: MAX_LENGTH }}
        onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
      />
      <Button size="small" variant="text" onClick={() => editor.chain().focus().deleteSelection().run()}>
        <Trash2 aria-hidden />
        {translate('richText.removePicture')}
      </Button>
    </div>
  );
}
