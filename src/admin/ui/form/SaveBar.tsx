import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { BottomBar } from '../BottomBar.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { PageFoot } from '../page-foot.ts';
import { usePhone } from '../use-phone.ts';
import { useRecordMessages } from '../use-record-messages.ts';
import styles from './form.module.css';
import { useFormState } from './form-context.ts';

/** What was changed, and the button that keeps it: always in sight, with the reason beside it while it is off. */
export function SaveBar({ compact }: { compact: boolean }) {
  const translate = useTranslate();
  const say = useRecordMessages();
  const phone = usePhone();
  const foot = use(PageFoot);
  const { record, changed, dirty, conflict, busy, told: own, labelOf, take, save } = useFormState();
  const parts = changed.map((name) => labelOf(name)).join(', ');
  const buttons = (
    <>
      {dirty && (
        <Button onClick={take} disabled={busy}>
          {translate('counterpart.form.discard')}
        </Button>
      )}
      <Button
        type={compact ? 'submit' : 'button'}
        variant="contained"
        disabled={!dirty || conflict || busy}
        aria-busy={busy}
        onClick={compact ? undefined : () => void save()}
      >
        {record
          ? own
            ? translate(own.save.key, own.save.values)
            : translate('counterpart.form.save')
          : say('create.confirm')}
        {!phone && <KeyHint keys={['mod', 'S']} />}
      </Button>
    </>
  );
  const text = (
    <span className={styles['note']} role="status">
      {conflict && translate('counterpart.form.decideFirst')}
      {!conflict && !dirty && translate(`counterpart.form.${record ? 'unchanged' : 'untouched'}`)}
      {!conflict && dirty && (
        <>
          <i aria-hidden />
          <b>
            {own
              ? translate(own.title.key, own.title.values)
              : translate('counterpart.form.changed', { smart_count: changed.length })}
          </b>{' '}
          {own ? own.detail && translate(own.detail.key, own.detail.values) : parts}
        </>
      )}
    </span>
  );
  if (phone) {
    return (
      <>
        <div className={styles['phoneNote']}>{text}</div>
        <BottomBar>{buttons}</BottomBar>
      </>
    );
  }
  const bar = (
    <div className={styles['bar']} data-save-bar>
      {text}
      {buttons}
    </div>
  );
  // A form may be one column of its page, or shorter than it; its bar is at the foot of the page all the same.
  return !compact && foot ? createPortal(bar, foot) : bar;
}
