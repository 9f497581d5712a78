import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { FieldLabel } from '../FieldLabel.tsx';
import { foreignMarks } from '../rich-text/foreign-marks.ts';
import { useFormState } from './form-context.ts';
import { TextInput } from './TextInput.tsx';
import './rich-text-input.en.ts';
import styles from './form.module.css';

const RichTextEditor = lazy(() => import('../rich-text/RichTextEditor.tsx'));

interface Props {
  /** Holds HTML; also the message `<resource>.field.<name>`, its label. */
  name: string;
  hint: string;
  /** What its pictures are chosen for. */
  picturesFor: string;
}

/** HTML, written as it is seen. Markup that the editor would lose is preserved: the HTML itself is edited until the person decides. */
export function RichTextInput({ name, hint, picturesFor }: Props) {
  const { values } = useFormState();
  const held = values[name];
  const html = typeof held === 'string' ? held : '';
  const [plain, setPlain] = useState(() => foreignMarks(html).length > 0);
  if (plain) return <MarkupInput name={name} html={html} onLeave={() => setPlain(false)} />;
  return <Written name={name} html={html} hint={hint} picturesFor={picturesFor} />;
}

function Written({ name, html, hint, picturesFor }: Props & { html: string }) {
  const translate = useTranslate();
  const id = useId();
  const { resource, allowed, errorAt, change } = useFormState();
  const label = translate(`${resource}.field.${name}`);
  const error = errorAt(name);
  return (
    <div>
      <FieldLabel>{label}</FieldLabel>
      <Suspense fallback={<div className={styles['waiting']} aria-busy />}>
        <RichTextEditor
          label={label}
          value={html}
          invalid={error !== undefined}
          describedBy={`${id}-below`}
          picturesFor={picturesFor}
          onChange={allowed ? (written) => change({ [name]: written }) : undefined}
        />
      </Suspense>
      <FormHelperText id={`${id}-below`} error={error !== undefined}>
        {error ?? hint}
      </FormHelperText>
    </div>
  );
}

function MarkupInput({ name, html, onLeave }: { name: string; html: string; onLeave: () => void }) {
  const translate = useTranslate();
  const { allowed } = useFormState();
  const marks = foreignMarks(html);
  const what = marks.join(', ');
  return (
    <div>
      <TextInput
        name={name}
        hint={translate(marks.length > 0 ? 'markup.hint' : 'markup.free', { what })}
        rows={6}
      />
      {allowed && (
        <Button size="small" variant="text" onClick={onLeave}>
          {translate(marks.length > 0 ? 'markup.leave' : 'markup.edit', { what })}
        </Button>
      )}
    </div>
  );
}
