import type { Context } from '../../context.ts';
import type { Handlers, VerificationApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { start } from './operations/start.ts';
import { verifyDuringAuthentication } from './operations/verifyDuringAuthentication.ts';

export const verification = defineService({
  name: 'verification',
  package: 'identity_verification',
  handlers: { start, verifyDuringAuthentication } satisfies Handlers<VerificationApi, Context>,
});
