import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Tag } from '#admin/ui/Tag.tsx';
import { TagField } from '#admin/ui/TagField.tsx';
import type { MediaFile } from '../media-file.ts';
import type { MediaActions } from '../use-media-actions.ts';
import { useMediaTotals } from '../use-library.ts';
import { MAX_LABEL, readLabels } from '../labels.ts';
import styles from './panel.module.css';

interface Props {
  file: MediaFile;
  acts: MediaActions;
  mayEdit: boolean;
}

export function FileLabels({ file, acts, mayEdit }: Props) {
  const translate = useTranslate();
  const { data: totals } = useMediaTotals();
  const [adding, setAdding] = useState<string>();
  const [typed, setTyped] = useState<string[]>([]);
  const labels = file.labels ?? [];
  const open = adding === file.id;
  const add = () => {
    setAdding(undefined);
    if (typed.length > 0) void acts.change(file, { labels: [...new Set([...labels, ...typed])] });
  };
  if (labels.length === 0 && !mayEdit) return null;
  return (
    <section className="stack-6">
      <h3>{translate('media.labels.title')}</h3>
      <div className={styles['tags']}>
        {labels.map((label) => (
          <Tag
            key={label}
            label={label}
            {...(mayEdit && {
              removeLabel: translate('media.labels.takeAway', { label }),
              onRemove: () => void acts.change(file, { labels: labels.filter((each) => each !== label) }),
            })}
          />
        ))}
        {mayEdit && !open && (
          <button
            type="button"
            className={styles['add']}
            onClick={() => {
              setTyped([]);
              setAdding(file.id);
            }}
          >
            {translate('media.labels.add')}
          </button>
        )}
      </div>
      {open && (
        <form
          className={styles['adding']}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TagField
            label={translate('media.labels.new')}
            tags={typed}
            onChange={setTyped}
            known={(totals?.labels ?? [])
              .map(({ label }) => label)
              .filter((label) => !labels.includes(label))}
            read={readLabels}
            endedBy={/,$/}
            wrong={(label) =>
              label.length > MAX_LABEL ? translate('media.labels.tooLong', { most: MAX_LABEL }) : undefined
            }
            removeLabel={(label) => translate('media.labels.takeAway', { label })}
            autoFocus
            enterSends
            onEscape={() => setAdding(undefined)}
          />
          <button type="submit" className={styles['add']} disabled={typed.length === 0}>
            {translate('media.labels.keep')}
          </button>
        </form>
      )}
    </section>
  );
}
