export default {
  'people.noneOfMine': 'מה שייכתב על פוסטרים יופיע כאן ברגע שכולם יוכלו לקרוא אותו.',
} as const;
