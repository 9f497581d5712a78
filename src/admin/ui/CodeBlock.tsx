import Button from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import styles from './CodeBlock.module.css';

interface Props {
  /** What it is, above it and for screen readers. */
  label: string;
  text: string;
  /** A secret: its button is the one to press. */
  strong?: boolean;
  /** Short, and read out to somebody. */
  large?: boolean;
  onCopied?: () => void;
}

/** Text for another program, to be read and copied as it stands. */
export function CodeBlock({ label, text, strong = false, large = false, onCopied }: Props) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState(false);
  const shown = useRef<HTMLPreElement>(null);
  const isCopied = () => {
    setCopied(true);
    onCopied?.();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      isCopied();
    } catch {
      // Browsers keep the clipboard from pages that come without a certificate: it stands there, selected.
      shown.current?.focus();
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setByHand(true);
    }
  };
  const word = translate(copied ? 'counterpart.action.copied' : 'counterpart.action.copy');
  return (
    <figure className={styles['block']}>
      <figcaption>
        <b>{label}</b>
        <Button
          size="small"
          variant={strong ? 'contained' : 'outlined'}
          aria-label={`${word}: ${label}`}
          onClick={() => void copy()}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {word}
        </Button>
      </figcaption>
      {byHand && !copied && (
        <p role="status" className={styles['byHand']}>
          {translate('counterpart.action.copyByHand')}
        </p>
      )}
      <pre
        ref={shown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={label}
        dir="ltr"
        data-large={large || undefined}
        onCopy={isCopied}
      >
        {text}
      </pre>
    </figure>
  );
}
