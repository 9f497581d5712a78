type Translate = (key: string, options?: Record<string, unknown>) => string;

/** `ECOM.READ_ORDERS` → "Read orders", unless we have better words for it. */
export function permissionLabel(permission: string, translate: Translate): string {
  const id = permission.split('.').at(-1) ?? permission;
  const words = id.replaceAll(/[_-]+/g, ' ').toLowerCase();
  return translate(`roles.right.${id}`, { _: words.charAt(0).toUpperCase() + words.slice(1) });
}
