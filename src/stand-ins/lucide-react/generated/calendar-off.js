import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('calendar-off', [["path",{"d":"M16 2v3","key":"otl347"}],["path",{"d":"m2 2 20 20","key":"1ooewy"}],["path",{"d":"M21 9h-5.5","key":"1g344v"}],["path",{"d":"M3 9h6","key":"1q2djq"}],["path",{"d":"M3.586 3.586A2 2 0 003 5v14a2 2 0 002 2h14a2 2 0 001.414-.586","key":"1g7ltu"}],["path",{"d":"M8.656 3H19a2 2 0 012 2v10.344","key":"1bwpd1"}]]);
