type Namespaces = Record<string, Record<string, unknown>>;

export interface ExtendedFieldsRequest {
  id: string;
  /** The app whose data it is. */
  namespace: string;
  namespaceData: Record<string, unknown> | null | undefined;
}

/** An entity with one app's own data changed: fields not named stay, null takes one out, and no data takes out all. */
export function extended<Doc extends object>(
  doc: Doc,
  { namespace, namespaceData }: Pick<ExtendedFieldsRequest, 'namespace' | 'namespaceData'>,
): Doc {
  const { extendedFields } = doc as { extendedFields?: { namespaces?: Namespaces } };
  const { [namespace]: before, ...others } = extendedFields?.namespaces ?? {};
  const fields = Object.entries({ ...before, ...namespaceData }).filter(([, value]) => value !== null);
  const namespaces = { ...others, ...(namespaceData && { [namespace]: Object.fromEntries(fields) }) };
  return { ...doc, extendedFields: { ...extendedFields, namespaces } };
}
