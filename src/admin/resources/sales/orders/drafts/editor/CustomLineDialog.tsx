import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { NamedAmountDialog } from './NamedAmountDialog.tsx';
import type { DraftEditor } from './use-draft-editor.ts';

interface Props {
  currency: string;
  editor: DraftEditor;
  onClose: () => void;
}

/** A line that is in no catalogue: a service, a favour, something made once. */
export function CustomLineDialog({ editor, ...props }: Props) {
  const translate = useTranslate();
  const [delivered, setDelivered] = useState(false);
  return (
    <NamedAmountDialog
      {...props}
      editor={editor}
      title={translate('drafts.custom.title')}
      words="drafts.custom"
      longestName={200}
      add={(name, price) =>
        editor.change('addLines', {
          customLineItems: [
            {
              productName: { original: name },
              quantity: 1,
              price,
              itemType: { preset: delivered ? 'PHYSICAL' : 'SERVICE' },
              physicalProperties: { shippable: delivered },
            },
          ],
        })
      }
    >
      <FormControlLabel
        control={<Checkbox checked={delivered} onChange={(event) => setDelivered(event.target.checked)} />}
        label={translate('drafts.custom.delivered')}
      />
    </NamedAmountDialog>
  );
}
