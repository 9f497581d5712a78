import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { enterpriseMediaOperations as libraries } from '#wix/enterprise-media-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useLibraryAction } from './use-libraries.ts';

const MAX = 100;

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/i.test(line) && URL.canParse(line);

interface Props {
  categoryIds: string[];
  onClose: () => void;
}

/** Files are fetched by the platform, not by this browser. */
export function AddByAddress({ categoryIds, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [left, setLeft] = useState(false);
  const wrong = lines.find((line) => !isAddress(line));
  const error =
    lines.length > MAX
      ? translate('shared-libraries.address.many')
      : left && wrong !== undefined
        ? translate('shared-libraries.address.wrong', { line: wrong })
        : undefined;
  const add = useLibraryAction(async () => {
    const { done, failed } = await libraries.importMany(lines, categoryIds);
    if (failed > 0) notify('shared-libraries.notAll', { type: 'warning', messageArgs: { done, failed } });
    else notify('shared-libraries.address.begun', { type: 'info', messageArgs: { smart_count: done } });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={translate('shared-libraries.address.title')}
      confirm={translate('shared-libraries.address.confirm')}
      busy={add.isPending}
      disabled={lines.length === 0 || lines.length > MAX || (left && wrong !== undefined)}
      error={
        add.error ? { title: translate('shared-libraries.address.failed'), cause: add.error } : undefined
      }
      onClose={onClose}
      onConfirm={() => (wrong === undefined ? add.mutate(undefined) : setLeft(true))}
    >
      <TextField
        autoFocus
        multiline
        minRows={3}
        maxRows={10}
        label={translate('shared-libraries.address.field')}
        hint={translate('shared-libraries.address.hint')}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setLeft(true)}
      />
    </ConfirmDialog>
  );
}
