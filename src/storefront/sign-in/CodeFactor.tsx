import { useEffect, useRef, useState } from 'react';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { CodeField } from '../shell/ui/CodeField.tsx';
import { useCoolDown } from '../shell/use-cool-down.ts';
import { EntryForm } from './EntryForm.tsx';
import { HaltNotice } from './HaltNotice.tsx';
import { useFactor, type FactorProps } from './use-factor.ts';

const PAUSE = 30;

type CodeKind = Exclude<FactorProps['factor'], 'WEBAUTHN' | 'RECOVERY_CODE'>;

/** Where the code is found: a code by email is in the mailbox of the shop as long as no mail server is set up. */
const leadOf = (factor: FactorProps['factor'], sendsEmail: boolean) =>
  factor === 'EMAIL' && !sendsEmail
    ? 'signIn.factor.EMAIL.stored'
    : (`signIn.factor.${factor as CodeKind}.lead` as const);

/** Six digits: of the app, or sent to the mailbox or the phone. */
export function CodeFactor(props: FactorProps) {
  const t = useT();
  const { store } = usePageFacts();
  const { factor } = props;
  const isSent = factor !== 'TOTP';
  const { busy, halt, refusals, run, challenge, verify } = useFactor(props);
  const [code, setCode] = useState('');
  const [hint, setHint] = useState<string>();
  const [empty, setEmpty] = useState(0);
  const pause = useCoolDown(PAUSE, isSent);
  const wrong = halt?.state === 'failed' && halt.reason === 'code-wrong';

  const send = (): Promise<boolean> =>
    run(async () => {
      setHint((await challenge()).hint);
      pause.start();
      return undefined;
    });
  // Choosing it sends the first one, once.
  const begun = useRef(false);
  useEffect(() => {
    if (!isSent || begun.current) return;
    begun.current = true;
    void send();
  });

  const submit = async (typed: string): Promise<void> => {
    if (busy) return;
    if (typed.length < 6) return setEmpty(empty + 1);
    if (!(await run(() => verify({ code: typed })))) setCode('');
  };

  return (
    <>
      <p className="quiet" aria-live="polite">
        {isSent && hint === undefined
          ? t('signIn.factor.sending')
          : t(leadOf(factor, store.look.sendsEmail), {
              store: store.name,
              hint: hint ?? '',
            })}
      </p>
      {!wrong && <HaltNotice halt={halt} />}
      <EntryForm
        attempt={refusals + empty}
        busy={busy}
        submit={t(busy ? 'signIn.code.checking' : 'signIn.code.confirm')}
        onSubmit={() => void submit(code)}
      >
        <CodeField
          label={t('signIn.code.label')}
          error={wrong ? t('signIn.failed.code') : empty > 0 && code.length < 6 && t('signIn.needed.code')}
          disabled={busy}
          value={code}
          onChange={setCode}
          onFull={(typed) => void submit(typed)}
        />
      </EntryForm>
      {isSent && (
        <div>
          <Button look="line" size="sm" busy={pause.left > 0 || busy} onClick={() => void send()}>
            {pause.left > 0 ? t('signIn.code.again', { seconds: pause.left }) : t('signIn.code.resend')}
          </Button>
        </div>
      )}
    </>
  );
}
