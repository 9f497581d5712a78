import { useT } from '../../shell/page-context.tsx';
import { PasswordField } from '../../shell/ui/PasswordField.tsx';
import type { PasswordChangeError } from './password-change-error.ts';

interface Props {
  /** Once sent: now say that it is missing. */
  tried: boolean;
  problem: PasswordChangeError | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Asked once more, so that an open page alone changes nothing of how one gets in. */
export function PresentPassword({ tried, problem, value, onChange }: Props) {
  const t = useT();
  return (
    <PasswordField
      label={t('security.confirm.password')}
      name="password"
      autoComplete="current-password"
      error={
        tried && value === ''
          ? t('security.confirm.needed')
          : problem && t(`security.confirm.problem.${problem}`)
      }
      value={value}
      onChange={onChange}
    />
  );
}
