/** `ines@example.com` → `i•••@example.com`: enough to know which mailbox to look into. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
}

/** `+351 912 345 678` → `••• 78`. */
export const maskPhone = (phone: string): string => `••• ${phone.replaceAll(/\D/g, '').slice(-2)}`;
