import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MANUAL_PAYMENT_BOUNDS as BOUNDS, type ManualPaymentMethod } from '#shared/manual-payments.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#shared/shop-texts.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './Payments.module.css';
import { useSaveMethods } from './use-manual-methods.ts';

interface Props {
  /** As it is, or a new one that is among none yet. */
  method: ManualPaymentMethod;
  methods: readonly ManualPaymentMethod[];
  onClose: () => void;
}

/** A way to pay of the store's own: its name and how to pay, in each language of the store. */
export function ManualMethodDialog({ method, methods, onClose }: Props) {
  const translate = useTranslate();
  const [values, setValues] = useState(method);
  const [tried, setTried] = useState(false);
  const save = useSaveMethods(onClose);
  const say = (key: string, words?: object) => translate(`payments.manual.${key}`, words);
  const at = methods.findIndex(({ id }) => id === method.id);
  const isNameless = values.name.en.trim() === '';
  const place = `methods.${at === -1 ? methods.length : at}`;
  const places = TEXT_LANGUAGES.flatMap((language) => [
    `${place}.name.${language}`,
    `${place}.instructions.${language}`,
  ]);
  const rejected = violationsOf(save.error, places);
  const field = (name: 'name' | 'instructions', language: TextLanguage) => (
    <TextField
      key={`${name}.${language}`}
      label={say(`${name}.${language}`)}
      hint={language === 'en' ? say(`${name}.hint`) : undefined}
      value={values[name][language]}
      error={
        tried && isNameless && name === 'name' && language === 'en'
          ? say('nameRequired')
          : rejected.of(`${place}.${name}.${language}`)
      }
      multiline={name === 'instructions'}
      {...(name === 'instructions' && { minRows: 2 })}
      inputProps={{ maxLength: BOUNDS[name], lang: language, dir: language === 'he' ? 'rtl' : 'ltr' }}
      onChange={({ target }) =>
        setValues({ ...values, [name]: { ...values[name], [language]: target.value } })
      }
    />
  );
  return (
    <ConfirmDialog
      open
      wide
      title={say(at === -1 ? 'newTitle' : 'editTitle', { name: method.name.en })}
      confirm={say('save')}
      busy={save.isPending}
      error={rejected.other && { title: say('failed'), cause: rejected.other }}
      onConfirm={() => {
        setTried(true);
        if (!isNameless) save.mutate(at === -1 ? [...methods, values] : methods.toSpliced(at, 1, values));
      }}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <FormControlLabel
          control={
            <Switch
              checked={values.offered}
              onChange={({ target }) => setValues({ ...values, offered: target.checked })}
            />
          }
          label={say('offer')}
        />
        {TEXT_LANGUAGES.map((language) => field('name', language))}
        {TEXT_LANGUAGES.map((language) => field('instructions', language))}
        <p>{say('explanation')}</p>
        <EmailNotice of="payments.manual.explanation" />
      </div>
    </ConfirmDialog>
  );
}
