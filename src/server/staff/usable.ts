interface Account {
  active: boolean;
  demo: boolean;
}

/** Demo accounts have published passwords: they rest while the demo is off. */
export const isUsable = (account: Account, { demo }: { demo: boolean }): boolean =>
  account.active && (demo || !account.demo);
