export const secret = 'only for the server';
