/*
 * The contract has no archive of products. One is archived by two things that it does have: it is hidden from the shop, and an
 * extended field says so. Orders keep it like any other hidden product.
 */
const NAMESPACE = '@counterpart/products';

/** The path in a filter, which a hosted platform does not support. */
export const ARCHIVED = `extendedFields.namespaces.${NAMESPACE}.archived`;

interface Extended {
  extendedFields?: { namespaces?: Record<string, Record<string, unknown>> | null } | null | undefined;
}

export const isArchived = ({ extendedFields }: Extended): boolean =>
  extendedFields?.namespaces?.[NAMESPACE]?.['archived'] === true;

/** What is written to archive one, or to take it back: then it stays hidden until somebody shows it. */
export const archiveChange = (archived: boolean) => ({
  extendedFields: { namespaces: { [NAMESPACE]: { archived } } },
  ...(archived && { visible: false }),
});
