export default {
  'checkout.newsletter': 'כתבו לי מדי פעם על פוסטרים חדשים והצעות. אפשר לבטל בכל עת.',
  'checkout.offlineHint': 'מדפיסים כשהכסף מגיע',
  'checkout.orderCount': 'ההזמנה שלך, פוסטר אחד |||| ההזמנה שלך, %{count} פוסטרים',
  'checkout.tipHint': 'לאנשים שמכינים ואורזים את ההזמנה. רק אם רוצים.',
  'checkout.emptyAction': 'לכל הפוסטרים',
} as const;
