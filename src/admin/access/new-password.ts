/** As the server asks for it (it checks again). */
const shortest = 10;

/** What is wrong with a new password, as a message key. */
export const passwordProblem = (password: string): string | undefined => {
  if (password === '') return 'access.invalid.required';
  return password.length < shortest ? 'access.invalid.short' : undefined;
};
