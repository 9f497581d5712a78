import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { toCallError } from '#wix/errors.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { hearFailure } from '#admin/data/connection.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { KeyHint } from '#admin/ui/KeyHint.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { AnswerMenu } from '../answers/AnswerMenu.tsx';
import type { ReviewedProduct } from '../reviewed-product.ts';
import { reviewStatusOf, type ReviewRecord } from '../review-record.ts';
import { replaceReview, type ReviewsDataProvider } from '../use-reviews.ts';
import styles from './reader.module.css';

const MAX = 1000;
/** What was typed and not sent, while the person reads others. */
const drafts = new Map<string, string>();

interface Props {
  review: ReviewRecord;
  product: ReviewedProduct | undefined;
  writing: boolean;
  mayReply: boolean;
  onWriting: (on: boolean) => void;
}

/** The shop's answer under the review: as it stands, or being written beside how the shop will show it. */
export function ReplyBox({ review, product, writing, mayReply, onWriting }: Props) {
  const translate = useTranslate();
  const { message = '', _updatedDate, _createdDate } = review.reply ?? {};
  if (writing && mayReply)
    return <ReplyForm review={review} product={product} onDone={() => onWriting(false)} />;
  const draft = drafts.get(review.id);
  if (!message && draft === undefined) return null;
  return (
    <section className={styles['reply']} aria-label={translate('reviews.yourReply')}>
      <MessageSquare size={15} aria-hidden />
      <div>
        <small>
          {draft === undefined
            ? translate(`reviews.replyIs.${reviewStatusOf(review)}`)
            : translate('reviews.draft')}{' '}
          {message && draft === undefined && <DateTime value={_updatedDate ?? _createdDate} style="long" />}
        </small>
        <p dir="auto">{draft ?? message}</p>
      </div>
      {mayReply && (
        <Button size="small" onClick={() => onWriting(true)}>
          {translate('reviews.change')}
        </Button>
      )}
    </section>
  );
}

interface FormProps {
  review: ReviewRecord;
  product: ReviewedProduct | undefined;
  onDone: () => void;
}

function ReplyForm({ review, product, onDone }: FormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useDataProvider<ReviewsDataProvider>();
  const { name } = useStoreProfile();
  const before = review.reply?.message ?? '';
  const [text, setText] = useState(drafts.get(review.id) ?? before);
  const mayRemove = useMay(reviewsDesk.rights.unreply) && before !== '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (message: string) => provider.reply('reviews', { id: review.id, message }),
    onSuccess({ data }, message) {
      drafts.delete(review.id);
      replaceReview(client, data);
      notify(message === '' ? 'reviews.replyRemoved' : `reviews.replied.${reviewStatusOf(data)}`, {
        type: 'success',
      });
      onDone();
    },
    onError: hearFailure,
  });
  const change = (next: string) => {
    setText(next);
    if (next === before) drafts.delete(review.id);
    else drafts.set(review.id, next);
  };
  const message = text.trim();
  const over = message.length > MAX;
  const letters = translate('reviews.letters', { count: message.length, most: MAX });
  const send = () => {
    if (message !== '' && !over && !isPending) mutate(message);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        autoFocus
        label={translate('reviews.yourReply')}
        value={text}
        hint={letters}
        error={error ? toCallError(error).message : over ? letters : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
          if (event.key === 'Escape') onDone();
        }}
        inputProps={{ dir: 'auto' }}
      />
      {message !== '' && (
        <figure>
          <figcaption>{translate('reviews.preview')}</figcaption>
          <b>{translate('reviews.replyFrom', { name })}</b>
          <p dir="auto">{message}</p>
        </figure>
      )}
      <div className="wrap-8">
        <Button
          type="submit"
          variant="contained"
          disabled={message === '' || over || isPending || message === before}
        >
          {translate(`reviews.publish.${reviewStatusOf(review)}`)}
          <KeyHint keys={['mod', '↵']} />
        </Button>
        <Button onClick={onDone}>{translate('reviews.later')}</Button>
        <AnswerMenu
          facts={{
            name: review.author?.authorName ?? '',
            product: product?.name ?? '',
            shop: name,
          }}
          onChoose={(answer) => change(message === '' ? answer : `${message}\n${answer}`)}
        />
        {mayRemove && (
          <Button disabled={isPending} onClick={() => mutate('')}>
            {translate('reviews.removeReply')}
          </Button>
        )}
      </div>
    </form>
  );
}
