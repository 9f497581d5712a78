/** Whose fees on a checkout or an order are tips; such a fee's code is the tip's id. */
export const TIPS_APP_ID = '869a50c8-dd38-4324-b201-e33dc0747a5f';

/** What such a fee is called where nobody translates it. */
export const TIP_NAME = 'Tip';

export const isTip = ({ providerAppId }: { providerAppId?: string | null | undefined }): boolean =>
  providerAppId === TIPS_APP_ID;
