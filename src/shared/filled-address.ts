/**
 * An address with its placeholders filled: `{orderId}`, `{checkout_id}`. One of an unknown name stays as it is.
 * @param values by the names of the placeholders
 */
export const filledAddress = (address: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, encodeURIComponent(value)),
    address,
  );
