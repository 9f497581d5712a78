import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import styles from './locations.module.css';
import type { usePlaceForm } from './use-place-form.ts';
import '../messages.en.ts';
import './locations.en.ts';

interface Props<Form extends { active: boolean }> {
  title: string;
  of: Pick<ReturnType<typeof usePlaceForm<Form>>, 'form' | 'set' | 'ready' | 'deed'>;
  /** Sends what was typed. */
  keep: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** What an area and a place have in common: kept once it is right, and offered or not. */
export function PlaceDialog<Form extends { active: boolean }>({
  title,
  of: { form, set, ready, deed },
  keep,
  onClose,
  children,
}: Props<Form>) {
  const translate = useTranslate();
  const say = (key: string) => translate(`delivery.locations.${key}`);
  const confirm = async () => {
    if (ready() && (await deed.run(keep))) onClose();
  };
  return (
    <ConfirmDialog
      open
      wide
      title={title}
      confirm={say('keep')}
      busy={deed.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
      error={deed.error && { title: say('failed'), cause: deed.error, notDone: say('notDone') }}
    >
      <div className={styles['form']}>
        {children}
        <FormControlLabel
          control={
            <Switch
              checked={form.active}
              onChange={({ target }) => set({ active: target.checked } as Partial<Form>)}
            />
          }
          label={say('active')}
        />
      </div>
    </ConfirmDialog>
  );
}
