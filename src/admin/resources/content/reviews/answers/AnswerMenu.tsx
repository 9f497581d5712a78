import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, MessageSquareQuote, Settings2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { fillAnswer, type AnswerPlace } from '#shared/saved-answers.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { useAnswers } from './use-answers.ts';
import './answer-messages.en.ts';
import styles from './answers.module.css';

const AnswersDialog = lazyPart(() => import('./AnswersDialog.tsx'));

interface Props {
  /** What is known of the review that is answered. */
  facts: Readonly<Partial<Record<AnswerPlace, string>>>;
  onChoose: (text: string) => void;
}

/** The team's answers, filled for this review; and where they are kept. */
export function AnswerMenu({ facts, onChoose }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [managing, setManaging] = useState(false);
  const { data: answers = [] } = useAnswers();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MessageSquareQuote aria-hidden />
        {translate('reviews.answers.open')}
        <ChevronDown aria-hidden />
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ root: { role: 'region', 'aria-label': translate('reviews.answers.open') } }}
      >
        {answers.map((answer) => {
          const text = fillAnswer(answer.text, facts);
          return (
            <MenuItem
              key={answer.id}
              onClick={() => {
                close();
                onChoose(text);
              }}
            >
              <span className={styles['item']}>
                <b>{answer.title}</b>
                <small dir="auto">{text}</small>
              </span>
            </MenuItem>
          );
        })}
        {answers.length === 0 && (
          <li className={styles['none']} role="presentation">
            {translate('reviews.answers.none')}
          </li>
        )}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            setManaging(true);
          }}
        >
          <Settings2 aria-hidden />
          {translate('reviews.answers.manage')}
        </MenuItem>
      </Menu>
      {managing && <AnswersDialog onClose={() => setManaging(false)} />}
    </>
  );
}
