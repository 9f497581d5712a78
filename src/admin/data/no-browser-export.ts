/** Stands for react-admin's own CSV writer: exports are jobs of the server, so no browser loads one. */
export default function jsonExport(): never {
  throw new Error('Exports are jobs of the server.');
}
