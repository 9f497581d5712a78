/** `example.com/wall` is meant as an address of the web. */
export const completed = (typed: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;
