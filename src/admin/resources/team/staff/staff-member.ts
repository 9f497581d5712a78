export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: string;
  active: boolean;
  twoFactorEnabled: boolean;
  createdAt: string;
  lastSignedInAt: string | null;
}

export interface Invitation {
  id: string;
  email: string;
  role: string;
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
}

/** What is answered to an invitation. */
export interface SentInvitation {
  email: string;
  /** Where no mail server is set up: to be passed on by hand. */
  link?: string;
}
