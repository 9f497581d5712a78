import type { FactorType } from '../../wix/shopper/sign-in-state.ts';
import { CodeFactor } from './CodeFactor.tsx';
import { PasskeyFactor } from './PasskeyFactor.tsx';
import { RecoveryCodeFactor } from './RecoveryCodeFactor.tsx';
import type { Way } from './way.ts';

export interface FactorProps {
  factor: FactorType;
  stateToken: string;
  email: string;
  way: Way;
}

export function FactorForm(props: FactorProps) {
  if (props.factor === 'WEBAUTHN') return <PasskeyFactor {...props} />;
  if (props.factor === 'RECOVERY_CODE') return <RecoveryCodeFactor {...props} />;
  return <CodeFactor {...props} />;
}
