import { segmentKindOf } from '#shared/customer-segments.ts';
import type { Context } from '#platform/context.ts';
import { segmentsFor, segmentsWith } from '#platform/services/extensions/customers/public.ts';
import { findMemberByEmail } from '#platform/services/members/members/public.ts';

interface SampleBuyerInput {
  memberId?: string | undefined;
  email?: string | undefined;
  segmentId?: string | undefined;
}

interface SampleBuyer {
  buyer: { memberId?: string; email?: string };
  segments: ReadonlySet<string>;
}

/** For whom something is tried; an address that a member signs in with is that member. */
export async function readSampleBuyer(
  context: Context,
  { memberId: requestedId, email, segmentId }: SampleBuyerInput,
): Promise<SampleBuyer> {
  const kind = segmentId === undefined ? undefined : segmentKindOf(segmentId);
  if (kind) return { buyer: {}, segments: segmentsWith(context, kind) };
  const memberId = requestedId ?? (email ? (await findMemberByEmail(context, email))?.id : undefined);
  const buyer = { ...(memberId && { memberId }), ...(email && { email }) };
  return { buyer, segments: await segmentsFor(context, buyer) };
}
