import type { ReactNode } from 'react';
import { rejectionReasons } from '../rejection.ts';
import { Notice } from './Notice.tsx';

interface Props {
  /** What was thrown; nothing where the words of the shop say all of it. */
  error: unknown;
  /** Fields of the form that display their own violations. */
  displayed?: readonly string[];
  /** What was not done, in the words of the shop. */
  children: ReactNode;
}

const NO_FIELDS: readonly string[] = [];

/** A change that failed: what was not done, and each reason that the server names. */
export const FailureNotice = ({ error, displayed = NO_FIELDS, children }: Props) => (
  <Notice kind="danger">
    {children}
    {rejectionReasons(error, displayed).map((reason) => (
      <p key={reason} dir="auto">
        {reason}
      </p>
    ))}
  </Notice>
);
