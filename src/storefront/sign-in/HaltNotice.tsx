import type { FailureReason } from '../../wix/shopper/sign-in-state.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useT } from '../shell/page-context.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import type { Halt } from './go-on.ts';

/** Those that a page says at its field. */
type Spoken = Exclude<FailureReason, 'email-taken' | 'email-invalid' | 'password-invalid'>;

const spoken: Record<Spoken, MessageKey> = {
  credentials: 'signIn.failed.credentials',
  'reset-password': 'signIn.failed.reset',
  captcha: 'signIn.failed.captcha',
  blocked: 'signIn.failed.blocked',
  'code-wrong': 'signIn.failed.code',
  expired: 'signIn.failed.expired',
  'too-many': 'signIn.failed.tooMany',
  unreachable: 'signIn.failed.unreachable',
  other: 'signIn.failed.other',
};

/** Why it does not go on from here, and what was not done. */
export function HaltNotice({ halt }: { halt: Halt | undefined }) {
  const t = useT();
  if (!halt) return null;
  if (halt.state === 'approval') return <Notice kind="info">{t('signIn.approval')}</Notice>;
  const key = spoken[halt.reason as Spoken] as MessageKey | undefined;
  return <Notice kind="danger">{t(key ?? 'signIn.failed.other')}</Notice>;
}
