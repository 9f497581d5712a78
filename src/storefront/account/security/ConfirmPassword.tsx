import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Dialog } from '../../shell/ui/Dialog.tsx';
import type { PasswordChangeError } from './password-change-error.ts';
import { PresentPassword } from './PresentPassword.tsx';
import type { Protected } from './use-protected.ts';
import styles from './security.module.css';

interface Props {
  asking: Protected | undefined;
  busy: boolean;
  problem: PasswordChangeError | undefined;
  onAnswer: (password: string) => Promise<void>;
  onClose: () => void;
}

export function ConfirmPassword({ asking, busy, problem, onAnswer, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      open={asking !== undefined}
      title={t(asking?.kind === 'codes' ? 'security.confirm.codes' : 'security.confirm.remove')}
      onClose={onClose}
    >
      <PasswordForm busy={busy} problem={problem} onAnswer={onAnswer} />
    </Dialog>
  );
}

function PasswordForm({ busy, problem, onAnswer }: Pick<Props, 'busy' | 'problem' | 'onAnswer'>) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const requested = problem ?? 'first';
  useEffect(() => {
    if (requested) form.current?.querySelector('input')?.focus();
  }, [requested]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '') void onAnswer(password);
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <p className="small quiet">{t('security.confirm.text')}</p>
      <PresentPassword tried={empty} problem={problem} value={password} onChange={setPassword} />
      <Button type="submit" busy={busy}>
        {t('security.confirm.go')}
      </Button>
    </form>
  );
}
