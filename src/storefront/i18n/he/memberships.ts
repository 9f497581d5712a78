export default {
  'memberships.title': 'המנויים שלך',
  'memberships.hint': 'אפשר לשלם בהם על הפריטים האלה. השימוש נספר בעת ההזמנה, ומוחזר אם ההזמנה לא הושלמה.',
  'memberships.none': 'תשלום רגיל',
  'memberships.payWith': 'תשלום באמצעות %{name}',
  'memberships.remaining': 'נותרה פעם אחת |||| נותרו %{smart_count} פעמים',
  'memberships.rejected':
    'המנוי שבחרת אינו יכול לשלם על הפריט הזה כרגע. אפשר לבחור דרך אחרת או לנסות שוב עוד רגע.',
  'memberships.failed': 'לא ניתן היה לבחור בו. שום שימוש לא נספר: אפשר לנסות שוב עוד רגע.',
} as const;
