export default {
  'orders.look': 'לפוסטרים',
  'orders.status.printing': 'אצל המדפיס',
  'orders.means.paying': 'הבנק לוקח את הזמן; נדפיס כשיאשר.',
  'orders.means.unpaid': 'עוד לתשלום; אחר כך נדפיס.',
  'orders.means.partlyPosted': 'חלק בדרך, השאר בהדפסה.',
  'orders.means.printing': 'היא בהדפסה.',
  'orders.means.within': 'תישלח תוך יום. |||| תישלח תוך %{count} ימים.',
} as const;
