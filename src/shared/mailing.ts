/** How the buyer hears of what a call does, where the contract leaves that to the platform. */
export interface Mailing {
  /** No mail goes out. */
  silent?: boolean | undefined;
  /** What the shop writes into it. */
  note?: string | undefined;
}

/** A mail as it would go out. */
export interface MailPreview {
  to: string;
  subject: string;
  text: string;
}

export const MAILING_HEADER = 'x-counterpart-mailing';
export const MAX_NOTE = 500;

/** As the header carries it, which knows no letters but English ones. */
export const mailingHeader = (mailing: Mailing): string => encodeURIComponent(JSON.stringify(mailing));

/** What cannot be read says nothing: the buyer hears as always. */
export function readMailing(header: string | undefined): Mailing {
  if (!header) return {};
  try {
    const { silent, note } = JSON.parse(decodeURIComponent(header)) as Record<string, unknown>;
    return {
      ...(silent === true && { silent }),
      ...(typeof note === 'string' && note.trim() && { note: note.trim().slice(0, MAX_NOTE) }),
    };
  } catch {
    return {};
  }
}
