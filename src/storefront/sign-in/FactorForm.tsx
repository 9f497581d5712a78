import { CodeFactor } from './CodeFactor.tsx';
import { PasskeyFactor } from './PasskeyFactor.tsx';
import { RecoveryCodeFactor } from './RecoveryCodeFactor.tsx';
import type { FactorProps } from './use-factor.ts';

export function FactorForm(props: FactorProps) {
  if (props.factor === 'WEBAUTHN') return <PasskeyFactor {...props} />;
  if (props.factor === 'RECOVERY_CODE') return <RecoveryCodeFactor {...props} />;
  return <CodeFactor {...props} />;
}
