/**
 * Why what is missing of the contract is missing: by package, or by one operation of it. Read and kept true by people;
 * `npm run check` fails where something missing has no reason here.
 */
export const notServed: Readonly<Record<string, string>> = {};
