import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { CircleAlert, CornerDownRight, Minus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReviewRules } from '#shared/review-rules.ts';
import { Card } from '#admin/ui/Card.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { mediaOf, titleOf } from '../review-record.ts';
import { outcomeLooks } from './RuleList.tsx';
import { TrialMetrics } from './TrialMetrics.tsx';
import { useSamples } from './use-rules.ts';
import type { Sample } from './use-sample.ts';
import styles from './rules.module.css';

interface Props {
  rules: ReviewRules;
  kept: ReviewRules;
  sample: Sample;
}

const MAX_FILES = 10;
const wholeIn = (typed: string, max: number): number =>
  Math.min(max, Number(typed.replaceAll(/\D/g, '').slice(0, 3) || '0'));

/** A review that is typed or taken from the queue, what the rules make of it and why. */
export function TryCard({ rules, kept, sample }: Props) {
  const translate = useTranslate();
  const waiting = useSamples();
  const { facts, change, decision, asked } = sample;
  const decisive = asked.findLast(({ fits }) => fits);
  const { icon: Icon, tone } = outcomeLooks[decision.outcome];
  const load = (id: string) => {
    const review = waiting.find((each) => each.id === id);
    if (!review) return;
    const { content, verified = false } = review;
    change({
      rating: content?.rating ?? 5,
      title: content?.title ?? '',
      body: content?.body ?? '',
      media: mediaOf(review).length,
      verified: verified ?? false,
    });
  };
  return (
    <Card flush id="try" title={translate('reviews.rules.try.title')}>
      <div className={styles['sample']}>
        {waiting.length > 0 && (
          <SelectField label={translate('reviews.rules.try.load')} value="" onChange={load}>
            <MenuItem value="">–</MenuItem>
            {waiting.map((review) => (
              <MenuItem key={review.id} value={review.id}>
                {titleOf(review) || translate('reviews.ratingOnly')}
              </MenuItem>
            ))}
          </SelectField>
        )}
        <div className={styles['pair']}>
          <SelectField
            label={translate('reviews.rules.try.stars')}
            value={String(facts.rating)}
            onChange={(stars) => change({ rating: Number(stars) })}
          >
            {['5', '4', '3', '2', '1'].map((stars) => (
              <MenuItem key={stars} value={stars}>
                {translate(`reviews.option.stars.${stars}`)}
              </MenuItem>
            ))}
          </SelectField>
          <TextField
            label={translate('reviews.rules.try.files')}
            value={String(facts.media)}
            inputProps={{ inputMode: 'numeric' }}
            onChange={({ target }) => change({ media: wholeIn(target.value, MAX_FILES) })}
          />
        </div>
        <TextField
          multiline
          minRows={3}
          label={translate('reviews.rules.try.text')}
          value={facts.body}
          onChange={({ target }) => change({ body: target.value, title: '' })}
        />
        <TextField
          label={translate('reviews.rules.try.published')}
          value={String(facts.shownBefore)}
          inputProps={{ inputMode: 'numeric' }}
          onChange={({ target }) => change({ shownBefore: wholeIn(target.value, 999) })}
        />
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={facts.verified}
              onChange={({ target }) => change({ verified: target.checked })}
            />
          }
          label={translate('reviews.rules.try.verified')}
        />
      </div>
      <p className={`${styles['result']} ${styles[tone]}`} role="status">
        <Icon size={18} aria-hidden />
        <b>{translate(`reviews.rules.try.is.${decision.outcome}`)}</b>
        <span>
          {decisive
            ? translate('reviews.rules.try.byRule', { number: decisive.number })
            : translate('reviews.rules.try.byNone')}
        </span>
      </p>
      <ul className={styles['reason']}>
        {asked.map(({ rule, number, fits, words }) => (
          <li key={rule.id} className={fits ? styles['fit'] : ''}>
            {fits ? <CircleAlert size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
            {fits && words.length > 0
              ? translate('reviews.rules.try.found', { number, words: words.join(', ') })
              : translate(`reviews.rules.try.${fits ? 'yes' : 'no'}`, { number })}
          </li>
        ))}
        {decisive && decisive.number < rules.rules.length && (
          <li>
            <CornerDownRight size={14} className="flip" aria-hidden />
            {translate('reviews.rules.try.rest', {
              from: decisive.number + 1,
              to: rules.rules.length,
              smart_count: rules.rules.length - decisive.number,
            })}
          </li>
        )}
      </ul>
      <TrialMetrics sample={sample} kept={kept} />
    </Card>
  );
}
