import { useState } from 'react';
import styles from './StopMails.module.css';
import { Button } from './ui/Button.tsx';
import { FailureNotice } from './ui/FailureNotice.tsx';

interface Props {
  /** They were stopped before. */
  stopped?: boolean;
  words: Readonly<
    Record<'title' | 'text' | 'confirm' | 'done' | 'doneText' | 'undo' | 'unknown' | 'offline', string>
  >;
  /** Stops them, or has them sent again; says how it stands then. */
  ask: (stop: boolean) => Promise<boolean>;
}

/** What the link of a mail stops. Opening the page does nothing: programs that read mail open links, too. */
export function StopMails({ stopped: before = false, words, ask }: Props) {
  const [stopped, setStopped] = useState(before);
  const [busy, setBusy] = useState(false);
  const [rejected, setRejected] = useState<unknown>();
  const [error, setError] = useState<'unknown' | 'offline'>();

  async function press(stop: boolean): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      setStopped(await ask(stop));
    } catch (thrown) {
      setRejected(thrown);
      setError((thrown as { status?: number }).status ? 'unknown' : 'offline');
    }
    setBusy(false);
  }

  return (
    <div className={styles['page']}>
      <div role="status">
        <h1>{stopped ? words.done : words.title}</h1>
        <p className="quiet">{stopped ? words.doneText : words.text}</p>
      </div>
      {error && <FailureNotice error={rejected}>{words[error]}</FailureNotice>}
      <p>
        <Button size="big" busy={busy} onClick={() => void press(!stopped)}>
          {stopped ? words.undo : words.confirm}
        </Button>
      </p>
    </div>
  );
}
