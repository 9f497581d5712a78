import type { AuthenticationApi, Request } from '#platform/contract/index.ts';
import type { Contact, Member, Profile } from '#platform/services/members/members/public.ts';

export type IdentityProfile = NonNullable<Request<AuthenticationApi, 'registerV2'>['profile']>;

export interface ProfileInput {
  contact: Contact;
  profile: Profile;
  privacyStatus?: Member['privacyStatus'];
  language?: string;
}

const filled = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined && value !== '';

/** What a member tells when registering, as the member keeps it. */
export function readProfile(input: IdentityProfile | undefined, email: string): ProfileInput {
  const { firstName, lastName, nickname, picture, language, company, position, birthdate, slug } =
    input ?? {};
  const phones = [...(input?.phonesV2 ?? []).flatMap(({ phone }) => phone ?? []), ...(input?.phones ?? [])];
  const emails = [
    email,
    ...(input?.secondaryEmails ?? []).flatMap((entry) => entry.email ?? []),
    ...(input?.emails ?? []),
  ];
  return {
    contact: {
      ...(filled(firstName) && { firstName }),
      ...(filled(lastName) && { lastName }),
      ...(filled(company) && { company }),
      ...(filled(position) && { jobTitle: position }),
      ...(filled(birthdate) && { birthdate }),
      ...(phones.length > 0 && { phones: [...new Set(phones)] }),
      emails: [...new Set(emails)],
    },
    profile: {
      ...(filled(nickname) && { nickname }),
      ...(filled(slug) && { slug }),
      ...(filled(picture) && { photo: { url: picture } }),
    },
    ...((input?.privacyStatus === 'PUBLIC' || input?.privacyStatus === 'PRIVATE') && {
      privacyStatus: input.privacyStatus,
    }),
    ...(filled(language) && { language }),
  };
}
