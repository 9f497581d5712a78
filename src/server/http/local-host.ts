const LOCAL = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a request was addressed to this machine itself, where plain HTTP is fine. */
export const isLocalHost = (url: string): boolean => LOCAL.test(new URL(url).hostname);
