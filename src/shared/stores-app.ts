/** The app whose catalogue holds the shop's products. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
