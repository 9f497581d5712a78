export default {
  'cart.total': 'סך הכול לפני משלוח',
  'cart.emptyText': 'קיר שלם מחכה שיסתכלו עליו.',
  'cart.emptyAction': 'לכל הפוסטרים',
  'cart.deliveryNext': 'שוברי מתנה ומשלוח בשלב הבא.',
} as const;
