import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ReviewRule, ReviewTest } from '#shared/review-rules.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { Sentence } from '#admin/ui/Sentence.tsx';
import { FieldLabel } from '#admin/ui/FieldLabel.tsx';
import { newTests, outcomes } from './draft-rules.ts';
import { isWhole, TestFields } from './TestFields.tsx';
import { useRuleText } from './use-rule-text.ts';
import styles from './rules.module.css';

interface Props {
  rule: ReviewRule;
  isNew: boolean;
  onTake: (rule: ReviewRule) => void;
  onRemove: () => void;
  onClose: () => void;
}

const kinds = Object.keys(newTests) as ReviewTest['kind'][];

/** One rule: what becomes of which reviews. */
export function RuleDialog({ rule, isNew, onTake, onRemove, onClose }: Props) {
  const translate = useTranslate();
  const words = useRuleText();
  const [draft, setDraft] = useState(rule);
  const [checked, setChecked] = useState(false);
  return (
    <ConfirmDialog
      open
      title={translate(isNew ? 'reviews.rules.new' : 'reviews.rules.change')}
      confirm={translate(isNew ? 'reviews.rules.make' : 'reviews.rules.take')}
      onClose={onClose}
      onConfirm={() => {
        setChecked(true);
        if (isWhole(draft.test)) onTake(draft);
      }}
    >
      <div className={styles['fields']}>
        <div>
          <FieldLabel>{translate('reviews.rules.field.outcome')}</FieldLabel>
          <Segmented
            label={translate('reviews.rules.field.outcome')}
            value={draft.outcome}
            options={outcomes.map((value) => ({
              value,
              label: translate(`reviews.rules.group.${value}`),
            }))}
            onChange={(outcome) => setDraft({ ...draft, outcome })}
          />
        </div>
        <SelectField
          label={translate('reviews.rules.field.kind')}
          value={draft.test.kind}
          onChange={(kind) => setDraft({ ...draft, test: newTests[kind] })}
        >
          {kinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {translate(`reviews.rules.kind.${kind === 'words' ? 'terms' : kind}`)}
            </MenuItem>
          ))}
        </SelectField>
        <TestFields test={draft.test} checked={checked} onChange={(test) => setDraft({ ...draft, test })} />
        {isWhole(draft.test) && <Sentence told="live">{words(draft)}</Sentence>}
        {!isNew && (
          <div>
            <Button size="small" variant="text" color="error" onClick={onRemove}>
              <Trash2 aria-hidden />
              {translate('reviews.rules.remove')}
            </Button>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
