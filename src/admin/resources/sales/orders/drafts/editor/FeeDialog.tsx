import { useTranslate } from 'ra-core';
import { NamedAmountDialog } from './NamedAmountDialog.tsx';
import type { DraftEditor } from './use-draft-editor.ts';

interface Props {
  currency: string;
  editor: DraftEditor;
  onClose: () => void;
}

export function FeeDialog({ editor, ...props }: Props) {
  const translate = useTranslate();
  return (
    <NamedAmountDialog
      {...props}
      editor={editor}
      title={translate('drafts.fee.add')}
      words="drafts.fee"
      longestName={50}
      add={(name, price) => editor.change('addFee', { name, price })}
    />
  );
}
