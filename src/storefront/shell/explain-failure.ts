/**
 * What was not done, with each reason that the server names. The code for that is loaded when something fails: pages begin
 * with the buttons that call this.
 */
export const explainFailure = (text: string, thrown: unknown): Promise<string> =>
  import('./rejection.ts').then(
    ({ withReasons }) => withReasons(text, thrown),
    () => text,
  );
