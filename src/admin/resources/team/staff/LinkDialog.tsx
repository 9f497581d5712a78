import { useTranslate } from 'ra-core';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import styles from './Staff.module.css';
import type { SentInvitation } from './staff-member.ts';

interface Props {
  invitation: Required<SentInvitation>;
  onClose: () => void;
}

/** The link of an invitation that no mail server sends. */
export function LinkDialog({ invitation: { email, link }, onClose }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      title={translate('staff.linkTitle', { email })}
      confirm={translate('staff.linkDone')}
      onClose={onClose}
    >
      <p className={styles['text']}>{translate('staff.linkDetail')}</p>
      <CodeBlock label={translate('staff.link')} text={link} strong />
    </ConfirmDialog>
  );
}
