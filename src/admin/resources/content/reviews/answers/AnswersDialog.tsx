import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedAnswer } from '#shared/saved-answers.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useAnswerChanges, useAnswers } from './use-answers.ts';
import './answer-messages.en.ts';
import styles from './answers.module.css';

const blank = { id: undefined, title: '', text: '' };

/** Where the team keeps its answers: each can be changed, and new ones made. */
export default function AnswersDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { data: answers = [], error, refetch } = useAnswers();
  const { remove } = useAnswerChanges();
  const [edited, setEdited] = useState<SavedAnswer | typeof blank>();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="saved-answers">
      <DialogTitle id="saved-answers">{translate('reviews.answers.title')}</DialogTitle>
      {edited ? (
        <AnswerForm key={edited.id} answer={edited} onDone={() => setEdited(undefined)} />
      ) : (
        <>
          <DialogContent>
            {(error ?? remove.error) && (
              <ErrorState
                inline
                error={error ?? remove.error}
                title={translate('reviews.answers.failed')}
                retry={() => void refetch()}
              />
            )}
            {answers.length === 0 && !error && <p>{translate('reviews.answers.none')}</p>}
            <ul className={styles['list']}>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <span className={styles['item']}>
                    <b>{answer.title}</b>
                    <small dir="auto">{answer.text}</small>
                  </span>
                  <IconButton
                    size="small"
                    aria-label={translate('reviews.answers.edit', { title: answer.title })}
                    onClick={() => setEdited(answer)}
                  >
                    <Pencil aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    disabled={remove.isPending}
                    aria-label={translate('reviews.answers.remove', { title: answer.title })}
                    onClick={() => remove.mutate(answer.id)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('reviews.answers.close')}</Button>
            <Button variant="contained" onClick={() => setEdited(blank)}>
              <Plus aria-hidden />
              {translate('reviews.answers.add')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
