import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MAX_TEXT, MAX_TITLE, unknownPlaces } from '#shared/saved-answers.ts';
import { violationsOf } from '#admin/ui/form/violations.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import { useAnswerChanges } from './use-answers.ts';

interface Props {
  answer: { id: string | undefined; title: string; text: string };
  onDone: () => void;
}

/** One answer; what is wrong stands beside its field. */
export function AnswerForm({ answer, onDone }: Props) {
  const translate = useTranslate();
  const [title, setTitle] = useState(answer.title);
  const [text, setText] = useState(answer.text);
  const [checked, setChecked] = useState(false);
  const { save } = useAnswerChanges();
  const rejected = violationsOf(save.error, ['title', 'text']);
  const unknown = unknownPlaces(text);
  const wrong = {
    title:
      title.trim() === ''
        ? translate('reviews.answers.needed')
        : title.trim().length > MAX_TITLE
          ? translate('reviews.answers.tooLong', { most: MAX_TITLE })
          : undefined,
    text:
      text.trim() === ''
        ? translate('reviews.answers.needed')
        : text.trim().length > MAX_TEXT
          ? translate('reviews.answers.tooLong', { most: MAX_TEXT })
          : unknown.length > 0
            ? translate('reviews.answers.unknown', { places: unknown.join(', ') })
            : undefined,
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setChecked(true);
        if (wrong.title === undefined && wrong.text === undefined)
          save.mutate({ id: answer.id, title: title.trim(), text: text.trim() }, { onSuccess: onDone });
      }}
    >
      <DialogContent>
        <div className="stack-14">
          <TextField
            autoFocus
            label={translate('reviews.answers.name')}
            value={title}
            error={(checked ? wrong.title : undefined) ?? rejected.of('title')}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            multiline
            minRows={4}
            label={translate('reviews.answers.text')}
            hint={translate('reviews.answers.textHint')}
            value={text}
            error={(checked ? wrong.text : undefined) ?? rejected.of('text') ?? rejected.other?.message}
            inputProps={{ dir: 'auto' }}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>{translate('reviews.answers.back')}</Button>
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {translate('reviews.answers.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
