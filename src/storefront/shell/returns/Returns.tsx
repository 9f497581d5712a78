import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReturnsOfOrder } from '#shared/returns.ts';
import { CallError } from '#wix/errors.ts';
import { readReturns, type ReturnProof } from '#wix/shopper/returns.ts';
import { useT } from '../page-context.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { OneReturn } from './OneReturn.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import styles from './returns.module.css';

interface Props {
  /** The same object for the same order. */
  proof: ReturnProof;
  nameOf: (lineItemId: string) => string;
  /** Read with the page; else when it is asked for. */
  atOnce: boolean;
}

type State = { phase: 'idle' | 'reading' | 'failed' | 'none' } | { phase: 'read'; data: ReturnsOfOrder };

const stateAfter = (thrown: unknown): State => ({
  phase: thrown instanceof CallError && thrown.status === 404 ? 'none' : 'failed',
});

/** What was asked to go back of an order, and the way to ask. Nothing where a hosted platform knows no returns. */
export function Returns({ proof, nameOf, atOnce }: Props) {
  const t = useT();
  const [state, setState] = useState<State>({ phase: atOnce ? 'reading' : 'idle' });
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useCallback(
    (signal?: AbortSignal): Promise<void> =>
      readReturns(proof, signal)
        .then((data): State => ({ phase: 'read', data }))
        .catch(stateAfter)
        .then((found) => {
          if (!signal?.aborted) setState(found);
        }),
    [proof],
  );
  useEffect(() => {
    if (!atOnce) return undefined;
    const reading = new AbortController();
    void read(reading.signal);
    return () => reading.abort();
  }, [read, atOnce]);

  const begin = async (): Promise<void> => {
    if (state.phase === 'idle') {
      setState({ phase: 'reading' });
      await read();
    }
    setAsking(true);
  };
  const end = (): void => {
    setAsking(false);
    heading.current?.focus();
  };

  if (state.phase === 'none') return null;
  const data = state.phase === 'read' ? state.data : undefined;
  const mayAsk = state.phase === 'idle' || data?.lines.some(({ why }) => !why) === true;
  if (data && data.returns.length === 0 && !mayAsk && !asking && atOnce) return null;
  return (
    <section className={styles['returns']} aria-labelledby="returns-title">
      <h2 id="returns-title" ref={heading} tabIndex={-1}>
        {t('returns.title')}
      </h2>
      {state.phase === 'reading' && (
        <p className="small quiet" role="status">
          {t('returns.loading')}
        </p>
      )}
      {state.phase === 'failed' && (
        <Notice kind="danger">
          {t('returns.readFailed')}{' '}
          <Button look="line" size="sm" onClick={() => void read()}>
            {t('returns.retry')}
          </Button>
        </Notice>
      )}
      {data?.returns.map((one) => (
        <OneReturn
          key={one.id}
          proof={proof}
          of={one}
          instructions={data.settings.instructions}
          onChanged={() => void read()}
        />
      ))}
      {data && asking && mayAsk && (
        <ReturnForm
          proof={proof}
          lines={data.lines}
          nameOf={nameOf}
          onAsked={() => void read().then(end)}
          onCancel={end}
        />
      )}
      {data && asking && !mayAsk && data.returns.length === 0 && (
        <p className="small quiet">{t('returns.nothing')}</p>
      )}
      {mayAsk && !asking && (
        <div>
          <Button look="line" onClick={() => void begin()}>
            {t('returns.begin')}
          </Button>
        </div>
      )}
    </section>
  );
}
