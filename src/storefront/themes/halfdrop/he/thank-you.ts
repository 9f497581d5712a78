export default {
  'thanks.ordered': 'הזמנה %{number} אצל המדפיס.',
  'thanks.waiting': 'הזמנה %{number} שמורה לך. הבנק לוקח את הזמן; ברגע שיאשר נדפיס. אפשר לסגור את הדף.',
  'thanks.prepared': 'הדפסה ומסגור',
  'thanks.arrived': 'על הקיר שלך',
  'thanks.wall': 'מה שקנית, על קיר: %{names}',
} as const;
