import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Draft, DraftAddress } from '#wix/draft-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { AddressFields } from '#admin/ui/address/AddressFields.tsx';
import { addressText, checkAddressText } from '#admin/ui/address/address-text.ts';
import { addressFrom, isBilledAsShipped, linesOf } from '../show/addresses.ts';
import { emailOf } from './draft-record.ts';
import styles from './drafts.module.css';
import type { DraftEditor } from './editor/use-draft-editor.ts';

type AddressPart = 'email' | 'recipient' | 'billing';

interface Props {
  draft: Draft;
  editor: DraftEditor;
  mayEdit: boolean;
}

const isCollected = ({ shippingInfo }: Draft): boolean =>
  Boolean(shippingInfo?.shippingInfo?.logistics?.pickupDetails);

/** Who it is for, where it goes and who pays. */
export function CustomerCard({ draft, editor, mayEdit }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const [open, setOpen] = useState<AddressPart>();
  const addresses = {
    recipient: draft.recipientInfo?.recipientInfo,
    billing: draft.billingDetails?.billingInfo,
  };
  const result: Record<AddressPart, string[]> = {
    email: [emailOf(draft)].filter(Boolean),
    recipient: linesOf(addresses.recipient, locale),
    billing: linesOf(addresses.billing, locale),
  };
  const same = !isCollected(draft) && isBilledAsShipped(result.billing, result.recipient);
  const toldOf = (part: AddressPart): string[] =>
    part === 'billing' && same ? [translate('drafts.customer.same')] : result[part];
  return (
    <Card>
      <h2 className="visually-hidden">{translate('drafts.customer.title')}</h2>
      <div className={styles['people']}>
        {(['email', 'recipient', 'billing'] as const).map((part) => (
          <section key={part} aria-label={translate(`drafts.customer.${part}`)}>
            <small>{translate(`drafts.customer.${part}`)}</small>
            {toldOf(part).length === 0 && (
              <span className="subtle">{translate(`drafts.customer.none.${part}`)}</span>
            )}
            {toldOf(part).map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
            {mayEdit && (
              <Button
                variant="text"
                size="small"
                aria-label={translate(`drafts.customer.edit.${part}`)}
                onClick={() => setOpen(part)}
              >
                {translate(result[part].length === 0 ? 'drafts.customer.add' : 'drafts.customer.change')}
              </Button>
            )}
          </section>
        ))}
      </div>
      {open === 'email' && (
        <EmailDialog email={emailOf(draft)} editor={editor} onClose={() => setOpen(undefined)} />
      )}
      {(open === 'recipient' || open === 'billing') && (
        <AddressPart
          part={open}
          before={addresses[open]}
          editor={editor}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

interface DialogProps {
  editor: DraftEditor;
  onClose: () => void;
}

function useSaving(editor: DraftEditor, onClose: () => void) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    save: async (change: Promise<boolean>) => {
      setBusy(true);
      const done = await change;
      setBusy(false);
      if (done) onClose();
    },
    error:
      editor.error && !busy ? { title: translate('drafts.change.failed'), cause: editor.error } : undefined,
  };
}

function EmailDialog({ email, editor, onClose }: DialogProps & { email: string }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(email);
  const { busy, save, error } = useSaving(editor, onClose);
  return (
    <ConfirmDialog
      open
      title={translate('drafts.customer.edit.email')}
      confirm={translate('drafts.customer.save')}
      busy={busy}
      disabled={typed.trim() === email}
      error={error}
      onConfirm={() => void save(editor.change('setEmail', typed.trim()))}
      onClose={onClose}
    >
      <TextField
        label={translate('drafts.customer.email')}
        type="email"
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function AddressPart({
  part,
  before,
  editor,
  onClose,
}: DialogProps & { part: 'recipient' | 'billing'; before: DraftAddress | undefined }) {
  const translate = useTranslate();
  const was = addressText(before);
  const [text, setText] = useState(was);
  const { busy, save, error } = useSaving(editor, onClose);
  const [checked, setChecked] = useState(false);
  const problems = checkAddressText(text, was);
  const confirm = () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const next = withoutBlanks(addressFrom(text, before));
    void save(editor.change(part === 'billing' ? 'setBilling' : 'setRecipient', next));
  };
  return (
    <ConfirmDialog
      open
      title={translate(`drafts.customer.edit.${part}`)}
      confirm={translate('drafts.customer.save')}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <AddressFields text={text} problems={checked ? problems : {}} onChange={setText} />
    </ConfirmDialog>
  );
}

/** A draft is given the whole address: what was left empty is not part of it. */
function withoutBlanks({ address, contactDetails }: DraftAddress): DraftAddress {
  const filled = <AddressPart extends object>(part: AddressPart | undefined) =>
    Object.fromEntries(
      Object.entries(part ?? {}).filter(([, value]) => value !== '' && value !== null),
    ) as AddressPart;
  return { address: filled(address), contactDetails: filled(contactDetails) };
}
