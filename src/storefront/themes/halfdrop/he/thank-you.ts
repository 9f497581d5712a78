export default {
  'thanks.transfer': 'הזמנה %{number} שמורה. ברגע שההעברה תתקבל נדפיס ונכתוב אל %{email}.',
  'thanks.ordered': 'הזמנה %{number} אצל המדפיס. אישור בדרך אל %{email}.',
  'thanks.waiting':
    'הזמנה %{number} שמורה לך. הבנק לוקח את הזמן; ברגע שיאשר נדפיס ונכתוב אל %{email}. אפשר לסגור את הדף.',
  'thanks.prepared': 'הדפסה ומסגור',
  'thanks.arrived': 'על הקיר שלך',
  'thanks.wall': 'מה שקנית, על קיר: %{names}',
} as const;
