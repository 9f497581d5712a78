import { useId, useState, type ReactNode } from 'react';
import { Tag } from './Tag.tsx';
import styles from './Tag.module.css';
import { TextField } from './TextField.tsx';

interface Props {
  label: string;
  tags: readonly string[];
  /** Also hears of the one that is being typed. */
  onChange: (tags: string[]) => void;
  /** Those there are already, the most frequent first. */
  known: readonly string[];
  read: (typed: string) => string[];
  /** Why one of them cannot be. */
  wrong: (tag: string) => string | undefined;
  removeLabel: (tag: string) => string;
  hint?: ReactNode;
  /** What is wrong with the tags together; one that cannot be comes before it. */
  error?: string | undefined;
  autoFocus?: boolean;
  /** Enter sends the form at once instead of making a chip. */
  enterSends?: boolean;
  onEscape?: () => void;
  /** What ends a tag while it is typed; without, a space does too. */
  endedBy?: RegExp;
}

const offeredAtOnce = 8;

/** Tags as chips: one is made at a space, a comma or Enter, or chosen among those there are. */
export function TagField(props: Props) {
  const {
    label,
    tags,
    onChange,
    known,
    read,
    wrong,
    removeLabel,
    hint,
    error,
    autoFocus,
    enterSends = false,
    onEscape,
    endedBy = /[\s,]$/,
  } = props;
  const id = useId();
  const [text, setText] = useState('');
  const typed = read(text);
  const chips = tags.filter((tag) => !typed.includes(tag));
  const set = (made: readonly string[], rest: string) => {
    setText(rest);
    onChange([...new Set([...made, ...read(rest)])]);
  };
  const make = () => {
    if (typed.length === 0 || typed.some(wrong)) return false;
    set([...chips, ...typed], '');
    return true;
  };
  const begun = text.trim().toLowerCase();
  const open = known.filter((tag) => !tags.includes(tag));
  const fitting = open.filter((tag) => tag.toLowerCase().startsWith(begun));
  // Where none fits all stay: a row that went while one types would come back under the pointer as the field is left.
  const offered = (fitting.length > 0 ? fitting : open).slice(0, offeredAtOnce);
  return (
    <div>
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={typed.map(wrong).find(Boolean) ?? error}
        value={text}
        autoComplete="off"
        autoFocus={autoFocus ?? false}
        startAdornment={
          chips.length > 0 && (
            <span className={styles['chips']}>
              {chips.map((tag) => (
                <Tag
                  key={tag}
                  label={tag}
                  removeLabel={removeLabel(tag)}
                  onRemove={() =>
                    set(
                      chips.filter((other) => other !== tag),
                      text,
                    )
                  }
                />
              ))}
            </span>
          )
        }
        onChange={({ target }) => {
          const ended = endedBy.test(target.value) && !read(target.value).some(wrong);
          if (ended) set([...chips, ...read(target.value)], '');
          else set(chips, target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.();
          if (event.key === 'Enter' && !enterSends && make()) event.preventDefault();
          if (event.key === 'Backspace' && text === '' && chips.length > 0) set(chips.slice(0, -1), '');
        }}
        onBlur={make}
      />
      {offered.length > 0 && (
        <div className={styles['offered']}>
          {offered.map((tag) => (
            // What was begun is finished by it: the field keeps the focus and makes no chip of its own.
            <button
              key={tag}
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => set([...chips, tag], '')}
            >
              {tag}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
