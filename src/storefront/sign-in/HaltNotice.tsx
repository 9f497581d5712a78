import type { FailureReason } from '../../wix/shopper/sign-in-state.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { rejectionReasons } from '../shell/rejection.ts';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
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

const AT_FIELD: ReadonlySet<FailureReason> = new Set(['email-taken', 'email-invalid', 'password-invalid']);

interface Props {
  halt: Halt | undefined;
  /** Fields that display their own errors. */
  displayed?: readonly ('email' | 'password')[];
}

const NO_FIELDS: NonNullable<Props['displayed']> = [];

/** Why it does not go on from here, and what was not done. */
export function HaltNotice({ halt, displayed = NO_FIELDS }: Props) {
  const t = useT();
  const { sendsEmail } = usePageFacts().store.look;
  if (!halt) return null;
  if (halt.state === 'approval')
    return <Notice kind="info">{t(sendsEmail ? 'signIn.approval' : 'signIn.approvalLater')}</Notice>;
  const { reason, error } = halt;
  const isAtField = displayed.length > 0 && AT_FIELD.has(reason);
  const others = error.violations.length > 0 ? rejectionReasons(error, displayed) : [];
  if (isAtField && others.length === 0) return null;
  const key = spoken[reason as Spoken] as MessageKey | undefined;
  const isExplained = key !== undefined && reason !== 'other';
  return (
    <FailureNotice error={isExplained ? undefined : error} displayed={displayed}>
      {t(key ?? 'signIn.failed.other')}
    </FailureNotice>
  );
}
